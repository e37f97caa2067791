import type { Applicant } from '@invea/domain'
import type { Services, Trx } from '../services.ts'
import type { Row } from './schema.ts'

/**
 * D30: what makes two applicants the same person, one text for each document that proves it. Without a birth
 * certificate and an old passport nothing does: names and a birth date alone are shared by strangers.
 */
const identitiesOf = ({ personal, passport }: Applicant): readonly string[] => {
  const { firstName, fatherName, grandfatherName, birthDate, birthCertificateId } = personal
  const person = [firstName, fatherName, grandfatherName, birthDate].join('|')
  return [
    ...(birthCertificateId ? [`certificate|${birthCertificateId}|${person}`] : []),
    ...(passport.passportNumber ? [`passport|${passport.passportNumber}|${person}`] : []),
  ]
}

/** The requests that keep this person from applying again. */
export const requestsOfSamePerson = (
  trx: Trx,
  { vault }: Pick<Services, 'vault'>,
  applicant: Applicant,
): Promise<readonly Row<'request'>[]> =>
  trx
    .selectFrom('request')
    .selectAll('request')
    .distinct()
    .innerJoin('open_identity', (join) =>
      join
        .onRef('open_identity.office_id', '=', 'request.office_id')
        .onRef('open_identity.request_id', '=', 'request.id'),
    )
    .where(
      'open_identity.identity_index',
      'in',
      identitiesOf(applicant).map((identity) => vault.blindIndex('identity', identity)),
    )
    .execute()

/** Lets the persons of a request apply anew. */
export const releaseIdentities = async (
  trx: Trx,
  { office_id, id }: Pick<Row<'request'>, 'office_id' | 'id'>,
): Promise<void> => {
  await trx.deleteFrom('open_identity').where('office_id', '=', office_id).where('request_id', '=', id).execute()
}

/** Lets go of one person's identity; true when there was one to let go of. */
export const releaseIdentity = async (
  trx: Trx,
  { office_id, id }: Pick<Row<'request_person'>, 'office_id' | 'id'>,
): Promise<boolean> => {
  const rows = await trx
    .deleteFrom('open_identity')
    .where('office_id', '=', office_id)
    .where('person_id', '=', id)
    .returning('person_id')
    .execute()
  return rows.length > 0
}

/** Marks the person as having an open request. False: there is one already, in whatever office. */
export const claimIdentity = async (
  trx: Trx,
  { vault }: Pick<Services, 'vault'>,
  applicant: Applicant,
  place: { readonly officeId: number; readonly requestId: number; readonly personId: number },
): Promise<boolean> => {
  const rows = identitiesOf(applicant)
    .map((identity) => ({
      identity_index: vault.blindIndex('identity', identity),
      office_id: place.officeId,
      request_id: place.requestId,
      person_id: place.personId,
    }))
    // In one order for everybody, so that two submissions of the same family never wait for each other in a circle.
    .toSorted((one, other) => one.identity_index.compare(other.identity_index))
  if (rows.length === 0) return true
  const claimed = await trx
    .insertInto('open_identity')
    .values(rows)
    .onConflict((conflict) => conflict.column('identity_index').doNothing())
    .returning('person_id')
    .execute()
  if (claimed.length === rows.length) return true
  const holders = await trx
    .selectFrom('open_identity')
    .select('person_id')
    .where(
      'identity_index',
      'in',
      rows.map(({ identity_index }) => identity_index),
    )
    .execute()
  if (holders.every(({ person_id }) => person_id === place.personId)) return true
  await trx
    .deleteFrom('open_identity')
    .where('office_id', '=', place.officeId)
    .where('person_id', '=', place.personId)
    .execute()
  return false
}
