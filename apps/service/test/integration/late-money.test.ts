import { beforeEach, describe, expect, test } from 'vitest'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import { reconcilePayments } from '../../src/payments/verify-order.ts'
import { checkedSlotTotals, withCapacity } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'
import { aKey, codeOf, holdAppointment, must, ordered } from './a-submission.ts'
import { worldOf } from './a-world.ts'
import { lookUp, statusOf, storedDataOf } from './look-inside.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const world = worldOf(kind)
  beforeEach(async () => {
    await world.service.services.db.deleteFrom('open_identity').execute()
  })

  const storedData = () => storedDataOf(world)
  const operate = (name: string, input?: object) => operatorRows(world.service, name, input)

  test('an order ends after exactly three hours and can be made again while the appointment is held', async () => {
    const one = await ordered(world)
    world.service.clock.forward({ hours: 3, seconds: -1 })
    expect(await statusOf(one)).toBe('awaitingPayment')
    world.service.clock.forward({ seconds: 1 })
    const lapsed = must(await one.api.requests.get(one.requestId))
    expect(lapsed).toMatchObject({ status: 'confirmed', missing: 'payment', lastPayment: { outcome: 'expired' } })
    expect(must(await one.api.payment.currentOrder(one.requestId))).toBeNull()
    const again = must(await one.api.payment.order({ requestId: one.requestId, optionId: 1 }, aKey()))
    expect(again.orderId).not.toBe(one.order.orderId)
    expect(again.amount).toBe(one.order.amount)
  })

  test('a payment after the three hours counts while the appointment is held', async () => {
    const one = await ordered(world)
    world.service.clock.forward({ hours: 4 })
    await reconcilePayments(world.service.services)
    await world.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await statusOf(one)).toBe('paymentCompleted')
  })

  test('a payment after the appointment expired reserves it again when it is free', async () => {
    const one = await ordered(world, { slotId: 7 })
    world.service.clock.forward({ hours: 25 })
    expect(await sweepUnpaid(world.service.services)).toBeGreaterThan(0)
    expect((await lookUp(one)).status).toBe('expired')
    expect(codeOf(await one.api.payment.order({ requestId: one.requestId, optionId: 1 }, aKey()))).toBe('notAllowed')
    await world.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await statusOf(one)).toBe('paymentCompleted')
    expect(must(await one.api.requests.barcode(one.requestId)).data).toMatch(/^ICS1\./)
    await checkedSlotTotals(world.service.services)
  })

  test('money that arrives after another applicant got the appointment is due back, and both get a correct message', async () => {
    await withCapacity(world.service.services, 1, {
      officeId: 2,
      requestType: 'new',
      date: '2026-12-01' as never,
      slotId: 9,
      applicants: 1,
    })
    const one = await ordered(world, { slotId: 9 })
    world.service.clock.forward({ hours: 25 })
    await sweepUnpaid(world.service.services)
    const other = world.visitor()
    await holdAppointment(other, { slotId: 9 })
    await world.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await lookUp(one)).toMatchObject({ status: 'expired', lastPayment: { outcome: 'late' } })
    expect(await storedData().outcomes(one.requestId)).toEqual(['refundDue'])
    expect((await storedData().orders(one.requestId)).map(({ state }) => state)).toEqual(['refundDue'])
    expect(await storedData().messagesOf(one)).toContain('refundDue')
    const [due] = (await operate('refunds')).filter(({ orderCode }) => orderCode === one.order.orderId)
    const refund = { orderCode: one.order.orderId, reference: due?.reference }
    expect(await operate('refund-paid', refund)).toMatchObject([{ amount: one.order.amount, outcome: 'refunded' }])
    expect(await operate('refunds')).not.toContainEqual(due)
    await expect(operate('refund-paid', refund)).rejects.toThrow('due back')
    expect((await storedData().orders(one.requestId)).map(({ state }) => state)).toEqual(['refunded'])
    await checkedSlotTotals(world.service.services)
  })

  test('a payment after a cancellation is due back', async () => {
    const one = await ordered(world)
    must(await one.api.schedule.cancel(one.requestId, aKey()))
    await world.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    const cancelled = must(await one.api.requests.get(one.requestId))
    expect(cancelled).toMatchObject({ status: 'cancelled', lastPayment: { outcome: 'refundDue' } })
    expect(await storedData().outcomes(one.requestId)).toEqual(['refundDue'])
    expect((await storedData().messagesOf(one)).at(-1)).toBe('unusedPayment')
  })

  test('a wrong amount that arrives when the appointment is no longer held is due back, without an offer to order again', async () => {
    const one = await ordered(world)
    world.service.clock.forward({ hours: 25 })
    await world.sandbox.fault('wrong-amount', { orderCode: one.order.orderId })
    await world.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await storedData().outcomes(one.requestId)).toEqual(['refundDue'])
    expect((await storedData().messagesOf(one)).at(-1)).toBe('unusedPayment')
  })

  test('every received payment is paid or due back', async () => {
    const { db } = world.service.services
    const events = await db.selectFrom('payment_event').selectAll().execute()
    const paid = await db.selectFrom('payment_order').select('id').where('state', '=', 'paid').execute()
    expect(events.filter(({ outcome }) => outcome === 'paid')).toHaveLength(paid.length)
    expect(events.filter(({ outcome }) => !['paid', 'refundDue', 'refunded'].includes(outcome))).toEqual([])
    const wrong = await db
      .selectFrom('request')
      .select('id')
      .where('status', '=', 'paymentCompleted')
      .where('id', 'not in', (query) =>
        query.selectFrom('payment_order').select('request_id').where('state', '=', 'paid'),
      )
      .execute()
    expect(wrong).toEqual([])
  })
})
