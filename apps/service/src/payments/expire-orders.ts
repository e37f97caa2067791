import type { AppContext } from '../app-context.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { moveOrder } from './orders.ts'
import { reopenRequest } from './reopen-request.ts'

const ordersARound = 100

/** Writes down what every reader sees already: orders whose three hours are over (D4). Their requests can be ordered again. */
export const expireOrders = async ({
  db,
  transact,
  clock,
}: Pick<AppContext, 'db' | 'transact' | 'clock'>): Promise<number> => {
  const now = clock.now()
  const due = await db
    .selectFrom('payment_order')
    .selectAll()
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(ordersARound)
    .execute()
  for (const order of due) {
    await transact(async (trx) => {
      // Requests are locked before their orders, everywhere.
      await trx
        .selectFrom('request')
        .select('id')
        .where('office_id', '=', order.office_id)
        .where('id', '=', order.request_id)
        .forUpdate()
        .execute()
      if (!(await moveOrder(trx, order, ['open'], 'expired', now))) return
      await reopenRequest(trx, order, now)
      await audit(trx, {
        officeId: order.office_id,
        at: now,
        actor: { kind: 'job' },
        action: 'order.expired',
        requestId: order.request_id,
        subjectId: order.id,
      })
    })
  }
  return due.length
}
