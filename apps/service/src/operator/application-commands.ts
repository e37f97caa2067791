import { passportFacts } from '@invea/domain/applicant'
import {
  approvedSince,
  findOfficeRecordFault,
  findTransition,
  lastOfficeRecord,
  type OfficeRecordFault,
  type OfficeRecordKind,
  servedKinds,
} from '@invea/domain/application'
import { formatAmount } from '@invea/domain/fees'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { setAppointmentExpiry, unpaidAppointmentDeadline } from '../appointments/holds.ts'
import type { MessageParams } from '../messages/messages.ts'
import { moveOrder, subjectOf } from '../payments/orders.ts'
import { type AuditContext, audit } from '../platform/audit-log/audit.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { keyedPersons, lockApplicant, unlockApplicant } from '../requests/active-applicant-lock.ts'
import { commonFieldsOf } from '../requests/application-of.ts'
import { closeRequest } from '../requests/close-request.ts'
import { formatDeadline, messageFacts, notify } from '../requests/notify.ts'
import { eventsOfApplicant, recordEvent } from '../requests/request-events.ts'
import { type StoredRequest, toEvents } from '../requests/request-reader.ts'
import { changeStatus, checkedOrder, liveOrder } from '../requests/request-status.ts'
import { defineCommand, failure, type Operator, type OutputRow, success } from './command.ts'
import { endCorrection } from './corrections.ts'
import { choice, printedNumber, text, yesOrNo } from './fields.ts'
import { changeApplication } from './one-person.ts'
import { isTakenBack } from './payment-reports.ts'
import { reviewVersionOf } from './show-request.ts'

/**
 * Four eyes: records the first approval of a request. `complete`: another operator approved this version before.
 * `repeated`: the same operator did. A change of the request or its documents makes earlier approvals void.
 */
const recordApproval = async (
  trx: Trx,
  request: { readonly office_id: number; readonly id: number; readonly version: number },
  { operator, now }: { readonly operator: Operator; readonly now: Date },
): Promise<'first' | 'repeated' | 'complete'> => {
  const key = { office_id: request.office_id, request_id: request.id }
  const first = await trx
    .selectFrom('first_approval')
    .selectAll()
    .where((query) => query.and({ office_id: key.office_id, request_id: key.request_id }))
    .executeTakeFirst()
  if (first?.version === request.version) return first.operator_id === operator.id ? 'repeated' : 'complete'
  const approval = { version: request.version, operator_id: operator.id, approved_at: now }
  await trx
    .insertInto('first_approval')
    .values({ ...key, ...approval })
    .onConflict((on) => on.columns(['office_id', 'request_id']).doUpdateSet(approval))
    .execute()
  return 'first'
}

/**
 * D26, D27: the agency accepts an urgent request, with its corrections. It can then be paid. A repeated call changes nothing. If the setting
 * requires two approvals, two operators must approve the same version.
 */
export const approve = defineCommand({
  role: 'reviewer',
  summary: 'Approve an urgent application in the version that was reviewed',
  input: z.object({ applicationNumber: printedNumber, version: text(40) }),
  run: (context, { applicationNumber, version }) =>
    changeApplication(context, applicationNumber, async (trx, stored, { snapshot }) => {
      const { services, now, operator } = context
      const { row } = stored
      if (row.status === 'urgentApproved') return success([{ applicationNumber, status: row.status }])
      if (!findTransition('approve', row.status, row.mode)) return failure(`the application is ${row.status}`)
      if (version !== reviewVersionOf(stored))
        return failure('the application changed after this review: review it again')
      // D25: while a payment is checked there is no deadline.
      if (checkedOrder(row, stored.orders, now)) return failure('a reported payment is checked: decide it first')
      const since = approvedSince(toEvents(stored), now.toISOString(), services.env.unpaidHours)
      const until = unpaidAppointmentDeadline(stored.appointmentRows, services, snapshot, new Date(since))
      if (until <= now) return failure('the day of the appointment has passed')
      if (services.env.urgentApprovers > 1) {
        if (!operator) return failure('two operators must approve, each with a personal token')
        const approval = await recordApproval(trx, row, { operator, now })
        const subject = { officeId: row.office_id, requestId: row.id, detail: { version } }
        if (approval === 'first') await audit(trx, context, 'request.approvedFirst', subject)
        if (approval !== 'complete')
          return success([{ applicationNumber, status: row.status, waitsFor: 'a second operator' }])
      }
      await setAppointmentExpiry(trx, row, until)
      for (const person of stored.persons) await endCorrection(trx, context, row, person)
      await changeStatus(trx, row, context, {
        event: 'approve',
        columns: { held_until: until },
        action: 'request.approved',
        detail: { version },
      })
      const params = { ...messageFacts(stored, snapshot, services.env), until: formatDeadline(stored, until) }
      await notify(trx, services, stored, { kind: 'approved', params, occasion: `${row.id}/${row.version}`, now })
      await recordEvent(trx, services, { request: row, kind: 'approved', at: now })
      return success([{ applicationNumber, status: 'urgentApproved', payUntil: until }])
    }),
})

