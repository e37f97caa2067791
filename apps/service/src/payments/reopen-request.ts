import type { Trx } from '../app-context.ts'
import type { Row } from '../platform/database/schema.ts'

/** A request whose order came to nothing waits for the next one, in the status it had before the order. */
export const reopenRequest = async (
  trx: Trx,
  { office_id, request_id }: Pick<Row<'payment_order'>, 'office_id' | 'request_id'>,
  now: Date,
): Promise<void> => {
  for (const [mode, status] of [
    ['normal', 'confirmed'],
    ['urgent', 'urgentApproved'],
  ] as const) {
    await trx
      .updateTable('request')
      .set({ status, changed_at: now })
      .where('office_id', '=', office_id)
      .where('id', '=', request_id)
      .where('status', '=', 'awaitingPayment')
      .where('mode', '=', mode)
      .execute()
  }
}
