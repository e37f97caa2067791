import { beforeEach, describe, expect, test } from 'vitest'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import { reconcilePayments } from '../../src/payments/verify-order.ts'
import { aSlotRequest, withCapacity } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'
import { holdAppointment, ordered } from './a-submission.ts'
import { worldOf } from './a-world.ts'
import { lookUp, statusOf, storedDataOf } from './look-inside.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const world = worldOf(kind)
  beforeEach(async () => {
    await world.service.services.db.deleteFrom('open_identity').execute()
  })

  const storedData = () => storedDataOf(world)
  const operate = (name: string, input?: object) => operatorRows(world.service, name, input)
  type Ordered = Awaited<ReturnType<typeof ordered>>
  const record = ({ order }: Ordered, changes: object = {}) =>
    operate('record-payment', {
      orderCode: order.orderId,
      amount: order.amount,
      reference: `bank-${order.orderId}`,
      ...changes,
    })
  const pay = ({ order }: Ordered) => world.sandbox.press(order.redirectUrl ?? '', 'pay')
  const refundsOf = async ({ order }: Ordered) =>
    (await operate('refunds')).filter(({ orderCode }) => orderCode === order.orderId)

  test('another amount than that of the order is refused, and recorded only when it is meant', async () => {
    const one = await ordered(world)
    await expect(record(one, { amount: 500 })).rejects.toThrow(`the order is for ${one.order.amount} ETB`)
    expect(await storedData().outcomes(one.requestId)).toEqual([])
    expect(await record(one)).toMatchObject([{ outcome: 'paid' }])
    expect(await record(one)).toMatchObject([{ outcome: 'repeated' }])

    const other = await ordered(world)
    expect(await record(other, { amount: 500, otherAmount: 'yes' })).toMatchObject([{ outcome: 'refundDue' }])
    expect(await refundsOf(other)).toMatchObject([{ amount: 500 }])
  })

  test('a reference that belongs to another order is refused', async () => {
    const [one, other] = [await ordered(world), await ordered(world)]
    await record(one)
    const again = record(other, { reference: `bank-${one.order.orderId}` })
    await expect(again).rejects.toThrow(`is recorded for order ${one.order.orderId}`)
    expect(await statusOf(other)).toBe('awaitingPayment')
  })

  test('a payment that the provider reports after it was recorded counts once', async () => {
    const one = await ordered(world)
    await world.sandbox.fault('verify-500', { orderCode: one.order.orderId })
    expect(await record(one)).toMatchObject([{ outcome: 'paid' }])
    await pay(one)
    await reconcilePayments(world.service.services)
    expect(await storedData().outcomes(one.requestId)).toEqual(['confirmed', 'paid'])
    expect(await storedData().messagesOf(one)).not.toContain('refundDue')
    expect(await refundsOf(one)).toEqual([])
    expect(await storedData().countAuditRows(one.requestId, 'payment.confirmed')).toBe(1)
    expect(await record(one)).toMatchObject([{ outcome: 'repeated' }])
  })

  test('a second payment at the provider is due back after the first one was recorded and confirmed', async () => {
    const one = await ordered(world)
    await world.sandbox.fault('verify-500', { orderCode: one.order.orderId })
    await record(one)
    await world.sandbox.fault('pay-twice', { orderCode: one.order.orderId })
    await pay(one)
    await pay(one)
    expect(await storedData().outcomes(one.requestId)).toEqual(['confirmed', 'paid', 'refundDue'])
  })

  test('a recorded payment that is due back counts once when the provider reports it', async () => {
    await withCapacity(world.service.services, 1, aSlotRequest({ slotId: 9 }))
    const one = await ordered(world, { slotId: 9 })
    world.service.clock.forward({ hours: 25 })
    await sweepUnpaid(world.service.services)
    await holdAppointment(world.visitor(), { slotId: 9 })
    await world.sandbox.fault('verify-500', { orderCode: one.order.orderId })
    expect(await record(one)).toMatchObject([{ outcome: 'refundDue' }])
    await pay(one)
    expect(await storedData().outcomes(one.requestId)).toEqual(['confirmed', 'refundDue'])
    expect(await refundsOf(one)).toMatchObject([{ reference: `bank-${one.order.orderId}` }])
    expect(await lookUp(one)).toMatchObject({ status: 'expired', lastPayment: { outcome: 'late' } })
  })

  test('a payment that the provider knows already is taken from the provider', async () => {
    const one = await ordered(world)
    await world.sandbox.fault('webhook-never', { orderCode: one.order.orderId })
    await pay(one)
    expect(await record(one)).toMatchObject([{ outcome: 'paid', by: 'provider' }])
    expect(await record(one)).toMatchObject([{ outcome: 'repeated', by: 'provider' }])
    expect(await storedData().outcomes(one.requestId)).toEqual(['paid'])

    expect(await record(one, { secondPayment: 'yes' })).toMatchObject([{ outcome: 'refundDue', by: 'operator' }])
    expect(await refundsOf(one)).toMatchObject([{ reference: `bank-${one.order.orderId}` }])
  })
})