/** Makes the payment of a rejected request due back, or records that it is forfeited. Returns both for the applicant's message. */
const settleRejected = async (
  trx: Trx,
  { row, orders }: StoredRequest,
  context: AuditContext,
  refund: boolean,
): Promise<Pick<MessageParams['rejected'], 'refund' | 'amount'>> => {
  const paid = orders.filter(({ state }) => state === 'paid')
  for (const order of paid) {
    if (refund) {
      await trx
        .updateTable('payment_event')
        .set({ outcome: 'refundDue', refund_reason: 'rejected' })
        .where((query) => query.and({ office_id: row.office_id, order_id: order.id, outcome: 'paid' }))
        .execute()
      await moveOrder(trx, order, ['paid'], 'refundDue', context.now)
    }
    const detail = { reason: 'rejected', amount: order.amount }
    await audit(trx, context, refund ? 'payment.refundDue' : 'payment.forfeited', { ...subjectOf(order), detail })
  }
  const amount = formatAmount(paid.reduce((sum, order) => sum + order.amount, 0))
  return { refund: refund ? 'Due' : 'Forfeited', amount }
}

/**
 * D26: the agency refuses an urgent request, or ends one that must not be served, whose persons can then apply again. Releases its slot
 * and notifies the applicant of the reason. For a paid one the operator says whether the payment is due back: `no`, typed in error, is
 * changed to `yes` by another call.
 */
export const reject = defineCommand({
  role: 'reviewer',
  summary: 'Reject an urgent application, or end any application, with a reason for the applicant',
  input: z.object({ applicationNumber: printedNumber, reason: text(500), refund: z.optional(yesOrNo) }),
  run: (context, { applicationNumber, reason, refund }) =>
    changeApplication(context, applicationNumber, async (trx, stored, { snapshot }) => {
      const { services, now } = context
      const { row, events, orders } = stored
      const done = success([{ applicationNumber, status: 'rejected' }])
      const rejection = events.findLast(({ kind }) => kind === 'rejected')
      const isPaid = orders.some(({ state }) => state === 'paid')
      if (rejection) {
        // The order of a payment that is due back for another reason has that reason.
        const isDueBack = orders.some(({ state, ended_as }) => /^refund/.test(state) && ended_as === null)
        if (refund === false && isDueBack) return failure('the rejection made the payment due back already')
        if (!refund || !isPaid) return done
      } else {
        if (!findTransition('reject', row.status, row.mode)) return failure(`the application is ${row.status}`)
        if (events.some(({ kind }) => kind === 'collected')) return failure(faultTexts.isCollected)
        if (isPaid && refund === undefined) return failure('the application is paid: say whether to refund it')
        await closeRequest(trx, services, row, context, { event: 'reject', reason })
      }
      const settled = isPaid
        ? await settleRejected(trx, stored, context, refund === true)
        : { orderCode: liveOrder(orders, now)?.order_code }
      const facts = messageFacts(stored, snapshot, services.env)
      const params = { ...facts, reason: rejection?.reason ?? reason, ...settled }
      const occasion = rejection ? `${row.id}/refund` : row.id
      await notify(trx, services, stored, { kind: 'rejected', params, occasion, now })
      return done
    }),
})

const faultTexts: Record<OfficeRecordFault, string> = {
  notPaid: 'the application is not paid',
  beforeAppointment: 'the day of the appointment has not come',
  beforeSlot: 'the time of the appointment has not come',
  dayClosed: 'the office is closed on this day: the applicant can choose another one',
  notArrived: 'the applicant has not arrived: record it first, with arrived',
  hasArrived: 'the applicant has arrived',
  hasNotCome: 'the applicant did not come',
  notReady: 'the document is not ready',
  isReady: 'the document is ready already',
  isCollected: 'the document was collected',
  takenBack: 'the payment was taken back: finance decides about it first, with payment-decided',
}

/**
 * D26: records the result of an applicant's visit to the office. A repeated call changes nothing. When a document is ready, the
 * applicant is notified where to collect it. A person whose document was collected can apply again.
 */
