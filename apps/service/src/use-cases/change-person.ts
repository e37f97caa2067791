import { type Applicant, phoneKey, submittedIdentityOf } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import type { Call } from '../request-context.ts'
import { claimIdentity, releaseIdentity } from '../store/active-applicant-lock.ts'
import { sealedIn } from '../store/encryption-context.ts'
import { replaceFamily } from '../store/family.ts'
import type { SealedApplicant, StoredPerson } from '../store/request-reader.ts'
import type { Row } from '../store/schema.ts'
import { endLapsedRequests } from './end-lapsed-requests.ts'

/** A stored person and what is to stand there instead. */
export interface PersonChange {
  readonly person: StoredPerson
  readonly applicant: Applicant
}

/** D30 for a changed name, birth date or number: false where that person has another open request. */
const moveIdentity = async (
  trx: Trx,
  call: Call,
  request: Row<'request'>,
  { person, applicant }: PersonChange,
): Promise<boolean> => {
  const claimed = await releaseIdentity(trx, person.row)
  // Whose document is ready may apply anew already: correcting the old data does not take that back.
  if (!claimed && request.status === 'paymentCompleted') return true
  const place = { officeId: request.office_id, requestId: request.id, personId: person.row.id }
  const claim = () => claimIdentity(trx, call.services, applicant, place)
  return (await claim()) || ((await endLapsedRequests(trx, call, applicant)) && (await claim()))
}

/** Writes one applicant anew, sealed. False: the changed person has another open request (D30). */
export const changePerson = async (
  trx: Trx,
  call: Call,
  request: Row<'request'>,
  change: PersonChange,
): Promise<boolean> => {
  const { services, now } = call
  const { row, firstSubmitted = submittedIdentityOf(change.person.applicant) } = change.person
  const { family, ...applicant } = change.applicant
  const sealed: SealedApplicant = { ...applicant, firstSubmitted }
  if (!(await moveIdentity(trx, call, request, change))) return false
  await trx
    .updateTable('request_person')
    .set({
      under18: applicant.personal.under18,
      correction_type: applicant.passport.correctionType ?? null,
      applicant: services.vault.sealJson(sealed, sealedIn.person(row.id)),
      phone_index: services.vault.blindIndex('phone', phoneKey(applicant.personal.phoneNumber)),
      changed_at: now,
    })
    .where('office_id', '=', row.office_id)
    .where('id', '=', row.id)
    .execute()
  await replaceFamily(trx, services, row, family)
  return true
}
