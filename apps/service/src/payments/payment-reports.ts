import { isOneOf, unpaidStatuses, unpaidUntil } from '@invea/domain/application'
import { currency } from '@invea/domain/fees'
import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import {
  appointmentStart,
  findAppointmentRows,
  setAppointmentExpiry,
  unpaidAppointmentDeadline,
} from '../appointments/holds.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { type AuditContext, audit } from '../platform/audit-log/audit.ts'
import { addTime } from '../platform/clock.ts'
import type { PaymentReportKind } from '../platform/database/column-types.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { lockRequestRow } from '../requests/request-reader.ts'
import { keptUntil, liveOrder, statusAt } from '../requests/request-status.ts'
import { findOrderOfReference, subjectOf } from './orders.ts'
import { eventIdsOf, isReadableAmount, type ProviderPayment, referenceOf } from './providers/payment-provider.ts'

interface Report extends AuditContext {
  readonly order: Row<'payment_order'>
  readonly kind: PaymentReportKind
  /** The payment as the provider reports it. */
  readonly payment: ProviderPayment
  /** Whether the state comes from the provider's verification. A signed message alone can be forged with a leaked secret. */
  readonly verified: boolean
}

/** Whether the order has a payment that no operator has undone. */
const hasPayment = async (trx: Trx, { office_id, id }: Row<'payment_order'>): Promise<boolean> => {
  const event = await trx
    .selectFrom('payment_event')
    .select('event_id')
    .where((query) => query.and({ office_id, order_id: id }))
    .where('outcome', '<>', 'undone')
    .executeTakeFirst()
  return event !== undefined
}

/** The stored report that a new one repeats: of the same reference, or the unverified one that it verifies. */
const findRepeated = async (trx: Trx, { order, kind, payment, verified }: Report) => {
  const reports = await trx
    .selectFrom('payment_report')
    .selectAll()
    .where((query) => query.and({ office_id: order.office_id, order_id: order.id, kind }))
    .execute()
  return (
    reports.find(({ reference }) => reference === payment.reference) ??
    reports.find((one) => verified && !one.verified && one.decided_at === null)
  )
}

/**
 * Compares a payment with the records before it is settled: an operator recorded it for another order, or with another amount, or its
 * amount cannot be read. Settled as usual, the same money could count twice, or be refunded while it counts. `repeated`: it was settled
 * before. The same reference waits until the transaction ends, because the other order can be at another office.
 */
export const compareWithRecords = async (
  trx: Trx,
  snapshot: Pick<MasterSnapshot, 'offices'>,
  { payments }: Pick<AppContext, 'payments'>,
  { order, payment, recorded: isTyped = false }: Pick<Report, 'order' | 'payment'> & { readonly recorded?: boolean },
): Promise<Exclude<PaymentReportKind, 'takenBack'> | 'repeated' | undefined> => {
  const [eventId, typedId] = eventIdsOf(payment)
  await sql`select pg_advisory_xact_lock(hashtextextended(${typedId}, 0))`.execute(trx)
  const reference = { order_id: order.id, provider: order.provider, reference: payment.reference, isTyped }
  if (await findOrderOfReference(trx, snapshot, payments, reference)) return 'otherOrder'
  const events = await trx
    .selectFrom('payment_event')
    .select(['event_id', 'kind', 'outcome', 'amount', 'exact_amount', 'currency'])
    .where((query) => query.and({ office_id: order.office_id, order_id: order.id }))
    // Of a payment that finance took back, the provider can still say that it is paid. Then only an operator records it again.
    .$if(isTyped || order.ended_as !== 'takenBack', (query) => query.where('outcome', '<>', 'undone'))
    .execute()
  const same = events.find(
    ({ event_id, kind }) =>
      event_id === eventId ||
      ((isTyped || kind !== 'payment') && eventIdsOf({ reference: referenceOf(event_id) }).includes(typedId)),
  )
  // An operator who types a payment has seen the statement.
  if (!isTyped) {
    if (!isReadableAmount(payment.amount)) return 'otherAmount'
    const recorded = same ?? events.find(({ kind, outcome }) => kind === 'recorded' && outcome === 'paid')
    const isSame =
      !recorded ||
      (Number(recorded.exact_amount ?? recorded.amount) === Number(payment.amount) &&
        (recorded.currency ?? currency) === payment.currency)
    if (!isSame) return 'otherAmount'
  }
  return same && 'repeated'
}

const readOrders = (trx: Trx, { office_id, id }: Row<'request'>) =>
  trx
    .selectFrom('payment_order')
    .selectAll()
    .where((query) => query.and({ office_id, request_id: id }))
    .execute()

