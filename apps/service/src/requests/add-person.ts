import type { Applicant, Result } from '@invea/domain'
import type { AddedApplicants, SubmittedRequest } from '@invea/domain/application'
import { issuesOf, under } from '@invea/domain/issues'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { isUrgentOpen } from '../appointments/hold-appointment.ts'
import { giveBack, lockCounters, randomReturnDelay, release, slotKeyOf } from '../appointments/slot-capacity.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { newId } from '../platform/ids.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { type ApplicantLock, hasNoOpenRequest, type KeyedApplicant, lockApplicants } from './active-applicant-lock.ts'
import { showOwn } from './application-of.ts'
import { findAuthorizedRequest, lockAuthorizedRequest } from './authorized-request.ts'
import { checkApplicantOf } from './check-applicant.ts'
import { withoutLapsedRequests } from './close-request.ts'
import { confirmationNumberOf, readRequest, type StoredRequest } from './request-reader.ts'
import { statusAt, updateRequest } from './request-status.ts'
import { insertPerson } from './request-writer.ts'

export const withNewKeys = (
  { officeId, requestId }: { readonly officeId: number; readonly requestId: number },
  applicants: readonly Applicant[],
): readonly KeyedApplicant[] =>
  applicants.map((applicant) => ({ applicant, key: { officeId, requestId, personId: newId(officeId) } }))

/** Stores locked applicants of a request in order. Refuses all of them if one has an open request (D30). */
export const addApplicants = async (
  trx: Trx,
  { services, now }: RequestContext,
  applicants: readonly KeyedApplicant[],
  { from, locks }: { readonly from: number; readonly locks: readonly ApplicantLock[] },
): Promise<Result<SubmittedRequest['persons'], Refusal>> => {
  const persons: SubmittedRequest['persons'][number][] = []
  for (const [at, person] of applicants.entries()) {
    const { applicant, key } = person
    const stored = { ...key, position: from + at, applicant, now }
    const { personId, applicationNumber } = await insertPerson(trx, services, stored)
    if (!(await hasNoOpenRequest(trx, services, person, locks[at]))) return refused('openRequest')
    persons.push({ requestPersonId: personId, personId, applicationNumber, firstName: applicant.personal.firstName })
  }
  return ok(persons)
}

const checkAll = (
  context: RequestContext,
  { applicants }: AddedApplicants,
  request: Row<'request'>,
  snapshot: MasterSnapshot,
): Result<readonly Applicant[], Refusal> => {
  const checked = applicants.map((applicant) => checkApplicantOf(context, request, applicant, snapshot))
  const issues = checked.flatMap((one, at) => under(`applicants.${at}`, issuesOf(one)))
  return issues.length > 0
    ? refused('invalidInput', { issues })
    : ok(checked.flatMap((one) => (one.ok ? [one.value] : [])))
}

/** AddPerson (A §4): adds later applicants of a group, until the summary is confirmed or the group is complete. */
export const addPerson: EndpointHandler<'addPerson'> = async (context, { body: added }) => {
  const { services, caller, now } = context
  const own = await findAuthorizedRequest(services.db, caller, added.requestId, now)
  if (!own) return refused('notFound')
  // The ten minutes include the later applicants of a group (D14).
  if (own.mode === 'urgent' && !isUrgentOpen(caller, now)) return refused('signInRequired')
  const applicants = checkAll(context, added, own, await services.master.snapshot())
  if (!applicants.ok) return applicants

  const join = async (trx: Trx): Promise<Result<SubmittedRequest, Refusal>> => {
    const request = await lockAuthorizedRequest(trx, caller, added.requestId, now)
    if (!request) return refused('notFound')
    const stored = await readRequest(trx, services, request)
    if (statusAt(request, stored.orders, now) !== 'initial') return refused('notAllowed')
    if (stored.persons.length + applicants.value.length > request.applicants) return refused('groupFull')
    const { office_id: officeId, id: requestId } = request
    const keyed = withNewKeys({ officeId, requestId }, applicants.value)
    const locks = await lockApplicants(trx, services, keyed)
    const persons = await addApplicants(trx, context, keyed, { from: stored.persons.length + 1, locks })
    if (!persons.ok) return persons
    await updateRequest(trx, request, now)
    await audit(trx, context, 'person.added', { officeId, requestId, detail: { applicants: persons.value.length } })
    const confirmationNumber = confirmationNumberOf(services, request)
    return ok({ requestId, confirmationNumber, persons: persons.value })
  }
  return withoutLapsedRequests(context, { work: () => context.runOnce(join), applicants: () => applicants.value })
}

/**
 * Keeps the slots of the stored applicants, the first ones of the group. The others become free after a random delay. The rows stay,
 * because a slot with a lowered capacity could not be reserved again.
 */
const keepSlots = async (
  trx: Trx,
  { services, now }: RequestContext,
  { persons, appointmentRows }: StoredRequest,
): Promise<void> => {
  await lockCounters(trx, appointmentRows.map(slotKeyOf))
  let missing = persons.length
  for (const row of appointmentRows) {
    const applicants = Math.min(row.applicants, missing)
    const freed = row.applicants - applicants
    const seconds = randomReturnDelay(services.env)
    missing -= applicants
    if (applicants === 0)
      await release(trx, [row], { from: 'final', to: 'cancelled', now, returnDelayOf: () => seconds })
    else if (freed > 0) {
      const { numUpdatedRows } = await trx
        .updateTable('appointment')
        .set({ applicants, changed_at: now })
        .where((query) => query.and({ office_id: row.office_id, id: row.id, state: 'final' }))
        .executeTakeFirst()
      if (numUpdatedRows === 0n) continue
      await giveBack(trx, row, { applicants: freed, seconds, now })
      // If the request ends unpaid, its code has blocked these slots too (H1).
      const ended = { state: 'cancelled', id: newId(row.office_id), applicants: freed } as const
      await trx
        .insertInto('appointment')
        .values({ ...row, ...ended, expires_at: null, changed_at: now })
        .execute()
    }
  }
}

/**
 * CompleteGroup: continues a group without the applicants that were not added, for example because one has another application or their
 * data are on a device that was lost. A repeated call changes nothing.
 */
export const completeGroup: EndpointHandler<'completeGroup'> = async (context, { body: { requestId } }) => {
  const { services, caller, now } = context
  const result = await context.runOnce<null>(async (trx) => {
    const request = await lockAuthorizedRequest(trx, caller, requestId, now)
    if (!request) return refused('notFound')
    const stored = await readRequest(trx, services, request)
    const applicants = stored.persons.length
    if (applicants === request.applicants) return ok(null)
    if (statusAt(request, stored.orders, now) !== 'initial') return refused('notAllowed')
    await keepSlots(trx, context, stored)
    await updateRequest(trx, request, now, { applicants })
    const detail = { from: request.applicants, to: applicants }
    await audit(trx, context, 'group.completed', { officeId: request.office_id, requestId, detail })
    return ok(null)
  })
  return result.ok ? showOwn(context, requestId) : result
}
