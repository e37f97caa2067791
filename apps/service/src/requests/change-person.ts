import { type Applicant, phoneKey, submittedIdentityOf } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import type { Row } from '../platform/database/schema.ts'
import { encryptionContext } from '../platform/encryption/encryption-context.ts'
import type { RequestContext } from '../platform/request-context.ts'
import { lockApplicant, unlockApplicant } from './active-applicant-lock.ts'
import { endLapsedRequests } from './end-lapsed-requests.ts'
import { replaceFamily } from './family.ts'
import type { StoredApplicant, StoredPerson } from './request-reader.ts'

/** A stored person and what is to stand there instead. */
export interface PersonChange {
  readonly person: StoredPerson
  readonly applicant: Applicant
}

/** D30 for a changed name, birth date or number: false where that person has another open request. */
const moveIdentity = async (
  trx: Trx,
  context: RequestContext,
  request: Row<'request'>,
  { person, applicant }: PersonChange,
): Promise<boolean> => {
  const claimed = await unlockApplicant(trx, person.row)
  // Whose document is ready may apply anew already: correcting the old data does not take that back.
  if (!claimed && request.status === 'paymentCompleted') return true
  const key = { officeId: request.office_id, requestId: request.id, personId: person.row.id }
  const claim = () => lockApplicant(trx, context.services, applicant, key)
  return (await claim()) || ((await endLapsedRequests(trx, context, applicant)) && (await claim()))
}

/** Writes one applicant anew, sealed. False: the changed person has another open request (D30). */
export const changePerson = async (
  trx: Trx,
  context: RequestContext,
  request: Row<'request'>,
  change: PersonChange,
): Promise<boolean> => {
  const { services, now } = context
  const { row, firstSubmitted = submittedIdentityOf(change.person.applicant) } = change.person
  const { family, ...applicant } = change.applicant
  const stored: StoredApplicant = { ...applicant, firstSubmitted }
  if (!(await moveIdentity(trx, context, request, change))) return false
  await trx
    .updateTable('request_person')
    .set({
      under18: applicant.personal.under18,
      correction_type: applicant.passport.correctionType ?? null,
      applicant: services.encryption.encryptJson(stored, encryptionContext.person(row.id)),
      phone_index: services.encryption.blindIndex('phone', phoneKey(applicant.personal.phoneNumber)),
      changed_at: now,
    })
    .where('office_id', '=', row.office_id)
    .where('id', '=', row.id)
    .execute()
  await replaceFamily(trx, services, row, family)
  return true
}