/** How long after the end of its order an unpaid appointment is kept without an answer of the provider. */
const keptWithoutAnswer = { hours: 6 }

/**
 * Keeps the appointment of an unpaid request until the provider has answered after the end of its order, because the applicant may have
 * paid: six hours after that end at most, never after the start of the appointment. The checks before the end keep it already, for a
 * service that does not run at the end, or cannot check all orders at once.
 */
export const keepUntilAnswer = async (
  { transact, master }: Pick<AppContext, 'transact' | 'master'>,
  order: Row<'payment_order'>,
  { isAnswered, now }: { readonly isAnswered: boolean; readonly now: Date },
): Promise<void> => {
  const { office_id, id } = order
  const longest = addTime(order.expires_at, keptWithoutAnswer)
  const untilOf = ({ state, expires_at }: Row<'payment_order'>) =>
    isAnswered && !(state === 'open' && expires_at > now) ? null : longest
  const isKept = ({ kept_until }: Row<'payment_order'>, until: Date | null) =>
    until === null ? kept_until === null : until <= now || (kept_until !== null && kept_until >= until)
  if (isKept(order, untilOf(order))) return
  const snapshot = await master.snapshot()
  await transact(async (trx) => {
    const request = await lockRequestRow(trx, { officeId: office_id, requestId: order.request_id })
    const before = await readOrders(trx, request)
    const current = before.find((one) => one.id === id)
    const [first] = await findAppointmentRows(trx, request.id)
    if (!current || !first || !isOneOf(unpaidStatuses, statusAt(request, before, now))) return
    const until = untilOf(current)
    if (isKept(current, until)) return
    const begins = appointmentStart(first, snapshot)
    const kept_until = until && (begins < until ? begins : until)
    // A later check knows more than a slow one that began before it.
    const { numUpdatedRows } = await trx
      .updateTable('payment_order')
      .set({ kept_until })
      .where((query) => query.and({ office_id, id }))
      .where((query) => query.or([query('asked_at', 'is', null), query('asked_at', '<=', now)]))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const orders = before.map((one) => (one.id === id ? { ...one, kept_until } : one))
    const kept = keptUntil(request, orders)?.toISOString()
    const orderUntil = liveOrder(orders, now)?.expires_at.toISOString()
    await setAppointmentExpiry(trx, request, kept === undefined ? null : new Date(unpaidUntil(kept, orderUntil)))
  })
}

/** While a payment of an unpaid application is checked, its appointment is kept without a deadline. */
const keepAppointment = async (trx: Trx, request: Row<'request'>, order: Row<'payment_order'>, now: Date) => {
  const { office_id, id } = order
  await trx
    .updateTable('payment_order')
    .set({ reported_at: now })
    .where((query) => query.and({ office_id, id }))
    .execute()
  if (!isOneOf(unpaidStatuses, statusAt(request, await readOrders(trx, request), now))) return
  await setAppointmentExpiry(trx, request, null)
  await trx
    .updateTable('request')
    .set({ held_until: null })
    .where((query) => query.and({ office_id, id: request.id }))
    .execute()
}

/** Stores a report of a payment of a locked request. A repeated report changes nothing; one that verifies an earlier one opens it again. */
export const storeReport = async (
  trx: Trx,
  { metrics }: Pick<AppContext, 'metrics'>,
  request: Row<'request'>,
  report: Report,
): Promise<void> => {
  const { order, kind, payment, verified, now } = report
  const repeated = await findRepeated(trx, report)
  if (repeated && (repeated.verified || !verified)) return
  const key = { office_id: order.office_id, order_id: order.id, kind, reference: payment.reference }
  if (repeated)
    await trx
      .updateTable('payment_report')
      .set({ verified, decided_at: null, decision: null })
      .where((query) => query.and({ ...key, reference: repeated.reference }))
      .execute()
  else {
    const { amount, currency: paidIn } = payment
    const row = { ...key, request_id: order.request_id, amount, currency: paidIn, verified, reported_at: now }
    await trx.insertInto('payment_report').values(row).execute()
  }
  if (kind !== 'takenBack') await keepAppointment(trx, request, order, now)
  const detail = { kind, amount: payment.amount, currency: payment.currency, provider: order.provider, verified }
  await audit(trx, report, 'payment.reported', { ...subjectOf(order), detail })
  if (kind === 'takenBack') metrics.paymentTakenBack()
}

/** Stores that a provider took a payment back, for the decision of an operator. Nothing else changes until then. */
export const reportTakenBack = (
  services: Pick<AppContext, 'transact' | 'metrics'>,
  report: Omit<Report, 'kind'>,
): Promise<void> =>
  services.transact(async (trx) => {
    const request = await lockRequestRow(trx, subjectOf(report.order))
    if (await hasPayment(trx, report.order)) await storeReport(trx, services, request, { ...report, kind: 'takenBack' })
  })

