import type { AppContext, Trx } from '../app-context.ts'
import type { AuditEntry } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.ts'
import type { ProviderPayment } from './providers/provider.ts'

export type Settling = Pick<AppContext, 'transact' | 'encryption' | 'master' | 'env'>

export interface Received {
  readonly order: Row<'payment_order'>
  readonly payment: ProviderPayment
  /** Whether the provider answered so when it was asked; a signed message alone pays nothing. */
  readonly verified: boolean
  /** What the provider sent or answered, kept as evidence. */
  readonly evidence: string
  readonly actor: AuditEntry['actor']
  readonly now: Date
}

/** `refundDue`: the money is recorded and belongs back to the payer. `repeated`: it was settled before. */
export type Settlement = 'paid' | 'refundDue' | 'repeated'

const eventIdOf = ({ reference }: ProviderPayment) => `payment:${reference}`

/** One payment, one row: of two tellings of the same money the second finds it there, and is false. */
export const recordEvent = async (
  trx: Trx,
  { encryption }: Pick<AppContext, 'encryption'>,
  { order, payment, evidence, now }: Received,
  outcome: Settlement,
): Promise<boolean> => {
  const eventId = eventIdOf(payment)
  const inserted = await trx
    .insertInto('payment_event')
    .values({
      provider: order.provider,
      event_id: eventId,
      office_id: order.office_id,
      order_id: order.id,
      kind: 'payment',
      amount: Math.round(Number(payment.amount)),
      outcome,
      body: encryption.encrypt(evidence, `payment_event/${order.id}/${eventId}`),
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['office_id', 'provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether this money was settled before. */
export const isSettled = async (
  trx: Trx,
  { order, payment }: Pick<Received, 'order' | 'payment'>,
): Promise<boolean> => {
  const before = await trx
    .selectFrom('payment_event')
    .select('event_id')
    .where('office_id', '=', order.office_id)
    .where('provider', '=', order.provider)
    .where('event_id', '=', eventIdOf(payment))
    .executeTakeFirst()
  return before !== undefined
}
