import type { Etb } from '@invea/domain'
import type { AppContext, Reader, Trx } from '../app-context.ts'
import type { EndedAs } from '../platform/database/schema/payment.ts'
import { asJson, type OrderState, type Row } from '../platform/database/schema.ts'
import { newId, officeOf } from '../platform/ids.ts'
import { newOrderCode } from '../requests/application-number.ts'
import { findNumber, indexNumber } from '../requests/number-index.ts'

type Order = Row<'payment_order'>

export interface NewOrder {
  readonly officeId: number
  readonly requestId: number
  readonly optionId: number
  readonly provider: string
  readonly amount: Etb
  readonly instructions: readonly string[]
  readonly expiresAt: Date
  readonly now: Date
}

/** Stores an open order under a new code. The database allows one open order a request and no more. */
export const insertOrder = async (
  trx: Trx,
  services: Pick<AppContext, 'encryption'>,
  { officeId, requestId, now, ...order }: NewOrder,
): Promise<Order> => {
  const id = newId(officeId)
  const number = newOrderCode()
  const row = await trx
    .insertInto('payment_order')
    .values({
      office_id: officeId,
      id,
      request_id: requestId,
      option_id: order.optionId,
      provider: order.provider,
      order_code: number,
      amount: order.amount,
      state: 'open',
      instructions: asJson(order.instructions),
      expires_at: order.expiresAt,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await indexNumber(trx, services, { kind: 'order', number, officeId, requestId, targetId: id })
  return row
}

export const findOrder = (reader: Reader, id: number): Promise<Order | undefined> =>
  reader
    .selectFrom('payment_order')
    .selectAll()
    .where('office_id', '=', officeOf(id))
    .where('id', '=', id)
    .executeTakeFirst()

/** The order behind a code, whatever became of it. */
export const findOrderByCode = async (
  reader: Reader,
  services: Pick<AppContext, 'encryption'>,
  orderCode: string,
): Promise<Order | undefined> => {
  const target = await findNumber(reader, services, 'order', orderCode)
  return target && findOrder(reader, target.targetId)
}

/** Moves an order from one of these states to another; undefined when it was in none of them. */
export const moveOrder = (
  trx: Trx | Reader,
  { office_id, id }: Pick<Order, 'office_id' | 'id'>,
  from: readonly OrderState[],
  to: OrderState,
  now: Date,
  more: { readonly provider_reference?: string; readonly paid_at?: Date; readonly ended_as?: EndedAs | null } = {},
): Promise<Order | undefined> =>
  trx
    .updateTable('payment_order')
    .set({ state: to, changed_at: now, ...more })
    .where('office_id', '=', office_id)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst()

/** Ends whatever order of a request is still open: of two codes in a payer's hands only the newer one is right. */
export const closeOpenOrders = async (
  trx: Trx,
  request: Pick<Row<'request'>, 'office_id' | 'id'>,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('payment_order')
    .set({ state: 'expired', changed_at: now })
    .where('office_id', '=', request.office_id)
    .where('request_id', '=', request.id)
    .where('state', '=', 'open')
    .execute()
}
