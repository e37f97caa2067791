import { sql } from 'kysely'
import * as z from 'zod/mini'
import { eventsOfOrders, findOrderByCode, findOrderOfReference } from '../payments/orders.ts'
import { decideReport, fromTakenBackReports } from '../payments/payment-reports.ts'
import { eventIdOf, eventIdsOf, typedEventIdOf } from '../payments/providers/payment-provider.ts'
import { verifyOrder } from '../payments/verify-order.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { messageFacts, notify } from '../requests/notify.ts'
import { defineCommand, failure, success } from './command.ts'
import { choice, printedNumber, text, yesOrNo } from './fields.ts'
import { changeOrder } from './one-person.ts'
import { columnsOfEvent } from './payments.ts'
import { readEvents, undoEvent } from './undo-payment.ts'

export const listPaymentReports = defineCommand({
  role: 'finance',
  summary: 'List reports of payment providers that wait for a decision',
  method: 'GET',
  input: z.object({}),
  run: async ({ services }) => {
    const rows = await services.db
      .selectFrom('payment_report as report')
      .innerJoin('payment_order as order', (on) =>
        on.onRef('order.office_id', '=', 'report.office_id').onRef('order.id', '=', 'report.order_id'),
      )
      .innerJoin('request', (on) =>
        on.onRef('request.office_id', '=', 'report.office_id').onRef('request.id', '=', 'report.request_id'),
      )
      .innerJoin('request_person as person', (on) =>
        on
          .onRef('person.office_id', '=', 'report.office_id')
          .onRef('person.request_id', '=', 'report.request_id')
          .on('person.position', '=', 1),
      )
      .select(['report.order_id', 'report.kind', 'order.order_code as orderCode', 'report.reference'])
      .select(['order.provider', 'report.amount', 'report.currency', 'report.verified'])
      .select(['person.application_number as applicationNumber', 'request.status', 'order.state as order'])
      .select('report.reported_at as reportedAt')
      .where('report.decided_at', 'is', null)
      .orderBy('report.reported_at')
      .execute()
    const snapshot = await services.master.snapshot()
    const countsFor = async (report: (typeof rows)[number]) =>
      report.kind === 'otherOrder'
        ? (await findOrderOfReference(services.db, snapshot, services.payments, report))?.order_code
        : ''
    const lines = await Promise.all(
      rows.map(async (row) => {
        const { order_id: _, kind, orderCode, reference, ...others } = row
        return { kind, orderCode, reference, countsFor: (await countsFor(row)) ?? '', ...others }
      }),
    )
    return success(lines)
  },
})

/** Whether an open report takes back the payment for which a request counts as paid. */
export const isTakenBack = async (
  trx: Trx,
  { office_id, id }: Pick<Row<'request'>, 'office_id' | 'id'>,
): Promise<boolean> => {
  const event = await eventsOfOrders(trx)
    .select('event.event_id')
    .where((query) => query.and({ 'order.office_id': office_id, 'order.request_id': id, 'event.outcome': 'paid' }))
    .where(sql<boolean>`exists (select ${fromTakenBackReports(columnsOfEvent)})`)
    .executeTakeFirst()
  return event !== undefined
}

/** The payment of which a provider reports that it took it back, and what confirmed it: by reference, else the one that counts. */
const takenBackEvents = (
  all: Awaited<ReturnType<typeof readEvents>>,
  { reference }: Pick<Row<'payment_report'>, 'reference'>,
) => {
  const [exact, typed] = eventIdsOf({ reference })
  const named = all.find(({ event_id }) => event_id === exact) ?? all.find(({ event_id }) => event_id === typed)
  if (named && named.outcome !== 'confirmed') return named
  return all.find(({ outcome }) => outcome === 'paid') ?? all.find(({ outcome }) => outcome === 'refundDue')
}

/**
 * Records the decision about a report. `keep`: everything counts as recorded; an unpaid application gets a new deadline and a message.
 * `undo`: the payment that was taken back no longer counts, and the applicant can pay again; it also changes a `keep` that was an error.
 * A repeated call changes nothing. Asks the provider again before an unverified report undoes a payment.
 */
export const decidePaymentReport = defineCommand({
  role: 'finance',
  summary: 'Decide about a report of a payment provider: keep the payment, or undo it',
  input: z.object({
    orderCode: printedNumber,
    decision: choice(['keep', 'undo']),
    /** Needed where the order has several reports. */
    reference: z.optional(text(100)),
    /** The provider confirms it in another way than by its verification. */
    unverified: z.optional(yesOrNo),
  }),
  run: async (context, { orderCode, decision, reference: wanted, unverified = false }) => {
    const { services, now, actor } = context
    const asked = decision === 'undo' && !unverified && (await findOrderByCode(services.db, services, orderCode))
    if (asked) await verifyOrder(services, asked, { now, actor })
    return changeOrder(context, orderCode, async (trx, stored, { order, snapshot }) => {
      const reports = await trx
        .selectFrom('payment_report')
        .selectAll()
        .where((query) => query.and({ office_id: order.office_id, order_id: order.id }))
        .orderBy('reported_at')
        .execute()
      const withId = (idOf: typeof eventIdOf) =>
        reports.filter((one) => wanted === undefined || idOf(one) === idOf({ reference: wanted }))
      const exact = withId(eventIdOf)
      const named = exact.length > 0 ? exact : withId(typedEventIdOf)
      // Of several reports a `keep` is changed only by name: a repeated `undo` of one must not undo another.
      const isChanged = decision === 'undo' && named.length === 1 && named[0]?.decision === 'keep'
      const open = isChanged ? named : named.filter(({ decided_at }) => decided_at === null)
      const [report] = open
      const done = (reference: string, outcome: string = decision) =>
        success([{ orderCode, reference, decision: outcome }])
      if (!report) {
        const before = named.find(
          (one) => one.decision === decision || (decision === 'undo' && one.decision === 'settled'),
        )
        return before?.decision
          ? done(before.reference, before.decision)
          : failure('no report of this order waits for a decision')
      }
      if (open.length > 1) return failure(`name one: --reference ${open.map(({ reference }) => reference).join(', ')}`)
      if (decision === 'undo' && report.kind !== 'takenBack')
        return failure('undo the recorded payment with undo-payment: the report of the provider is then settled')
      if (decision === 'undo') {
        if (!report.verified && !unverified)
          return failure('the provider does not confirm this report; if it does so elsewhere, add --unverified yes')
        const all = await readEvents(trx, order)
        const event = takenBackEvents(all, report)
        if (!event || event.outcome === 'refunded') return failure('the payment was paid back: decide keep')
        if (event.outcome !== 'undone') {
          const fault = await undoEvent(trx, context, stored, { order, event, all, isTakenBack: true, snapshot })
          if (fault !== undefined) return failure(fault)
        }
      }
      if (await decideReport(trx, { services, snapshot, now, actor }, report, decision)) {
        const facts = messageFacts(stored, snapshot, services.env)
        const occasion = `${order.id}/${report.reference}/kept`
        await notify(trx, services, stored, { kind: 'paymentUndone', params: facts, occasion, now })
      }
      return done(report.reference)
    })
  },
})
