import { isOrderingOpen } from '@invea/domain/application'
import type { AppContext, RequestContext } from '../app-context.ts'
import type { AuditContext } from '../platform/audit-log/audit.ts'
import { addTime, instantOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { createItems } from '../platform/jobs/jobs.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { lockRequestRow } from '../requests/request-reader.ts'
import { isChecked, isCheckedOrder, lastCheckOf } from '../requests/request-status.ts'
import { endOrder, expireOrders, subjectOf } from './orders.ts'
import { keepUntilAnswer, reportTakenBack } from './payment-reports.ts'
import type { ProviderPayment } from './providers/payment-provider.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

type Order = Row<'payment_order'>
type VerifyContext = Pick<AppContext, 'db' | 'transact' | 'encryption' | 'master' | 'env' | 'payments' | 'metrics'>

export type VerifyResult = Settlement | 'takenBack' | 'pending' | 'failed' | 'cancelled' | 'unknown' | 'unavailable'

/** Verifies an order with its provider and settles the result. Another payment than `webhookPayment`: it was paid twice. */
export const verifyOrder = async (
  services: VerifyContext,
  order: Order,
  { now, actor }: AuditContext,
  webhookPayment?: ProviderPayment | undefined,
): Promise<VerifyResult> => {
  const provider = services.payments.find(order.provider)
  if (!provider) return 'unknown'
  const verified = await provider.verify(order.order_code)
  if (verified.state === 'failed' || verified.state === 'cancelled') {
    const endedAs = verified.state
    const ending = { state: 'failed', endedAs, action: 'payment.failed', detail: { endedAs } } as const
    await services.transact(async (trx) => {
      const { held_until } = await lockRequestRow(trx, subjectOf(order))
      // D25: no other order can be made after the deadline, so this one can be paid by another try until its own time is over.
      if (isOrderingOpen(held_until?.toISOString(), now.toISOString()))
        await endOrder(trx, order, { now, actor: { kind: 'provider' } }, ending)
    })
  }
  if (verified.state === 'takenBack')
    await reportTakenBack(services, { order, payment: verified.payment, verified: true, actor, now })
  if (verified.state !== 'paid') {
    const isAnswered = verified.state !== 'unavailable'
    if (isAnswered) await endChecks(services, order, now)
    if (isAnswered || isChecked(order, now)) await keepUntilAnswer(services, order, { isAnswered, now })
    return verified.state
  }
  const settle = (payment: ProviderPayment, isVerified: boolean) =>
    settlePayment(services, {
      order,
      payment,
      verified: isVerified,
      evidence: JSON.stringify({ payment, verified: isVerified, at: instantOf(now) }),
      actor,
      now,
    })
  const settlement = await settle(verified.payment, true)
  // Not before: the payment is stored, and finds its appointment.
  await endChecks(services, order, now)
  if (order.kept_until) await keepUntilAnswer(services, order, { isAnswered: true, now })
  const isSecondPayment = webhookPayment && webhookPayment.reference !== verified.payment.reference
  return isSecondPayment ? settle(webhookPayment, false) : settlement
}

/** Ends the checks of an order with the answer of its provider, if this was the last one. */
const endChecks = async ({ db }: Pick<PlatformContext, 'db'>, order: Order, now: Date): Promise<void> => {
  if (now < lastCheckOf(order)) return
  await db
    .updateTable('payment_order')
    .set({ checks_ended_at: now })
    .where((query) => query.and({ office_id: order.office_id, id: order.id }))
    .execute()
}

/** Claims the next check of an order. Returns false if it was checked less than `pause` ago. */
export const claimCheck = async (
  { db }: Pick<PlatformContext, 'db'>,
  { office_id, id }: Pick<Order, 'office_id' | 'id'>,
  now: Date,
  pause: { readonly seconds: number },
): Promise<boolean> => {
  const claimed = await db
    .updateTable('payment_order')
    .set({ asked_at: now })
    .where((query) => query.and({ office_id, id }))
    .where((query) =>
      query.or([
        query('asked_at', 'is', null),
        query('asked_at', '<=', addTime(now, { minutes: -pause.seconds / 60 })),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Verifies an order in the background while an applicant waits for the payment, at most every ten seconds. */
export const checkInBackground = ({ services, now }: RequestContext, order: Row<'payment_order'>): void => {
  const verifyIfDue = async () => {
    if (await claimCheck(services, order, now, { seconds: 10 })) {
      await verifyOrder(services, order, { now, actor: { kind: 'job' } })
    }
  }
  services.background.start(verifyIfDue, 'a payment could not be verified')
}

/** Orders that are verified at one time, so that one slow response does not hold up the others. */
const maxOrdersPerBatch = 20
/** A round repeats full batches of a state for this long. Then orders that expire meanwhile are checked next. */
const secondsPerState = 30
/** Newer orders are not checked: the webhook usually arrives first, and a payer needs some minutes. */
const firstCheckAge = { minutes: -1 }
const checkIntervals = { open: { minutes: -2 }, expired: { minutes: -15 }, failed: { minutes: -15 } } as const
type ReconcileContext = Pick<
  AppContext,
  'db' | 'transact' | 'encryption' | 'master' | 'env' | 'payments' | 'metrics' | 'clock' | 'log'
>

/** Claims orders of a state that are due for verification, except those of silent providers; no other instance claims the same ones. */
const claimDueOrders = (
  { transact }: ReconcileContext,
  {
    state,
    silent,
    now,
  }: { readonly state: keyof typeof checkIntervals; readonly silent: Set<string>; readonly now: Date },
): Promise<readonly Row<'payment_order'>[]> =>
  transact(async (trx) => {
    const due = await trx
      .selectFrom('payment_order')
      .select(['office_id', 'id'])
      .where('created_at', '<=', addTime(now, firstCheckAge))
      .where('state', '=', state)
      .$if(silent.size > 0, (query) => query.where('provider', 'not in', [...silent]))
      .where(isCheckedOrder(now))
      .where((query) =>
        query.or([
          query('asked_at', 'is', null),
          query('asked_at', '<=', addTime(now, checkIntervals[state])),
          // Soon after its end: the appointment is kept for that check.
          query('expires_at', '<=', now).and('asked_at', '<', query.ref('expires_at')),
        ]),
      )
      .orderBy('asked_at', (order) => order.asc().nullsFirst())
      .limit(maxOrdersPerBatch)
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

/** Verifies orders without a webhook, which can be lost; open ones first, whose payers wait. Returns how many were settled. */
export const reconcilePayments = async (services: ReconcileContext, stopping?: AbortSignal): Promise<number> => {
  const now = services.clock.now()
  const items = createItems(services)
  // Providers that responded to no check of a batch. The round does not ask them again.
  const silent = new Set<string>()
  let settled = 0
  for (const state of ['open', 'expired', 'failed'] as const) {
    const endsAt = performance.now() + secondsPerState * 1_000
    while (performance.now() < endsAt && !stopping?.aborted) {
      const orders = await claimDueOrders(services, { state, silent, now })
      const answered = new Set<string>()
      const verify = async (order: Order): Promise<number> => {
        const result = await verifyOrder(services, order, { now, actor: { kind: 'job' } })
        if (result !== 'unavailable') answered.add(order.provider)
        return result === 'paid' || result === 'refundDue' ? 1 : 0
      }
      const counts = await Promise.all(orders.map((order) => items.run(order.id, () => verify(order))))
      settled += counts.reduce((sum, count) => sum + count, 0)
      for (const { provider } of orders) if (!answered.has(provider)) silent.add(provider)
      if (orders.length < maxOrdersPerBatch) break
    }
  }
  await expireOrders(services, { items, stopping })
  items.end()
  return settled
}
