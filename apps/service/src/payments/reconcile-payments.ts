import type { AppContext } from '../app-context.ts'
import { later } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { expireOrders } from './orders.ts'
import { verifyOrder } from './verify-order.ts'

const ordersARound = 20
/** A callback usually arrives first; a payer needs some minutes. */
const firstAfter = { minutes: -1 }
const checkIntervals = { open: { minutes: -2 }, expired: { minutes: -15 } } as const
/** So long after its end money may still be on its way. */
const grace = { hours: -72 }

type Reconciling = Pick<AppContext, 'db' | 'transact' | 'encryption' | 'master' | 'env' | 'payments' | 'clock' | 'log'>

/** Claims orders that are due for verification; no other instance claims the same ones. */
const takeDue = ({ transact }: Reconciling, now: Date): Promise<readonly Row<'payment_order'>[]> =>
  transact(async (trx) => {
    const due = await trx
      .selectFrom('payment_order')
      .select(['office_id', 'id'])
      .where('created_at', '<=', later(now, firstAfter))
      .where('expires_at', '>', later(now, grace))
      .where((query) =>
        query.or(
          (['open', 'expired'] as const).map((state) =>
            query.and([
              query('state', '=', state),
              query.or([query('asked_at', 'is', null), query('asked_at', '<=', later(now, checkIntervals[state]))]),
            ]),
          ),
        ),
      )
      .orderBy('asked_at', (order) => order.asc().nullsFirst())
      .limit(ordersARound)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return []
    return trx
      .updateTable('payment_order')
      .set({ asked_at: now })
      .where('office_id', 'in', [...new Set(due.map(({ office_id }) => office_id))])
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .returningAll()
      .execute()
  })

/** Verifies orders without a webhook: a message can be lost, money cannot. Returns how many were settled. */
export const reconcilePayments = async (services: Reconciling): Promise<number> => {
  const now = services.clock.now()
  const orders = await takeDue(services, now)
  let settled = 0
  for (const order of orders) {
    const answer = await verifyOrder(services, order, { now, actor: { kind: 'job' } })
    if (answer === 'paid' || answer === 'refundDue') settled += 1
  }
  await expireOrders(services)
  return settled
}

export const reconcilePaymentsJob = (context: AppContext): Job => ({
  name: 'reconcile-payments',
  everySeconds: 30,
  run: () => reconcilePayments(context),
})
