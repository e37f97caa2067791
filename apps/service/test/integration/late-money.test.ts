import { addDays, isoDate } from '@invea/domain'
import { type FeeTable, feeTables, formatAmount } from '@invea/domain/fees'
import { anApplicant, anOldPassport, aPersonalDetail } from '@invea/domain/testing'
import { describe, expect, test } from 'vitest'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import { reconcilePayments } from '../../src/payments/verify-order.ts'
import { dayOf } from '../../src/platform/clock.ts'
import { createMetricsReader } from '../../src/platform/metrics/monitoring.ts'
import { checkedSlotTotals, withCapacity } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'
import {
  aKey,
  codeOf,
  edit,
  holdAppointment,
  must,
  type Ordered,
  ordered,
  orderedAndPaid,
  personOf,
  type Submitted,
  uploadAll,
} from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'
import { checkPayments, lookUp, statusOf, storedDataOf } from './read-state.ts'

const aSlot = (slotId: number) => ({
  officeId: 2,
  requestType: 'new' as const,
  date: isoDate('2026-12-01'),
  slotId,
  applicants: 1,
})

describe.each(databaseKinds)('on %s, with slots that return after a random delay', (kind) => {
  const system = testSystemOf(kind, undefined, { SLOT_RETURN_MINUTES: '10' })

  test('a payment while its own slot returns reserves it again, and other applicants do not get it', async () => {
    await withCapacity(system.service.services, 1, aSlot(9))
    // So that the day is not scarce.
    await withCapacity(system.service.services, 20, aSlot(8))
    const one = await ordered(system, { slotId: 9 })
    system.service.clock.forward({ hours: 25 })
    expect(await sweepUnpaid(system.service.services)).toBe(1)
    await expect(holdAppointment(system.visitor(), { slotId: 9 })).rejects.toThrow('slotFull')
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect((await lookUp(one)).status).toBe('paymentCompleted')
    system.service.clock.forward({ minutes: 11 })
    await expect(holdAppointment(system.visitor(), { slotId: 9 })).rejects.toThrow('slotFull')
    await checkedSlotTotals(system.service.services)
  })
})

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)

  const storedData = () => storedDataOf(system)
  const operate = (name: string, input?: object) => operatorRows(system.service, name, input)
  const refundsOf = async ({ order }: Ordered) =>
    (await operate('refunds')).filter(({ orderCode }) => orderCode === order.orderId)

  test('an order ends after exactly three hours and can be made again while the appointment is held', async () => {
    const one = await ordered(system)
    system.service.clock.forward({ hours: 3, seconds: -1 })
    expect(await statusOf(one)).toBe('awaitingPayment')
    system.service.clock.forward({ seconds: 1 })
    const lapsed = must(await one.api.requests.get(one.requestId))
    expect(lapsed).toMatchObject({ status: 'confirmed', missing: 'payment', lastPayment: { outcome: 'expired' } })
    expect(must(await one.api.payment.currentOrder(one.requestId))).toBeNull()
    const again = must(await one.api.payment.order({ requestId: one.requestId, optionId: 1 }, aKey()))
    expect(again.orderId).not.toBe(one.order.orderId)
    expect(again.amount).toBe(one.order.amount)
  })

  const receiptsOf = ({ requestId }: Submitted) =>
    system.service.services.db
      .selectFrom('outbox')
      .select('state')
      .where((query) => query.and({ request_id: requestId, template: 'order' }))
      .execute()

  test('the receipt of an order that could not be sent before its end is not sent', async () => {
    const one = await ordered(system)
    expect(new Set(await receiptsOf(one))).toEqual(new Set([{ state: 'waiting' }]))
    system.service.clock.forward({ hours: 3, minutes: 1 })
    await reconcilePayments(system.service.services)
    expect(new Set(await receiptsOf(one))).toEqual(new Set([{ state: 'merged' }]))
  })

  test('the message about a cancellation names the open order, and its receipt is not sent any more', async () => {
    const one = await ordered(system)
    must(await one.api.schedule.cancel(one.requestId, aKey()))
    const sent = (await storedData().postedTo(one)).at(-1)
    expect(sent?.sms).toContain(`do not pay order ${one.order.orderId}`)
    expect(new Set(await receiptsOf(one))).toEqual(new Set([{ state: 'merged' }]))
  })

  test('a payment after the three hours counts while the appointment is held', async () => {
    const one = await ordered(system)
    system.service.clock.forward({ hours: 4 })
    await reconcilePayments(system.service.services)
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await statusOf(one)).toBe('paymentCompleted')
  })

  test('a payment after the appointment expired reserves it again when it is free', async () => {
    const one = await ordered(system, { slotId: 7 })
    system.service.clock.forward({ hours: 25 })
    expect(await sweepUnpaid(system.service.services)).toBeGreaterThan(0)
    expect((await lookUp(one)).status).toBe('expired')
    expect(codeOf(await one.api.payment.order({ requestId: one.requestId, optionId: 1 }, aKey()))).toBe('notAllowed')
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await statusOf(one)).toBe('paymentCompleted')
    expect(must(await one.api.requests.barcode(one.requestId)).data).toMatch(/^ICS1\./)
    await checkedSlotTotals(system.service.services)
  })

  test('an order made before new fees is paid after them, and its application keeps its fee', async () => {
    const [one, unpaid] = [await ordered(system), await ordered(system, { slotId: 4 })]
    const tables = feeTables as unknown as FeeTable[]
    const [before] = feeTables
    const from = addDays(dayOf(system.service.clock.now()), 1)
    tables.unshift({ ...before, from, regular: { ...before.regular, new: 6_000 } })
    try {
      await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
      for (const { api, requestId, order } of [one, unpaid])
        expect(must(await api.requests.get(requestId)).price?.total).toBe(order.amount)
      expect(await statusOf(one)).toBe('paymentCompleted')
      system.service.clock.forward({ hours: 10 })
      const again = must(await unpaid.api.payment.order({ requestId: unpaid.requestId, optionId: 1 }, aKey()))
      expect(again.amount).toBe(unpaid.order.amount)
      system.service.clock.forward({ hours: 14 })
      expect((await ordered(system, { slotId: 5 })).order.amount).toBe(6_000)
    } finally {
      tables.shift()
    }
  })

  test('money that arrives after another applicant got the appointment is due back, and both get a correct message', async () => {
    await withCapacity(system.service.services, 1, aSlot(9))
    const one = await ordered(system, { slotId: 9 })
    system.service.clock.forward({ hours: 25 })
    await sweepUnpaid(system.service.services)
    const other = system.visitor()
    await holdAppointment(other, { slotId: 9 })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await lookUp(one)).toMatchObject({ status: 'expired', lastPayment: { outcome: 'late' } })
    expect(await storedData().outcomes(one.requestId)).toEqual(['refundDue'])
    expect((await storedData().orders(one.requestId)).map(({ state }) => state)).toEqual(['refundDue'])
    expect(await storedData().messagesOf(one)).toContain('refundDue')
    const [due] = await refundsOf(one)
    const { phoneNumber } = personOf(must(await one.api.requests.get(one.requestId))).applicant.personal
    expect(due).toMatchObject({ applicationNumber: one.applicationNumber, phoneNumber })
    expect(await operate('audit-since', { since: '2026-11-01T00:00Z' })).not.toContainEqual(
      expect.objectContaining({ action: 'refunds.listed' }),
    )
    const { db } = system.service.services
    const views = db.selectFrom('audit_log').select('detail').where('action', '=', 'refunds.listed')
    expect(await views.execute()).toContainEqual({ detail: { refunds: expect.any(Number) } })
    const refund = { orderCode: one.order.orderId, reference: due?.reference }
    expect(await operate('refund-paid', refund)).toMatchObject([
      { amount: one.order.amount, currency: 'ETB', outcome: 'refunded' },
    ])
    expect(await operate('refunds')).not.toContainEqual(due)
    await expect(operate('refund-paid', refund)).rejects.toThrow('due back')
    expect((await storedData().orders(one.requestId)).map(({ state }) => state)).toEqual(['refunded'])
    expect(await lookUp(one)).toMatchObject({ status: 'expired', lastPayment: { outcome: 'refunded' } })
    const messages = (await storedData().messagesOf(one)).filter((kind) => /^refund/.test(kind))
    expect(messages).toEqual(['refundDue', 'refunded'])
    await checkedSlotTotals(system.service.services)
  })

  test('a refund that the bank returned is due again with its reason, and is paid with a second message', async () => {
    const one = await ordered(system)
    await system.sandbox.fault('wrong-amount', { orderCode: one.order.orderId })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    const due = async () => (await refundsOf(one))[0]
    const before = await due()
    const refund = { orderCode: one.order.orderId, reference: before?.reference }
    await operate('refund-paid', refund)
    system.service.clock.forward({ hours: 2 })
    const failed = await operate('refund-failed', refund)
    expect(failed).toMatchObject([{ ...refund, outcome: 'refundDue' }])
    expect(await operate('refund-failed', refund)).toEqual(failed)
    expect(await storedData().countAuditRows(one.requestId, 'payment.refundFailed')).toBe(1)
    expect(before).toMatchObject({ reason: 'amount' })
    expect(await due()).toEqual(before)
    expect((await storedData().orders(one.requestId)).map(({ state }) => state)).toEqual(['refundDue'])
    await operate('refund-paid', refund)
    expect((await storedData().messagesOf(one)).slice(-2)).toEqual(['refunded', 'refunded'])
    await expect(operate('refund-failed', { ...refund, reference: 'other' })).rejects.toThrow('no refund')
  })

  test('the agency ends a paid request, and its payment is due back when the operator says so', async () => {
    const [one, other] = [await ordered(system), await ordered(system, { slotId: 4 })]
    for (const paid of [one, other]) await system.sandbox.press(paid.order.redirectUrl ?? '', 'pay')
    const reject = ({ submitted }: Submitted, refund?: string) =>
      operate('reject', { applicationNumber: submitted.persons[0]?.applicationNumber, reason: 'Not theirs', refund })
    await expect(reject(one)).rejects.toThrow('say whether to refund it')
    expect(await reject(one, 'yes')).toMatchObject([{ status: 'rejected' }])
    expect(await reject(other, 'no')).toMatchObject([{ status: 'rejected' }])
    expect(await storedData().outcomes(one.requestId)).toEqual(['refundDue'])
    expect(await storedData().outcomes(other.requestId)).toEqual(['paid'])
    const smsOf = async (paid: Submitted) => (await storedData().postedTo(paid)).at(-1)?.sms
    expect(await smsOf(one)).toContain(`We will refund your ${formatAmount(one.order.amount)} ETB`)
    expect(await smsOf(other)).toContain('The fee is not refunded')
    const trailOf = async ({ submitted }: Submitted) =>
      operate('audit', { applicationNumber: submitted.persons[0]?.applicationNumber })
    const detail = JSON.stringify({ amount: one.order.amount, reason: 'rejected' })
    expect(await trailOf(one)).toContainEqual(
      expect.objectContaining({ actor: 'operator', action: 'payment.refundDue', detail }),
    )
    expect(await trailOf(other)).toContainEqual(
      expect.objectContaining({ actor: 'operator', action: 'payment.forfeited', detail }),
    )
    const refunds = await operate('refunds')
    expect(refunds).toContainEqual(
      expect.objectContaining({ orderCode: one.order.orderId, amount: one.order.amount, reason: 'rejected' }),
    )
    expect(refunds).not.toContainEqual(expect.objectContaining({ orderCode: other.order.orderId }))
    expect(must(await one.api.requests.get(one.requestId))).toMatchObject({
      status: 'rejected',
      rejectionReason: 'Not theirs',
      lastPayment: { outcome: 'refundDue' },
    })
    await checkedSlotTotals(system.service.services)
  })

  test('a rejection without a refund that was typed in error is repeated with one, and not the other way round', async () => {
    const one = await orderedAndPaid(system)
    const { applicationNumber } = one
    const reject = (refund?: string) => operate('reject', { applicationNumber, reason: 'Not theirs', refund })
    await reject('no')
    await reject('no')
    for (const refund of ['yes', 'yes', undefined]) expect(await reject(refund)).toMatchObject([{ status: 'rejected' }])
    expect(await storedData().outcomes(one.requestId)).toEqual(['refundDue'])
    expect(await storedData().countAuditRows(one.requestId, 'payment.forfeited')).toBe(1)
    expect(await storedData().countAuditRows(one.requestId, 'payment.refundDue')).toBe(1)
    const messages = (await storedData().postedTo(one)).filter(({ kind: about }) => about === 'rejected')
    expect(messages.map(({ sms }) => /not refunded|We will refund/.exec(sms ?? '')?.[0])).toEqual([
      'not refunded',
      'We will refund',
    ])
    await expect(reject('no')).rejects.toThrow('due back already')
    const [due] = await refundsOf(one)
    await operate('refund-paid', { orderCode: one.order.orderId, reference: due?.reference })
    await expect(reject('no')).rejects.toThrow('due back already')
    expect(await reject('yes')).toMatchObject([{ status: 'rejected' }])
    expect(await storedData().outcomes(one.requestId)).toEqual(['refunded'])
  })

  test.each([{ swept: false }, { swept: true }])(
    'a payment for an application that was not confirmed again after a change is due back, also once it expired (swept: $swept)',
    async ({ swept }) => {
      // A birth certificate is required of younger applicants.
      const [before, after] = swept ? ['1975-03-02', '1990-03-02'] : ['1975-03-03', '1990-03-03']
      const applicants = [anApplicant({ personal: aPersonalDetail({ birthDate: isoDate(before) }) })] as const
      const one = await ordered(system, { applicants, slotId: 6 })
      const changed = must(await edit(one, { personal: { birthDate: isoDate(after) } }))
      expect(changed).toMatchObject({ status: 'initial', missing: 'documents' })
      system.service.clock.forward({ hours: 25 })
      if (swept) await sweepUnpaid(system.service.services)
      expect((await lookUp(one)).status).toBe('expired')
      await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
      expect(await storedData().outcomes(one.requestId)).toEqual(['refundDue'])
      expect(await lookUp(one)).toMatchObject({ status: 'expired', lastPayment: { outcome: 'refundDue' } })
      expect((await storedData().messagesOf(one)).at(-1)).toBe('unusedPayment')
      expect(await refundsOf(one)).toMatchObject([{ reason: 'closed' }])
      await checkedSlotTotals(system.service.services)
    },
  )

  test('a payment after a cancellation is due back', async () => {
    const one = await ordered(system)
    const { applicationNumber } = one
    const isListed = async () =>
      (await operate('corrections')).some((line) => line.applicationNumber === applicationNumber)
    await operate('ask-correction', { applicationNumber, reason: 'The photo is dark' })
    expect(await isListed()).toBe(true)
    must(await one.api.schedule.cancel(one.requestId, aKey()))
    // An ended application needs no correction.
    expect(await isListed()).toBe(false)
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    const cancelled = must(await one.api.requests.get(one.requestId))
    expect(cancelled).toMatchObject({ status: 'cancelled', lastPayment: { outcome: 'refundDue' } })
    expect(await storedData().outcomes(one.requestId)).toEqual(['refundDue'])
    expect((await storedData().messagesOf(one)).at(-1)).toBe('unusedPayment')
  })

  test('an order that was paid twice is refunded when both payments are', async () => {
    const one = await ordered(system)
    must(await one.api.schedule.cancel(one.requestId, aKey()))
    await system.sandbox.fault('pay-twice', { orderCode: one.order.orderId })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    const { orderId: orderCode } = one.order
    const due = await refundsOf(one)
    expect(due).toHaveLength(2)
    for (const [at, outcome] of (['refundDue', 'refunded'] as const).entries()) {
      await operate('refund-paid', { orderCode, reference: due[at]?.reference })
      expect(must(await one.api.requests.get(one.requestId))).toMatchObject({ lastPayment: { outcome } })
    }
  })

  test('a paid application shows the second payment of its order, and its refund', async () => {
    const one = await ordered(system)
    await system.sandbox.fault('pay-twice', { orderCode: one.order.orderId })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    const { orderId: orderCode } = one.order
    const shown = async () => must(await one.api.requests.get(one.requestId))
    expect(await shown()).toMatchObject({
      status: 'paymentCompleted',
      lastPayment: { outcome: 'refundDue', orderCode },
    })
    const [due] = await refundsOf(one)
    await operate('refund-paid', { orderCode, reference: due?.reference })
    expect(await shown()).toMatchObject({ status: 'paymentCompleted', lastPayment: { outcome: 'refunded', orderCode } })
  })

  test('a wrong amount that arrives when the appointment is no longer held is due back, without an offer to order again', async () => {
    const one = await ordered(system)
    system.service.clock.forward({ hours: 25 })
    await system.sandbox.fault('wrong-amount', { orderCode: one.order.orderId })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await storedData().outcomes(one.requestId)).toEqual(['refundDue'])
    expect((await storedData().messagesOf(one)).at(-1)).toBe('unusedPayment')
  })

  const lost = (passportNumber: string, corrected: boolean) => {
    const correction = corrected ? { dataCorrected: true, correctionType: 'name' as const } : {}
    return anApplicant({ passport: anOldPassport({ passportNumber, ...correction }) })
  }
  test.each([
    { was: 13_000, is: 20_500, corrected: false },
    { was: 20_500, is: 13_000, corrected: true },
  ])(
    'a payment of $was ETB for an order from before the fee became $is ETB is due back',
    async ({ was, is, corrected }) => {
      const number = `EP${was}00`
      const one = await ordered(system, { requestType: 'lost', applicants: [lost(number, corrected)] })
      expect(one.order.amount).toBe(was)
      const { passport } = lost(number, !corrected)
      const after = must(await edit(one, { passport: { correctionType: undefined, ...passport } }))
      expect(after.price?.total).toBe(is)
      expect((await storedData().messagesOf(one)).at(-1)).toBe('orderEnded')
      await uploadAll(one.api, one.submitted)
      must(await one.api.requests.confirm(one.requestId, aKey()))
      await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
      expect(await storedData().outcomes(one.requestId)).toEqual(['refundDue'])
      const unpaid = must(await one.api.requests.get(one.requestId))
      expect(unpaid).toMatchObject({ status: 'confirmed', lastPayment: { outcome: 'wrongAmount' } })
      const refused = (await storedData().postedTo(one)).at(-1)
      expect(refused?.sms).toContain(`pay exactly ${formatAmount(is)} ETB before`)

      await uploadAll(one.api, one.submitted)
      must(await one.api.requests.confirm(one.requestId, aKey()))
      const order = must(await one.api.payment.order({ requestId: one.requestId, optionId: 1 }, aKey()))
      expect(order.amount).toBe(is)
      await system.sandbox.press(order.redirectUrl ?? '', 'pay')
      expect(await statusOf(one)).toBe('paymentCompleted')
    },
  )

  test('a payment for a closed order counts after a change that keeps the fee', async () => {
    const one = await ordered(system)
    must(await edit(one, { personal: { birthPlace: 'Adama' } }))
    expect((await storedData().messagesOf(one)).at(-1)).toBe('changed')
    must(await one.api.payment.order({ requestId: one.requestId, optionId: 4 }, aKey()))
    expect((await storedData().orders(one.requestId)).map(({ state }) => state).toSorted()).toEqual(['expired', 'open'])
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await statusOf(one)).toBe('paymentCompleted')
  })

  test('a refund is counted once the offices have worked for a day since it became due, however old its payment is', async () => {
    const { services, clock } = system.service
    await services.db
      .updateTable('payment_event')
      .set({ outcome: 'refunded' })
      .where('outcome', '=', 'refundDue')
      .execute()
    const readMetrics = createMetricsReader(services)
    const counted = async () => Number(/^service_refunds_due (\d+)$/m.exec(await readMetrics())?.[1])
    const one = await orderedAndPaid(system, { slotId: 6 })
    // The next Friday at noon in Addis Ababa.
    do clock.forward({ hours: 1 })
    while (clock.now().getUTCDay() !== 5 || clock.now().getUTCHours() !== 9)
    const { applicationNumber } = one
    await operate('reject', { applicationNumber, reason: 'Not theirs', refund: 'yes' })
    clock.forward({ hours: 71 })
    expect(await counted()).toBe(0)
    clock.forward({ hours: 2 })
    expect(await counted()).toBe(1)
    const [due] = await operate('refunds')
    const refund = { orderCode: one.order.orderId, reference: due?.reference }
    await operate('refund-paid', refund)
    expect(await counted()).toBe(0)
    await operate('refund-failed', refund)
    expect(await counted()).toBe(0)
  })

  test('every received payment is paid or due back', () => checkPayments(system, ['paid', 'refundDue', 'refunded']))
})
