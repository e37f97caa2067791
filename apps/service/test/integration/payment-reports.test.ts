import { nextAction } from '@invea/domain'
import { orderActionOf } from '@invea/domain/application'
import { beforeEach, describe, expect, test } from 'vitest'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import { reconcilePayments } from '../../src/payments/verify-order.ts'
import { chapaMessage, sendCallback } from '../../src/testing/a-sandbox.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'
import { aKey, codeOf, must, type Ordered, ordered, orderedAndPaid } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'
import { lookUp, statusOf, storedDataOf } from './read-state.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)
  beforeEach(async () => {
    const { db } = system.service.services
    await db.deleteFrom('payment_report').execute()
  })

  const storedData = () => storedDataOf(system)
  const operate = (name: string, input?: object) => operatorRows(system.service, name, input)
  const pay = ({ order }: Ordered) => system.sandbox.press(order.redirectUrl ?? '', 'pay')
  const paid = () => orderedAndPaid(system)
  const refundsOf = async ({ order }: Ordered) =>
    (await operate('refunds')).filter(({ orderCode }) => orderCode === order.orderId)
  const fault = (name: string, { order }: Ordered, times = 9) =>
    system.sandbox.fault(name, { orderCode: order.orderId, times })
  /** The provider's signed message that the payment of an order went back to its payer. */
  const takeBack = ({ order }: Ordered) =>
    sendCallback(system.service.url, chapaMessage(order.orderId, { event: 'charge.reversed', status: 'reversed' }))
  const reports = () => operate('payment-reports')
  const decide = ({ order }: Ordered, decision: 'keep' | 'undo', more: object = {}) =>
    operate('payment-decided', { orderCode: order.orderId, decision, ...more })

  test('a payment that was taken back is verified, listed once, and changes nothing until it is decided', async () => {
    const one = await paid()
    await fault('verify-reversed', one)
    expect(await takeBack(one)).toBe(200)
    expect(await takeBack(one)).toBe(200)
    const [person] = one.submitted.persons
    expect(await reports()).toMatchObject([
      {
        kind: 'takenBack',
        orderCode: one.order.orderId,
        verified: true,
        applicationNumber: person?.applicationNumber,
        status: 'paymentCompleted',
      },
    ])
    expect(await storedData().countAuditRows(one.requestId, 'payment.reported')).toBe(1)
    const metric = system.service.services.metrics.registry.getSingleMetric('service_payments_taken_back_total')
    expect((await metric?.get())?.values[0]?.value).toBe(1)
    expect(await statusOf(one)).toBe('paymentCompleted')
    expect((await storedData().messagesOf(one)).at(-1)).toBe('paid')

    const reference = String((await reports())[0]?.reference)
    const typed = { reference: ` ${reference.slice(0, 4)} ${reference.slice(4).toLowerCase()}` }
    expect(await decide(one, 'keep', typed)).toMatchObject([{ decision: 'keep', reference }])
    expect(await decide(one, 'keep', { reference })).toMatchObject([{ decision: 'keep' }])
    expect(await decide(one, 'keep')).toMatchObject([{ decision: 'keep' }])
    expect(await reports()).toEqual([])
    expect(await takeBack(one)).toBe(200)
    expect(await reports()).toEqual([])
    expect(await storedData().countAuditRows(one.requestId, 'payment.reportDecided')).toBe(1)
    expect(await statusOf(one)).toBe('paymentCompleted')
  })

  test('after `undo` the application is unpaid and keeps its appointment for another day, in which it can be paid again', async () => {
    const one = await paid()
    system.service.clock.forward({ hours: 48 })
    await fault('verify-reversed', one)
    await takeBack(one)
    expect(await decide(one, 'undo')).toMatchObject([{ decision: 'undo' }])
    expect(await decide(one, 'undo')).toMatchObject([{ decision: 'undo' }])
    expect(await storedData().outcomes(one.requestId)).toEqual(['undone'])
    expect(await storedData().countAuditRows(one.requestId, 'payment.undone')).toBe(1)
    const sent = (await storedData().postedTo(one)).at(-1)
    expect(sent?.kind).toBe('paymentUndone')
    expect(sent?.sms).toContain('took back your payment')

    system.service.clock.forward({ hours: 23 })
    await sweepUnpaid(system.service.services)
    const number = one.applicationNumber
    const { confirmationNumber } = one.submitted
    const open = must(await one.api.requests.byApplicationNumber(number, confirmationNumber))
    expect(open).toMatchObject({ status: 'confirmed', lastPayment: { outcome: 'takenBack' } })
    const again = must(await one.api.payment.order({ requestId: one.requestId, optionId: 1 }, aKey()))
    await system.sandbox.press(again.redirectUrl ?? '', 'pay')
    expect(await statusOf(one)).toBe('paymentCompleted')
  })

  test('a payment that was taken back is not undone while a second one of its order is due back', async () => {
    const one = await paid()
    await fault('pay-twice', one, 1)
    await pay(one)
    expect(await storedData().outcomes(one.requestId)).toEqual(['paid', 'refundDue'])
    await fault('verify-reversed', one)
    await takeBack(one)
    await expect(decide(one, 'undo')).rejects.toThrow('the order was paid twice')
    expect(await statusOf(one)).toBe('paymentCompleted')
    const [due] = await refundsOf(one)
    await operate('refund-paid', { orderCode: one.order.orderId, reference: due?.reference })
    expect(await statusOf(one)).toBe('paymentCompleted')
    const sent = (await storedData().postedTo(one)).at(-1)
    expect(sent?.sms).toContain('We have refunded 5,000 ETB')
    expect(sent?.sms).toContain('Your application stays paid.')
  })

  test('`undo` changes a `keep` that was an error', async () => {
    const one = await paid()
    await fault('verify-reversed', one)
    await takeBack(one)
    await decide(one, 'keep')
    for (let calls = 0; calls < 2; calls += 1) expect(await decide(one, 'undo')).toMatchObject([{ decision: 'undo' }])
    expect(await storedData().outcomes(one.requestId)).toEqual(['undone'])
    expect(await statusOf(one)).toBe('confirmed')
    expect(await storedData().countAuditRows(one.requestId, 'payment.reportDecided')).toBe(2)

    const [wrong, right] = [await ordered(system), await ordered(system)]
    const reference = await paidUnseen(right)
    await record(wrong, reference)
    await reconcile()
    await decide(right, 'keep')
    await expect(decide(right, 'undo')).rejects.toThrow('undo the recorded payment with undo-payment')
    await operate('undo-payment', { orderCode: wrong.order.orderId, reference })
    await reconcile()
    expect(await statusOf(right)).toBe('paymentCompleted')
    expect(await decide(right, 'undo')).toMatchObject([{ decision: 'settled' }])
  })

  test('a message that the provider does not confirm is listed as such, and undoes nothing by itself', async () => {
    const one = await paid()
    expect(await takeBack(one)).toBe(200)
    expect(await reports()).toMatchObject([{ orderCode: one.order.orderId, verified: false }])
    await expect(decide(one, 'undo')).rejects.toThrow('the provider does not confirm this report')
    expect(await statusOf(one)).toBe('paymentCompleted')
    expect(await decide(one, 'undo', { unverified: 'yes' })).toMatchObject([{ decision: 'undo' }])
    expect(await statusOf(one)).toBe('confirmed')
    system.service.clock.forward({ minutes: 16 })
    await reconcilePayments(system.service.services)
    expect(await statusOf(one)).toBe('confirmed')
    expect(await storedData().outcomes(one.requestId)).toEqual(['undone'])
    expect((await storedData().messagesOf(one)).at(-1)).toBe('paymentUndone')
  })

  test('money that the payer has back is not due back, although the provider still says that it is paid', async () => {
    const one = await paid()
    must(await one.api.schedule.cancel(one.requestId, aKey()))
    await takeBack(one)
    await decide(one, 'undo', { unverified: 'yes' })
    system.service.clock.forward({ minutes: 16 })
    await reconcilePayments(system.service.services)
    expect(await storedData().outcomes(one.requestId)).toEqual(['undone'])
    expect(await refundsOf(one)).toEqual([])
  })

  test('while the provider does not respond the message is stored and asked for again', async () => {
    const one = await paid()
    await fault('verify-500', one, 1)
    expect(await takeBack(one)).toBe(503)
    expect(await reports()).toMatchObject([{ verified: false }])
    await fault('verify-reversed', one)
    expect(await takeBack(one)).toBe(200)
    expect(await reports()).toMatchObject([{ verified: true }])
  })

  /** The reference of a payment at the provider of which the service has got no message. */
  const paidUnseen = async (one: Ordered): Promise<string> => {
    for (const name of ['webhook-never', 'no-return']) await fault(name, one)
    await pay(one)
    const verified = await system.service.services.payments.find('chapa')?.verify(one.order.orderId)
    return verified?.state === 'paid' ? verified.payment.reference : ''
  }
  const record = ({ order }: Ordered, reference: string) =>
    operate('record-payment', { orderCode: order.orderId, amount: order.amount, reference })
  const reconcile = async () => {
    system.service.clock.forward({ minutes: 3 })
    await reconcilePayments(system.service.services)
  }

  test('a payment that was recorded for another order is reported, and its application kept until it is settled', async () => {
    const [wrong, right] = [await ordered(system), await ordered(system)]
    const reference = await paidUnseen(right)
    await record(wrong, reference)
    await reconcile()
    await reconcile()
    expect(await reports()).toMatchObject([
      { kind: 'otherOrder', orderCode: right.order.orderId, reference, countsFor: wrong.order.orderId },
    ])
    expect(await storedData().countAuditRows(right.requestId, 'payment.reported')).toBe(1)
    const checked = await lookUp(right)
    expect(checked).toMatchObject({ lastPayment: { outcome: 'checking' }, heldUntil: undefined })
    expect(nextAction(checked)).toEqual({ step: 'checking' })
    expect(orderActionOf(checked)).toBeUndefined()
    expect(must(await right.api.payment.currentOrder(right.requestId))).toBeNull()
    const again = await right.api.payment.order({ requestId: right.requestId, optionId: 4 }, aKey())
    expect(codeOf(again)).toBe('notAllowed')

    system.service.clock.forward({ hours: 30 })
    await sweepUnpaid(system.service.services)
    expect(await lookUp(right)).toMatchObject({ status: 'confirmed', lastPayment: { outcome: 'checking' } })

    await expect(decide(right, 'undo')).rejects.toThrow('undo the recorded payment with undo-payment')
    await operate('undo-payment', { orderCode: wrong.order.orderId, reference })
    expect(await decide(right, 'undo')).toMatchObject([{ decision: 'settled' }])
    expect(await lookUp(right)).toMatchObject({ status: 'paymentCompleted', lastPayment: { outcome: 'paid' } })
    expect(await reports()).toEqual([])
  })

  test('a payment that was recorded for an order of another office is reported, and counts once', async () => {
    const [wrong, right] = [await ordered(system, { officeId: 3 }), await ordered(system)]
    const reference = await paidUnseen(right)
    await record(wrong, reference)
    await reconcile()
    expect(await reports()).toMatchObject([
      { kind: 'otherOrder', orderCode: right.order.orderId, reference, countsFor: wrong.order.orderId },
    ])
    expect(await storedData().outcomes(right.requestId)).toEqual([])
    await operate('undo-payment', { orderCode: wrong.order.orderId, reference })
    expect(await storedData().outcomes(right.requestId)).toEqual([])
    await reconcile()
    expect(await storedData().outcomes(right.requestId)).toEqual(['paid'])
    expect(await reports()).toEqual([])
  })

  test.each([
    ['another office', { officeId: 3, optionId: 4 }],
    ['the same office', { slotId: 4 }],
  ])(
    'a payment that was recorded for an order of %s is settled after `undo-payment`, also when its checks had ended',
    async (_, options) => {
      const { clock } = system.service
      const [wrong, right] = [await ordered(system, options), await ordered(system, { slotId: 4 })]
      const reference = await paidUnseen(right)
      await record(wrong, reference)
      for (const hours of [4, 73, 1]) {
        clock.forward({ hours })
        await reconcile()
      }
      expect(await reports()).toMatchObject([{ kind: 'otherOrder', countsFor: wrong.order.orderId }])
      await operate('undo-payment', { orderCode: wrong.order.orderId, reference })
      await reconcile()
      expect(await storedData().outcomes(right.requestId)).toEqual(['paid'])
      expect(await reports()).toEqual([])
      clock.forward({ hours: -78 })
    },
  )

  test('after `keep` the application has a new deadline, and is closed after it', async () => {
    const [wrong, right] = [await ordered(system), await ordered(system)]
    await record(wrong, await paidUnseen(right))
    await reconcile()
    system.service.clock.forward({ hours: 30 })
    await decide(right, 'keep')
    expect((await storedData().messagesOf(right)).at(-1)).toBe('paymentUndone')
    await reconcile()
    expect(await reports()).toEqual([])
    expect(await lookUp(right)).toMatchObject({ status: 'confirmed', lastPayment: { outcome: 'expired' } })
    system.service.clock.forward({ hours: 25 })
    await sweepUnpaid(system.service.services)
    expect(await lookUp(right)).toMatchObject({ status: 'expired' })
  })

  test('another amount than the recorded one is reported, and no refund is due for the same money', async () => {
    const one = await ordered(system)
    await fault('verify-500', one, 1)
    await record(one, `bank-${one.order.orderId}`)
    await fault('wrong-amount', one, 1)
    await pay(one)
    expect(await reports()).toMatchObject([{ kind: 'otherAmount', amount: String(one.order.amount - 1) }])
    expect(await storedData().outcomes(one.requestId)).toEqual(['paid'])
    expect(await statusOf(one)).toBe('paymentCompleted')
    await decide(one, 'keep')
    expect((await storedData().messagesOf(one)).at(-1)).toBe('paid')
  })

  test('an amount that cannot be read is reported, and does not block what the operator records', async () => {
    const one = await ordered(system)
    await fault('unreadable-amount', one, 1)
    await pay(one)
    expect(await reports()).toMatchObject([{ kind: 'otherAmount', amount: '5,000.00 Birr' }])
    expect(await statusOf(one)).toBe('awaitingPayment')
    expect(await record(one, `bank-${one.order.orderId}`)).toMatchObject([{ outcome: 'paid', by: 'operator' }])
    expect(await statusOf(one)).toBe('paymentCompleted')
    await decide(one, 'keep')
    expect(await reports()).toEqual([])
  })

  test('without a payment there is nothing to report', async () => {
    const one = await ordered(system)
    await fault('verify-reversed', one)
    expect(await takeBack(one)).toBe(200)
    expect(await reports()).toEqual([])
    expect(await statusOf(one)).toBe('awaitingPayment')
  })

  test('a refund that the provider has returned is marked, and its record ends the report', async () => {
    const one = await ordered(system)
    await fault('wrong-amount', one, 1)
    await pay(one)
    const due = async () => (await refundsOf(one))[0]
    expect(await due()).toMatchObject({ takenBack: false })
    await fault('verify-reversed', one)
    await takeBack(one)
    expect(await due()).toMatchObject({ takenBack: true })
    await operate('refund-paid', { orderCode: one.order.orderId, reference: (await due())?.reference })
    expect(await reports()).toEqual([])
    expect(await storedData().outcomes(one.requestId)).toEqual(['refunded'])
  })

  test('while a payment was taken back no document is made ready and none is handed out, until finance has decided', async () => {
    const one = await paid()
    const { applicationNumber } = one
    system.service.clock.forward({ hours: 24 * 30 })
    await operate('arrived', { applicationNumber })
    await fault('verify-reversed', one)
    await takeBack(one)
    const undecided = 'the payment was taken back: finance decides about it first, with payment-decided'
    await expect(operate('ready', { applicationNumber })).rejects.toThrow(undecided)
    await decide(one, 'keep')
    await operate('ready', { applicationNumber })
    const { db } = system.service.services
    await db.updateTable('payment_report').set({ decided_at: null, decision: null }).execute()
    await expect(operate('collected', { applicationNumber })).rejects.toThrow(undecided)
    // The second payment, which is due back anyway, went back.
    system.service.clock.forward({ hours: -24 * 30 })
    const twice = await paid()
    await fault('pay-twice', twice, 1)
    await pay(twice)
    const [due] = await refundsOf(twice)
    const report = await db.selectFrom('payment_report').selectAll().executeTakeFirstOrThrow()
    const [order] = await storedData().orders(twice.requestId)
    const ofSecond = { order_id: order?.id ?? 0, request_id: twice.requestId, reference: String(due?.reference) }
    await db
      .insertInto('payment_report')
      .values({ ...report, ...ofSecond })
      .execute()
    expect((await operate('refunds')).find(({ reference }) => reference === due?.reference)).toMatchObject({
      takenBack: true,
    })
    system.service.clock.forward({ hours: 24 * 30 })
    await operate('ready', { applicationNumber: twice.applicationNumber })
    system.service.clock.forward({ hours: -24 * 30 })
  })

  test('a payment of an applicant whom the office has served is not undone, and the person not erased before the decision', async () => {
    const one = await paid()
    const { applicationNumber } = one
    const erase = () => operate('person-erase', { applicationNumber, reason: 'file 1' })
    system.service.clock.forward({ hours: 24 * 30 })
    await operate('arrived', { applicationNumber })
    await fault('verify-reversed', one)
    await takeBack(one)
    await expect(decide(one, 'undo')).rejects.toThrow('the office has served the applicant')
    system.service.clock.forward({ hours: 24 * 60 })
    expect(await erase()).toMatchObject([{ outcome: expect.stringMatching(/^kept: a report/) }])
    await decide(one, 'keep')
    await expect(decide(one, 'undo')).rejects.toThrow('the office has served the applicant')
    expect(await erase()).toMatchObject([{ outcome: expect.stringMatching(/^kept: a document waits/) }])
    system.service.clock.forward({ hours: 24 * 180 })
    expect(await erase()).toMatchObject([{ outcome: expect.stringMatching(/^erased/) }, {}])
  })
})
