import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { type AuditContext, audit } from '../platform/audit-log/audit.ts'
import type { PaymentReportKind } from '../platform/database/column-types.ts'
import type { Row } from '../platform/database/schema.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { lockRequestRow } from '../requests/request-reader.ts'
import type { ProviderPayment } from './providers/payment-provider.ts'

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
 * Stores what a provider reports about a payment, for the decision of an operator. Nothing else changes until then. A repeated report
 * changes nothing; one that verifies an earlier one opens it again, unless the payment was undone.
 */
export const reportPayment = (
  services: Pick<AppContext, 'transact' | 'metrics'>,
  report: Report,
): Promise<'reported' | 'repeated'> => {
  const { order, kind, payment, verified, now } = report
  const subject = { officeId: order.office_id, requestId: order.request_id, subjectId: order.id }
  const detail = { kind, amount: payment.amount, currency: payment.currency, provider: order.provider, verified }
  return services.transact(async (trx) => {
    await lockRequestRow(trx, { officeId: order.office_id, requestId: order.request_id })
    if (!(await hasPayment(trx, order))) return 'repeated'
    const repeated = await findRepeated(trx, report)
    if (repeated && (!verified || repeated.verified)) return 'repeated'
    const key = { office_id: order.office_id, order_id: order.id, kind, reference: payment.reference }
    if (repeated)
      await trx
        .updateTable('payment_report')
        .set({ verified, decided_at: null, decision: null })
        .where((query) => query.and({ ...key, reference: repeated.reference }))
        .execute()
    else
      await trx
        .insertInto('payment_report')
        .values({
          ...key,
          request_id: order.request_id,
          amount: payment.amount,
          currency: payment.currency,
          verified,
          reported_at: now,
        })
        .execute()
    await audit(trx, report, 'payment.reported', { ...subject, detail })
    if (kind === 'takenBack') services.metrics.paymentTakenBack()
    return 'reported'
  })
}

/**
 * Open reports that a payment was taken back, as `from …` of a statement: with its reference, or with one that no payment of the order
 * has, because a provider may give the return of the money a number of its own. Takes values or columns.
 */
export const fromTakenBackReports = (event: Readonly<Record<'office_id' | 'order_id' | 'event_id', unknown>>) =>
  sql`from payment_report report where report.office_id = ${event.office_id} and report.order_id = ${event.order_id}
    and report.kind = 'takenBack' and report.decided_at is null and not exists (select from payment_event other
      where other.office_id = report.office_id and other.order_id = report.order_id
      and other.event_id = 'payment:' || report.reference and other.event_id <> ${event.event_id})`

/** Records the decision about an open report. */
export const decideReport = async (
  trx: Trx,
  context: AuditContext,
  report: Pick<Row<'payment_report'>, 'office_id' | 'order_id' | 'request_id' | 'kind' | 'reference'>,
  decision: NonNullable<Row<'payment_report'>['decision']>,
): Promise<void> => {
  const { office_id, order_id, request_id, kind, reference } = report
  await trx
    .updateTable('payment_report')
    .set({ decided_at: context.now, decision })
    .where((query) => query.and({ office_id, order_id, kind, reference }))
    .execute()
  await audit(trx, context, 'payment.reportDecided', {
    officeId: office_id,
    requestId: request_id,
    subjectId: order_id,
    detail: { kind, decision },
  })
}
