import { collectionDate, type Issue, type Result } from '@invea/domain'
import type { LatinNames } from '@invea/domain/applicant'
import {
  checkNewRequest,
  checkOriginIdRequest,
  confirmedStatuses,
  holderNameIssues,
  isOneOf,
  type NewRequest,
  type SubmittedRequest,
} from '@invea/domain/application'
import { isDayClosed, offeredTypeIssues, urgentOfficeIssues } from '@invea/domain/appointment'
import { under } from '@invea/domain/issues'
import { sql } from 'kysely'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { isUrgentOpen } from '../appointments/hold-appointment.ts'
import { makeFinal, reviewDeadline, setAppointmentExpiry, unpaidAppointmentDeadline } from '../appointments/holds.ts'
import { urgentSlot } from '../appointments/slot-capacity.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { senderOf } from '../messages/message-limits.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { dayOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { newId, officeOf } from '../platform/ids.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { lockApplicants } from './active-applicant-lock.ts'
import { addApplicants, withNewKeys } from './add-person.ts'
import { showOwn } from './application-of.ts'
import { lockAuthorizedRequest } from './authorized-request.ts'
import { ethiopianId, findHolder, referenceIssues, withUnchecked } from './check-applicant.ts'
import { withoutLapsedRequests } from './close-request.ts'
import { isComplete } from './documents.ts'
import { formatDeadline, type MessageSubject, messageFacts, notify } from './notify.ts'
import { readRequest } from './request-reader.ts'
import { changeStatus, statusAt } from './request-status.ts'
import { insertRequest } from './request-writer.ts'

const invalid = (issues: readonly Issue[]) => refused('invalidInput', { issues })

/** Checks every rule of A §5 again, and every id against the master data. */
const checkRequest = (
  { services: { env }, now }: RequestContext,
  request: NewRequest,
  snapshot: MasterSnapshot,
  holder: LatinNames | undefined,
): Result<NewRequest, Refusal> => {
  const rules = { today: dayOf(now), nationalityId: ethiopianId(snapshot), phonePrefixes: env.phonePrefixes }
  const ofOriginId = request.originIdApplicantType !== undefined
  // A §1: the urgent service is for Ethiopian nationals.
  if (ofOriginId && request.mode === 'urgent') return invalid([{ field: 'requestMode', code: 'nationalityEthiopian' }])
  const result = ofOriginId ? checkOriginIdRequest(request, rules) : checkNewRequest(request, rules)
  if (!result.ok) return invalid(result.error)
  const office = snapshot.offices.get(request.officeId)
  const site = result.value.deliverySiteId
  const unknownSite = site !== undefined && !office?.deliverySites.some(({ id }) => id === site)
  const issues: readonly Issue[] = [
    ...(office ? [] : [{ field: 'officeId', code: 'officeRequired' } as const]),
    // The specified urgent hold has no type (A §7), so its office is checked here.
    ...(request.mode === 'urgent'
      ? [...urgentOfficeIssues(office, 'officeId'), ...offeredTypeIssues(office, request.requestType, 'officeId')]
      : []),
    ...(unknownSite ? [{ field: 'deliverySiteId', code: 'deliverySiteRequired' } as const] : []),
    ...result.value.applicants.flatMap((applicant, at) =>
      under(`applicants.${at}`, [
        ...referenceIssues(applicant, snapshot),
        ...(at === 0 ? holderNameIssues(applicant.personal, { holder }) : []),
      ]),
    ),
  ]
  if (issues.length > 0) return invalid(issues)
  return ok({
    ...result.value,
    applicants: result.value.applicants.map((applicant, at) => withUnchecked(applicant, request.applicants[at])),
  })
}

/** Distinguishes an expired or used hold of this session from an unknown one, so that the applicant chooses another slot. */
const missingAppointment = async (trx: Trx, { caller }: RequestContext, ids: readonly number[]) => {
  const own = await trx
    .selectFrom('appointment')
    .select('id')
    .where('office_id', 'in', [...new Set(ids.map(officeOf))])
    .where('session_id', '=', caller.sessionId)
    .where('id', 'in', [...ids])
    .execute()
  return refused(own.length === ids.length ? 'holdExpired' : 'notFound')
}

/** Whether the hold fits the request, urgent or not. Values that the specified urgent body omits are not compared. */
const holdFits = (row: Row<'appointment'>, { officeId, requestType, mode, urgentDays }: NewRequest): boolean => {
  const urgent = row.slot_id === urgentSlot
  const sameType = row.request_type === requestType || (urgent && row.request_type === 'unknown')
  const sameOption = row.urgent_days === null || row.urgent_days === urgentDays
  return row.office_id === officeId && sameType && urgent === (mode === 'urgent') && sameOption
}

type LockedHold = Row<'appointment'> & { readonly turn_ended: boolean }

/**
 * Ends the turn of the session, and locks its hold (`lock_submission` of the migrations). The hold must be for this office, type and
 * enough applicants. All its slots must be named, so that none remains.
 */
const lockFittingHold = async (
  trx: Trx,
  context: RequestContext,
  request: NewRequest,
): Promise<Result<readonly LockedHold[], Refusal>> => {
  const { caller, now } = context
  const ids = new Set(request.appointmentIds)
  const { rows } = await sql<LockedHold>`
    with locked as (select * from lock_submission(${caller.sessionId}, ${now})) select turn_ended, (hold).* from locked`.execute(
    trx,
  )
  const named = rows.filter(({ id }) => ids.has(id))
  if (named.length < ids.size) return missingAppointment(trx, context, [...ids])
  const fits = named.length === rows.length && rows.every((row) => holdFits(row, request))
  const applicants = rows.reduce((sum, row) => sum + row.applicants, 0)
  if (!fits) return refused('invalidInput', { issues: [{ field: 'appointmentIds', code: 'dateRequired' }] })
  return applicants < request.applicants.length ? refused('groupFull') : ok(rows)
}

const deliveryDate = (request: NewRequest, { day }: Row<'appointment'>, snapshot: MasterSnapshot, now: Date) => {
  const { mode, requestType, urgentDays, officeId } = request
  const processingDays = snapshot.offices.get(officeId)?.processingDays ?? 0
  const submittedOn = dayOf(now)
  return collectionDate(
    { mode, requestType, urgentDays, submittedOn, appointmentDate: day, processingDays },
    snapshot.closures,
  )
}

const store = async (
  trx: Trx,
  context: RequestContext,
  request: NewRequest,
  snapshot: MasterSnapshot,
): Promise<Result<SubmittedRequest, Refusal>> => {
  const { services, caller, now } = context
  const requestId = newId(request.officeId)
  const rows = await lockFittingHold(trx, context, request)
  if (!rows.ok) return rows
  const [first] = rows.value
  if (!first) return refused('notFound')
  // The day was closed while it was held. The form keeps everything else and opens the choice of the date.
  if (isDayClosed(first.day, snapshot, request)) return refused('outsideWindow')
  // A hold that was sent together with the last submission is no second turn.
  if (first.turn_ended) return refused('waiting')
  const applicants = withNewKeys({ officeId: request.officeId, requestId }, request.applicants)
  const locks = await lockApplicants(trx, services, applicants)
  const heldUntil = unpaidAppointmentDeadline(rows.value, services, snapshot, now)
  await makeFinal(trx, { sessionId: caller.sessionId, requestId, expiresAt: heldUntil, now })
  const deliversOn = deliveryDate(request, first, snapshot, now)
  const confirmationNumber = await insertRequest(trx, services, {
    ...request,
    id: requestId,
    sessionId: caller.sessionId,
    accountId: caller.accountId,
    applicants: rows.value.reduce((sum, { applicants }) => sum + applicants, 0),
    deliveryDate: deliversOn,
    today: dayOf(now),
    heldUntil,
    baseFee: request.originIdApplicantType && snapshot.originIdBaseFee,
    isSampleFee: request.originIdApplicantType !== undefined && snapshot.isSampleFee,
    now,
  })
  const persons = await addApplicants(trx, context, applicants, { from: 1, locks })
  if (!persons.ok) return persons
  await audit(trx, context, 'request.submitted', {
    officeId: request.officeId,
    requestId,
    detail: { type: request.requestType, mode: request.mode, applicants: request.applicants.length },
  })
  const stored: MessageSubject = {
    row: {
      office_id: request.officeId,
      id: requestId,
      language: request.language,
      request_type: request.requestType,
      origin_id_type: request.originIdApplicantType ?? null,
      mode: request.mode,
      delivery_date: deliversOn,
      submitted_on: dayOf(now),
    },
    appointmentRows: rows.value,
    persons: request.applicants.map((applicant, at) => ({
      applicant,
      row: {
        id: persons.value[at]?.requestPersonId ?? 0,
        application_number: persons.value[at]?.applicationNumber ?? '',
      },
    })),
  }
  const until = formatDeadline(stored, heldUntil)
  const params = { ...messageFacts(stored, snapshot, services.env), confirmationNumber, until }
  const kind = request.mode === 'urgent' ? 'receivedUrgent' : 'received'
  await notify(trx, services, stored, { kind, params, occasion: requestId, now, sender: senderOf(context) })
  return ok({ requestId, confirmationNumber, persons: persons.value })
}

/** SubmitRequest (A §4, A §7): checks everything again, makes the hold final, stores the applicants, and returns the numbers. */
export const submitRequest: EndpointHandler<'submitRequest'> = async (context, { body: input }) => {
  const { services, caller, now } = context
  // A §6: urgent applications need a signed-in account within its ten minutes (D14).
  if (input.mode === 'urgent' && !isUrgentOpen(caller, now)) return refused('signInRequired')
  const snapshot = await services.master.snapshot()
  const holder = await findHolder(services.db, services, { mode: input.mode, accountId: caller.accountId })
  const request = checkRequest(context, input, snapshot, holder)
  if (!request.ok) return request
  // A request that cannot be paid is not accepted.
  const hasNoFee = request.value.originIdApplicantType && snapshot.originIdBaseFee === undefined
  if (hasNoFee) return refused('unavailable', { retryAfterSeconds: 600 })
  return withoutLapsedRequests(context, {
    work: () => context.runOnce((trx) => store(trx, context, request.value, snapshot)),
    applicants: () => request.value.applicants,
  })
}

/**
 * ConfirmRequest (B §2 Summary, D27): the applicant confirms the stored data. All applicants and their documents must be
 * complete. A normal request is ready to be paid, an urgent one goes to the agency first and its applicant gets a message.
 */
export const confirmRequest: EndpointHandler<'confirmRequest'> = async (context, { body: { requestId } }) => {
  const { services, caller, now } = context
  const snapshot = await services.master.snapshot()
  const result = await context.runOnce<null>(async (trx) => {
    const request = await lockAuthorizedRequest(trx, caller, requestId, now)
    if (!request) return refused('notFound')
    const stored = await readRequest(trx, services, request)
    const status = statusAt(request, stored.orders, now)
    if (isOneOf(confirmedStatuses, status)) return ok(null)
    if (status !== 'initial') return refused('notAllowed')
    if (!isComplete(stored, snapshot)) return refused('attachmentsMissing')
    // Locks the appointment. The deadline changes only for an urgent request, which now waits for the agency (D25).
    const urgent = request.mode === 'urgent'
    const heldUntil = urgent ? reviewDeadline(stored.appointmentRows, snapshot) : request.held_until
    const heldSlots = await setAppointmentExpiry(trx, request, heldUntil)
    if (heldSlots < request.applicants) return refused('notAllowed')
    await changeStatus(trx, request, context, {
      event: 'confirm',
      columns: { confirmed_at: now, held_until: heldUntil },
      action: 'request.confirmed',
    })
    if (urgent) {
      const params = messageFacts(stored, snapshot, services.env)
      // A change can make the request incomplete, so that it is confirmed again.
      const about = { occasion: `${requestId}/${request.version}`, now, sender: senderOf(context) }
      await notify(trx, services, stored, { kind: 'underReview', params, ...about })
    }
    return ok(null)
  })
  return result.ok ? showOwn(context, requestId) : result
}
