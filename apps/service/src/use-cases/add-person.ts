import {
  type AddedApplicants,
  type Applicant,
  checkApplicant,
  type Issue,
  type SubmittedRequest,
  under,
} from '@invea/domain'
import { ethiopianId, referenceIssues } from '../application/check-references.ts'
import { effectiveStatus } from '../application/effective-status.ts'
import type { Handler } from '../call.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import { dayOf } from '../ports/clock.ts'
import { actorOf, audit } from '../store/audit.ts'
import type { MasterSnapshot } from '../store/master-data.ts'
import { findOwnRequest, lockOwnRequest } from '../store/own-request.ts'
import { readRequest } from '../store/request-reader.ts'
import { sealedIn } from '../store/request-writer.ts'
import type { Row } from '../store/schema.ts'
import { addApplicants } from './add-applicants.ts'

const checkAll = (
  { applicants }: AddedApplicants,
  request: Row<'request'>,
  snapshot: MasterSnapshot,
  now: Date,
): Outcome<readonly Applicant[]> => {
  const rules = { today: dayOf(now), nationalityId: ethiopianId(snapshot), requestType: request.request_type }
  const checked = applicants.map((applicant) => checkApplicant(applicant, rules))
  const issues = checked.flatMap((one, at): readonly Issue[] =>
    under(`applicants.${at}`, one.ok ? referenceIssues(one.value, snapshot) : one.issues),
  )
  return issues.length > 0
    ? refused('invalidInput', { issues })
    : done(checked.flatMap((one) => (one.ok ? [one.value] : [])))
}

/** AddPerson (A §4): a later applicant of a group joins the request, while its summary is not confirmed and places are left. */
export const addPerson: Handler<AddedApplicants, SubmittedRequest> = async (call, added) => {
  const { services, caller, now } = call
  const own = await findOwnRequest(services.db, caller, added.requestId, now)
  if (!own) return refused('notFound')
  const applicants = checkAll(added, own, await services.master.snapshot(), now)
  if (!applicants.ok) return applicants

  return call.once<SubmittedRequest>(async (trx) => {
    const request = await lockOwnRequest(trx, caller, added.requestId, now)
    if (!request) return refused('notFound')
    const stored = await readRequest(trx, services, request)
    if (effectiveStatus(request, stored.orders, now) !== 'initial') return refused('notAllowed')
    if (stored.persons.length + applicants.value.length > request.applicants) return refused('groupFull')
    const { office_id: officeId, id: requestId } = request
    const place = { officeId, requestId, from: stored.persons.length + 1 }
    const persons = await addApplicants(trx, call, place, applicants.value)
    if (!persons.ok) return persons
    await trx
      .updateTable('request')
      .set({ version: request.version + 1, changed_at: now })
      .where('office_id', '=', officeId)
      .where('id', '=', requestId)
      .execute()
    await audit(trx, {
      officeId,
      at: now,
      actor: actorOf(caller),
      action: 'person.added',
      requestId,
      detail: { applicants: persons.value.length },
    })
    const confirmationNumber = services.vault.open(request.confirmation_number, sealedIn.request(requestId)).toString()
    return done({ requestId, confirmationNumber, persons: persons.value })
  })
}