/**
 * Open reports that a payment was taken back, as `from …` of a statement. A report has the reference of the payment, or one that no payment
 * of the order has: a provider may give the return of the money another number. Takes values or columns.
 */
export const fromTakenBackReports = (event: Readonly<Record<'office_id' | 'order_id' | 'event_id', unknown>>) =>
  sql`from payment_report report where report.office_id = ${event.office_id} and report.order_id = ${event.order_id}
    and report.kind = 'takenBack' and report.decided_at is null and not exists (select from payment_event other
      where other.office_id = report.office_id and other.order_id = report.order_id
      and other.event_id = 'payment:' || report.reference and other.event_id <> ${event.event_id})`

/** Records the decision about a report. Returns whether it left the application unpaid, with a new deadline (D25). */
export const decideReport = async (
  trx: Trx,
  context: AuditContext & {
    readonly services: Pick<AppContext, 'env'>
    readonly snapshot: Pick<MasterSnapshot, 'slotsOf'>
  },
  report: Pick<Row<'payment_report'>, 'office_id' | 'order_id' | 'request_id' | 'kind' | 'reference'>,
  decision: NonNullable<Row<'payment_report'>['decision']>,
): Promise<boolean> => {
  const { services, snapshot, now } = context
  const { office_id, order_id, request_id, kind, reference } = report
  await trx
    .updateTable('payment_report')
    .set({ decided_at: now, decision })
    .where((query) => query.and({ office_id, order_id, kind, reference }))
    .execute()
  const subject = { officeId: office_id, requestId: request_id, subjectId: order_id }
  await audit(trx, context, 'payment.reportDecided', { ...subject, detail: { kind, decision } })
  if (kind === 'takenBack') return false
  await trx
    .updateTable('payment_order')
    .set({ reported_at: null })
    .where((query) => query.and({ office_id, id: order_id }))
    .where(
      sql<boolean>`not exists (select from payment_report open where open.office_id = ${office_id}
        and open.order_id = ${order_id} and open.kind <> 'takenBack' and open.decided_at is null)`,
    )
    .execute()
  const request = await lockRequestRow(trx, { officeId: office_id, requestId: request_id })
  const isChecked = await trx
    .selectFrom('payment_order')
    .select('id')
    .where((query) => query.and({ office_id, request_id }))
    .where('reported_at', 'is not', null)
    .executeTakeFirst()
  if (isChecked || !isOneOf(unpaidStatuses, request.status) || request.held_until !== null) return false
  const heldUntil = unpaidAppointmentDeadline(await findAppointmentRows(trx, request_id), services, snapshot, now)
  await setAppointmentExpiry(trx, request, heldUntil)
  await trx
    .updateTable('request')
    .set({ held_until: heldUntil })
    .where((query) => query.and({ office_id, id: request_id }))
    .execute()
  return true
}

/** Restarts the checks of unpaid orders whose provider reports this payment, because it is no longer recorded for another order. */
export const recheckReported = async (
  { db }: Pick<AppContext, 'db'>,
  { reference, now }: { readonly reference: string; readonly now: Date },
): Promise<void> => {
  const [, typed] = eventIdsOf({ reference })
  await db
    .updateTable('payment_order')
    .set({ asked_at: null, changed_at: now })
    .where('state', 'in', ['open', 'expired', 'failed'])
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('office_id', 'id'),
        'in',
        selectFrom('payment_report')
          .select(['office_id', 'order_id'])
          .where('kind', '=', 'otherOrder')
          .where(sql<boolean>`'payment:' || upper(regexp_replace(reference, '[[:space:]-]', '', 'g')) = ${typed}`)
          .$asTuple('office_id', 'order_id'),
      ),
    )
    .execute()
}

/** Ends the reports of a payment that can now be settled: open ones, and those decided `keep` in error. Returns whether there were any. */
export const endDiscrepancies = async (
  trx: Trx,
  context: Parameters<typeof decideReport>[1],
  { order, payment }: Pick<Report, 'order' | 'payment'>,
): Promise<boolean> => {
  const reports = await trx
    .selectFrom('payment_report')
    .selectAll()
    .where((query) => query.and({ office_id: order.office_id, order_id: order.id, reference: payment.reference }))
    .where('kind', '<>', 'takenBack')
    .where((query) => query.or([query('decided_at', 'is', null), query('decision', '=', 'keep')]))
    .execute()
  for (const report of reports) await decideReport(trx, context, report, 'settled')
  return reports.length > 0
}
