import { describe, expect, test } from 'vitest'
import { findOrderByCode } from '../../src/payments/orders.ts'
import { settlePayment } from '../../src/payments/settle-payment.ts'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import { reconcilePayments } from '../../src/payments/verify-order.ts'
import { aSlotRequest, withCapacity } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'
import { aKey, holdAppointment, must, type Ordered, ordered } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'
import { lookUp, statusOf, storedDataOf } from './read-state.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)

  const storedData = () => storedDataOf(system)
  const operate = (name: string, input?: object) => operatorRows(system.service, name, input)
  const record = ({ order }: Ordered, changes: object = {}) =>
    operate('record-payment', {
      orderCode: order.orderId,
      amount: order.amount,
      reference: `bank-${order.orderId}`,
      ...changes,
    })
  const pay = ({ order }: Ordered) => system.sandbox.press(order.redirectUrl ?? '', 'pay')
  const refundsOf = async ({ order }: Ordered) =>
    (await operate('refunds')).filter(({ orderCode }) => orderCode === order.orderId)

  test('an amount that differs from the order is refused, and recorded with `--other-amount yes`', async () => {
    const one = await ordered(system)
    await expect(record(one, { amount: 500 })).rejects.toThrow(`the order is for ${one.order.amount} ETB`)
    expect(await storedData().outcomes(one.requestId)).toEqual([])
    expect(await record(one)).toMatchObject([{ outcome: 'paid' }])
    expect(await record(one)).toMatchObject([{ outcome: 'repeated' }])

    const other = await ordered(system)
    expect(await record(other, { amount: 500, otherAmount: 'yes' })).toMatchObject([{ outcome: 'refundDue' }])
    expect(await refundsOf(other)).toMatchObject([{ amount: 500 }])
  })

  test('the help line reads what became of the payment, the refund that is due, and moments in Addis Ababa time', async () => {
    const one = await ordered(system)
    const { applicationNumber } = one
    const inAddis = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d\+03:00$/)
    const last = expect.stringMatching(/ \S+\+03:00$/)
    expect(await operate('look-up', { applicationNumber })).toMatchObject([
      { payment: 'pending', refundDue: '', heldUntil: inAddis, payUntil: inAddis, last },
    ])
    const { heldUntil = '' } = must(await one.api.requests.get(one.requestId))
    const [found] = await operate('look-up', { applicationNumber })
    expect(Date.parse(String(found?.heldUntil))).toBe(Math.floor(Date.parse(heldUntil) / 60_000) * 60_000)
    await record(one, { amount: 500, otherAmount: 'yes' })
    expect(await operate('look-up', { applicationNumber })).toMatchObject([
      { payment: 'wrongAmount', refundDue: '500 ETB' },
    ])
  })

  test('after the refund of a wrong amount the right one is paid, with its slip', async () => {
    const one = await ordered(system)
    await record(one, { amount: 500, otherAmount: 'yes' })
    await operate('refund-paid', { orderCode: one.order.orderId, reference: `bank-${one.order.orderId}` })
    await pay(one)
    expect(await statusOf(one)).toBe('paymentCompleted')
    expect((await storedData().orders(one.requestId)).map(({ state }) => state)).toEqual(['paid'])
    expect((await one.api.requests.barcode(one.requestId)).ok).toBe(true)
  })

  test('a payment that reached the bank is recorded while the provider reports the order as failed', async () => {
    const one = await ordered(system)
    await system.sandbox.fault('webhook-never', { orderCode: one.order.orderId })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'fail')
    expect(await record(one)).toMatchObject([{ outcome: 'paid', by: 'operator' }])
    expect(await statusOf(one)).toBe('paymentCompleted')
  })

  test('a reference that belongs to another order is refused', async () => {
    const [one, other] = [await ordered(system), await ordered(system)]
    await record(one)
    const again = record(other, { reference: `bank-${one.order.orderId}` })
    await expect(again).rejects.toThrow(`is recorded for order ${one.order.orderId}`)
    expect(await statusOf(other)).toBe('awaitingPayment')
  })

  test('a reference typed with small letters, spaces or hyphens is the same, for this order and for another', async () => {
    const [one, other] = [await ordered(system), await ordered(system)]
    const reference = `FT${one.order.orderId}`
    await record(one, { reference })
    const typed = `ft ${one.order.orderId.slice(0, 4)}-${one.order.orderId.slice(4)}`
    await expect(record(other, { reference: typed })).rejects.toThrow(`is recorded for order ${one.order.orderId}`)
    expect(await statusOf(other)).toBe('awaitingPayment')
    expect(await record(one, { reference: typed })).toMatchObject([{ outcome: 'repeated', by: 'operator' }])
    await undo(one, { reference: typed })
    expect(await record(other, { reference: typed })).toMatchObject([{ outcome: 'paid' }])
    await expect(record(one, { reference })).rejects.toThrow(`is recorded for order ${other.order.orderId}`)
  })

  test('another reference for a paid application is refused with the recorded one, without `--second-payment yes`', async () => {
    const one = await ordered(system)
    await record(one)
    const another = { reference: `bank-${one.order.orderId}-0` }
    const recorded = `order ${one.order.orderId} is paid with the reference BANK${one.order.orderId}`
    await expect(record(one, another)).rejects.toThrow(recorded)
    expect(await refundsOf(one)).toEqual([])
    expect(await record(one, { ...another, secondPayment: 'yes' })).toMatchObject([{ outcome: 'refundDue' }])
    expect(await refundsOf(one)).toHaveLength(1)
    const refund = { orderCode: one.order.orderId, reference: `Bank ${one.order.orderId}0` }
    expect(await operate('refund-paid', refund)).toMatchObject([{ outcome: 'refunded' }])
    expect(await operate('refund-failed', refund)).toMatchObject([{ outcome: 'refundDue' }])
  })

  test('four references that operators record at once for one application count once, and none is due back', async () => {
    const one = await ordered(system, { slotId: 7 })
    const references = ['a', 'b', 'c', 'd'].map((name) => `${name}-${one.order.orderId}`)
    const all = await Promise.allSettled(references.map((reference) => record(one, { reference })))
    const refused = all.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    const isRefused = expect.stringContaining('if this is a second payment, add --second-payment yes')
    expect(refused).toEqual([isRefused, isRefused, isRefused])
    expect(await storedData().outcomes(one.requestId)).toEqual(['paid'])
    expect(await statusOf(one)).toBe('paymentCompleted')
  })

  test('a reference is refused for an order of another office or another way to pay', async () => {
    const one = await ordered(system)
    await record(one)
    const reference = `bank-${one.order.orderId}`
    for (const elsewhere of [{ optionId: 4 }, { officeId: 3 }]) {
      const other = await ordered(system, elsewhere)
      await expect(record(other, { reference })).rejects.toThrow(`is recorded for order ${one.order.orderId}`)
      expect(await statusOf(other)).toBe('awaitingPayment')
    }
  })

  test('a reference that two operators record at once for orders of two offices counts once', async () => {
    const orders = [await ordered(system), await ordered(system, { officeId: 3 })]
    const reference = `bank-${orders[0]?.order.orderId}`
    const both = await Promise.allSettled(orders.map((one) => record(one, { reference })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await Promise.all(orders.map(statusOf))).toSorted()).toEqual(['awaitingPayment', 'paymentCompleted'])
    expect(await operate('payment-reports')).toEqual([])
  })

  test('a payment that the provider reports after it was recorded counts once', async () => {
    const one = await ordered(system)
    await system.sandbox.fault('verify-500', { orderCode: one.order.orderId })
    expect(await record(one)).toMatchObject([{ outcome: 'paid' }])
    await pay(one)
    await reconcilePayments(system.service.services)
    expect(await storedData().outcomes(one.requestId)).toEqual(['confirmed', 'paid'])
    expect(await storedData().messagesOf(one)).not.toContain('refundDue')
    expect(await refundsOf(one)).toEqual([])
    expect(await storedData().countAuditRows(one.requestId, 'payment.confirmed')).toBe(1)
    expect(await record(one)).toMatchObject([{ outcome: 'repeated' }])
  })

  test('a second payment at the provider is due back after the first one was recorded and confirmed', async () => {
    const one = await ordered(system)
    await system.sandbox.fault('verify-500', { orderCode: one.order.orderId })
    await record(one)
    await system.sandbox.fault('pay-twice', { orderCode: one.order.orderId })
    await pay(one)
    await pay(one)
    expect(await storedData().outcomes(one.requestId)).toEqual(['confirmed', 'paid', 'refundDue'])
  })

  test('a report with the recorded reference confirms that payment, and a second payment is due back', async () => {
    const one = await ordered(system)
    await record(one)
    const { services, clock } = system.service
    const order = await findOrderByCode(services.db, services, one.order.orderId)
    if (!order) throw new Error('the order is missing')
    const report = (reference: string) =>
      settlePayment(services, {
        order,
        payment: { reference, amount: String(one.order.amount), currency: 'ETB' },
        verified: true,
        evidence: '{}',
        actor: { kind: 'provider' },
        now: clock.now(),
      })
    for (let time = 0; time < 2; time += 1) expect(await report(`BANK${one.order.orderId}`)).toBe('repeated')
    expect(await storedData().countAuditRows(one.requestId, 'payment.confirmed')).toBe(1)
    expect(await report('another-reference')).toBe('refundDue')
  })

  test('a recorded payment that is due back counts once when the provider reports it', async () => {
    await withCapacity(system.service.services, 1, aSlotRequest({ slotId: 9 }))
    const one = await ordered(system, { slotId: 9 })
    system.service.clock.forward({ hours: 25 })
    await sweepUnpaid(system.service.services)
    await holdAppointment(system.visitor(), { slotId: 9 })
    await system.sandbox.fault('verify-500', { orderCode: one.order.orderId })
    expect(await record(one)).toMatchObject([{ outcome: 'refundDue' }])
    await pay(one)
    expect(await storedData().outcomes(one.requestId)).toEqual(['confirmed', 'refundDue'])
    expect(await refundsOf(one)).toMatchObject([{ reference: `BANK${one.order.orderId}` }])
    expect(await lookUp(one)).toMatchObject({ status: 'expired', lastPayment: { outcome: 'late' } })
  })

  test('a payment that the provider knows already is taken from the provider', async () => {
    const one = await ordered(system)
    await system.sandbox.fault('webhook-never', { orderCode: one.order.orderId })
    await pay(one)
    expect(await record(one)).toMatchObject([{ outcome: 'paid', by: 'provider' }])
    expect(await record(one)).toMatchObject([{ outcome: 'repeated', by: 'provider' }])
    expect(await storedData().outcomes(one.requestId)).toEqual(['paid'])

    expect(await record(one, { secondPayment: 'yes' })).toMatchObject([{ outcome: 'refundDue', by: 'operator' }])
    expect(await refundsOf(one)).toMatchObject([{ reference: `BANK${one.order.orderId}` }])
  })

  const undo = ({ order }: Ordered, changes: object = {}) =>
    operate('undo-payment', { orderCode: order.orderId, reference: `bank-${order.orderId}`, ...changes })
  /** What the payment and its undoing must leave as it was. */
  const dataOf = ({ requestId }: Ordered) =>
    system.service.services.db
      .selectFrom('request')
      .innerJoin('appointment', 'appointment.request_id', 'request.id')
      .innerJoin('payment_order as order', 'order.request_id', 'request.id')
      .select(['request.status', 'request.held_until', 'appointment.state', 'appointment.expires_at'])
      .select(['order.state as orderState', 'order.paid_at', 'order.provider_reference', 'order.ended_as'])
      .where('request.id', '=', requestId)
      .execute()

  test('a payment recorded for the wrong order is undone, and its reference counts for the right one', async () => {
    const [wrong, right] = [await ordered(system), await ordered(system)]
    const before = await dataOf(wrong)
    const reference = `bank-${right.order.orderId}`
    await record(wrong, { reference })
    expect(await undo(wrong, { reference })).toMatchObject([{ outcome: 'undone' }])
    expect(await undo(wrong, { reference })).toMatchObject([{ outcome: 'undone' }])
    expect(await dataOf(wrong)).toEqual(before)
    expect(await storedData().countAuditRows(wrong.requestId, 'payment.undone')).toBe(1)
    expect((await storedData().messagesOf(wrong)).at(-1)).toBe('paymentUndone')

    expect(await record(right, { reference })).toMatchObject([{ outcome: 'paid' }])
    await expect(undo(wrong, { reference })).rejects.toThrow('no operator recorded a payment')
    await pay(wrong)
    expect(await statusOf(wrong)).toBe('paymentCompleted')
    expect((await storedData().messagesOf(wrong)).at(-1)).toBe('paid')
  })

  test('after its deadline the request expires, and its own payment is late money', async () => {
    await withCapacity(system.service.services, 1, aSlotRequest({ slotId: 8 }))
    const one = await ordered(system, { slotId: 8 })
    await record(one)
    system.service.clock.forward({ hours: 25 })
    await undo(one)
    expect(await lookUp(one)).toMatchObject({ status: 'expired' })
    await holdAppointment(system.visitor(), { slotId: 8 })
    await pay(one)
    expect((await storedData().outcomes(one.requestId)).toSorted()).toEqual(['refundDue', 'undone'])
  })

  test('an application that expires again, after its late payment was undone, has another message', async () => {
    const one = await ordered(system)
    const lastMessages = async () => (await storedData().messagesOf(one)).slice(-3)
    const expire = async () => {
      await reconcilePayments(system.service.services)
      await sweepUnpaid(system.service.services)
    }
    system.service.clock.forward({ hours: 25 })
    await expire()
    expect((await lastMessages()).at(-1)).toBe('appointmentReleased')
    await record(one)
    await undo(one)
    system.service.clock.forward({ hours: 25 })
    await expire()
    expect(await lastMessages()).toEqual(['paid', 'paymentUndone', 'appointmentReleased'])
  })

  test('a payment that the provider has reported since counts instead of the undone one', async () => {
    const one = await ordered(system)
    await system.sandbox.fault('verify-500', { orderCode: one.order.orderId })
    await record(one)
    await pay(one)
    await reconcilePayments(system.service.services)
    await undo(one)
    expect(await statusOf(one)).toBe('paymentCompleted')
    expect((await storedData().outcomes(one.requestId)).toSorted()).toEqual(['paid', 'undone'])
  })

  test('an undo waits until the money of another order of the application was returned', async () => {
    const one = await ordered(system)
    const other = must(await one.api.payment.order({ requestId: one.requestId, optionId: 4 }, aKey()))
    await record(one)
    await system.sandbox.payAtBank(other.orderId)
    const second = { orderCode: other.orderId, amount: other.amount }
    expect(await lookUp(one)).toMatchObject({
      status: 'paymentCompleted',
      lastPayment: { outcome: 'refundDue', ...second },
    })
    await expect(undo(one)).rejects.toThrow(`the applicant also paid order ${other.orderId}: refund it first`)
    const [due] = (await operate('refunds')).filter(({ orderCode }) => orderCode === other.orderId)
    await operate('refund-paid', { orderCode: other.orderId, reference: due?.reference })
    expect(await undo(one)).toMatchObject([{ outcome: 'undone' }])
  })

  test('a payment that counts again after it was undone has its own message, also for another application', async () => {
    const [wrong, right] = [await ordered(system), await ordered(system)]
    const lastMessages = async (one: Ordered) => (await storedData().messagesOf(one)).slice(-3)
    const reference = `bank-${wrong.order.orderId}`
    await record(wrong)
    await undo(wrong)
    await record(wrong)
    expect(await lastMessages(wrong)).toEqual(['paid', 'paymentUndone', 'paid'])
    await undo(wrong)
    for (const one of [wrong, right]) must(await one.api.schedule.cancel(one.requestId, aKey()))
    for (let time = 0; time < 2; time += 1) {
      await record(wrong)
      await undo(wrong)
    }
    const ofWrong = await storedData().messagesOf(wrong)
    expect(ofWrong.slice(-4)).toEqual(['unusedPayment', 'paymentUndone', 'unusedPayment', 'paymentUndone'])
    await record(right, { reference })
    expect((await lastMessages(right)).at(-1)).toBe('unusedPayment')
  })

  test('a payment that is due back leaves the list of refunds', async () => {
    const one = await ordered(system)
    await record(one, { amount: 500, otherAmount: 'yes' })
    await undo(one)
    expect(await refundsOf(one)).toEqual([])
    expect(await lookUp(one)).toMatchObject({ lastPayment: { outcome: 'expired' } })
  })

  test('a payment that was reported, refunded or used at an office cannot be undone', async () => {
    const reported = await ordered(system)
    await pay(reported)
    const [event] = await system.service.services.db
      .selectFrom('payment_event')
      .innerJoin('payment_order as order', 'order.id', 'payment_event.order_id')
      .select('event_id')
      .where('order.request_id', '=', reported.requestId)
      .execute()
    const reference = event?.event_id.replace('payment:', '')
    await expect(undo(reported, { reference })).rejects.toThrow('no operator recorded a payment')

    const returned = await ordered(system)
    await record(returned, { amount: 500, otherAmount: 'yes' })
    await operate('refund-paid', { orderCode: returned.order.orderId, reference: `bank-${returned.order.orderId}` })
    await expect(undo(returned)).rejects.toThrow('the payment was paid back')

    const served = await ordered(system)
    await record(served)
    system.service.clock.forward({ hours: 24 * 30 })
    await operate('arrived', { applicationNumber: served.applicationNumber })
    await expect(undo(served)).rejects.toThrow('the office has served the applicant')
  })
})