export const recordAtOffice = (kind: OfficeRecordKind, summary: string) =>
  defineCommand({
    role: 'office',
    summary,
    input: z.object({ applicationNumber: printedNumber }),
    run: (context, { applicationNumber }) =>
      changeApplication(context, applicationNumber, async (trx, stored, { personId, person, subject, snapshot }) => {
        const { services, now } = context
        const { row } = stored
        const done = success([{ applicationNumber, recorded: kind }])
        const events = eventsOfApplicant(stored, personId).map((event) => event.kind)
        if (lastOfficeRecord(events) === kind) return done
        const common = commonFieldsOf(stored, { snapshot, now })
        const visit = { ...common, events, now: now.toISOString(), isTakenBack: await isTakenBack(trx, row) }
        const found = findOfficeRecordFault(kind, visit)
        if (found) return failure(faultTexts[found])
        if (kind === 'collected') await endCorrection(trx, context, row, person)
        await recordEvent(trx, services, { request: row, kind, personId, at: now })
        if (kind === 'ready') {
          const office = snapshot.offices.get(row.office_id)
          const site = office?.deliverySites.find(({ id }) => id === row.delivery_site_id) ?? office
          const facts = messageFacts(stored, snapshot, services.env)
          const params = {
            name: facts.name,
            helpLine: facts.helpLine,
            number: applicationNumber,
            site: site?.name[row.language] ?? '',
            days: row.origin_id_type === null ? passportFacts.unclaimedDays : undefined,
          }
          const occasion = `${personId}/${now.toISOString()}`
          await notify(trx, services, stored, { kind: 'ready', params, occasion, now })
        }
        if (kind === 'collected') await unlockApplicant(trx, { ...subject, personId })
        await audit(trx, context, `visit.${kind}`, subject)
        return done
      }),
  })

/**
 * Takes back the last record of the office, which was meant for another applicant. It is deleted, so that every rule reads the
 * application as before; the audit log keeps both. The call names the record, so that a repeated call takes back nothing else.
 */
export const undoOfficeRecord = defineCommand({
  role: 'office',
  summary: 'Take back the last of arrived, did-not-come, ready and collected of an applicant, recorded in error',
  input: z.object({
    applicationNumber: printedNumber,
    visit: choice([...servedKinds, 'didNotCome']),
    reason: text(300),
  }),
  run: (context, { applicationNumber, visit, reason }) =>
    changeApplication(context, applicationNumber, async (trx, stored, { personId, subject, snapshot }) => {
      const { services, now } = context
      const { row } = stored
      const own = eventsOfApplicant(stored, personId)
      const last = lastOfficeRecord(own.map(({ kind }) => kind))
      if (last !== visit)
        return failure(last ? `the last record of the office is ${last}` : 'the office has recorded nothing')
      if (row.status !== 'paymentCompleted') return failure(faultTexts.notPaid)
      const person = keyedPersons(stored).find(({ key }) => key.personId === personId)
      if (visit === 'collected' && person && !(await lockApplicant(trx, services, person.applicant, person.key)))
        return failure('the person has another application: cancel or reject it first')
      const event = own.findLast(({ kind }) => kind === visit)
      await trx
        .deleteFrom('request_event')
        .where((query) => query.and({ office_id: row.office_id, id: event?.id ?? 0 }))
        .execute()
      if (visit === 'ready') {
        const params = { ...messageFacts(stored, snapshot, services.env), number: applicationNumber }
        const occasion = `${personId}/${now.toISOString()}`
        await notify(trx, services, stored, { kind: 'notReady', params, occasion, now })
      }
      const detail = { visit, at: event?.at.toISOString(), why: reason }
      await audit(trx, context, 'visit.undone', { ...subject, detail })
      return success([{ applicationNumber, undone: visit }])
    }),
})

export const listUnderReview = defineCommand({
  role: 'reviewer',
  summary: 'List urgent applications that wait for review',
  method: 'GET',
  input: z.object({}),
  run: async ({ services, now }) => {
    const { rows } = await sql<OutputRow>`
    select person.application_number as "applicationNumber", request.office_id as "officeId",
      request.request_type as type, request.urgent_days as "urgentDays", request.submitted_on as "submittedOn",
      (select min(day) from appointment where appointment.office_id = request.office_id
        and appointment.request_id = request.id and appointment.state = 'final') as day
    from request join request_person person
      on person.office_id = request.office_id and person.request_id = request.id and person.position = 1
    where request.status = 'underReview' and (request.held_until is null or request.held_until > ${now})
    order by request.created_at`.execute(services.db)
    return success(rows)
  },
})
