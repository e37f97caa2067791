import { describe, expect, test } from 'vitest'
import { summaryIssues } from '../journeys/shared-steps.ts'
import { isOrderLive, isOrderPayable, orderDeadline, paymentIssues, unpaidDeadline, unpaidUntil } from './payment.ts'

describe('payment', () => {
  const now = '2026-11-21T08:00:00.000Z'
  const before = '2026-11-21T07:59:59.999Z'
  const after = '2026-11-21T08:00:00.001Z'

  test('D4: an order is payable for 3 hours', () => {
    expect(orderDeadline(now)).toBe('2026-11-21T11:00:00.000Z')
    expect(orderDeadline(now, '2026-11-21T11:00:00.001Z')).toBe('2026-11-21T11:00:00.000Z')
    expect(orderDeadline(now, '2026-11-21T10:59:59.999Z')).toBe('2026-11-21T10:59:59.999Z')
    expect(isOrderPayable(after, now)).toBe(true)
    expect(isOrderPayable(now, now)).toBe(false)
  })

  test('D25: the appointment is held for 24 hours, or for the operator’s setting', () => {
    expect(unpaidDeadline(now, undefined)).toBe('2026-11-22T08:00:00.000Z')
    expect(unpaidDeadline(now, undefined, 2)).toBe('2026-11-21T10:00:00.000Z')
  })

  test('D4, D25: an open order keeps the appointment for its three hours and never shortens the deadline', () => {
    expect(unpaidUntil(now, undefined)).toBe(now)
    expect(unpaidUntil(now, before)).toBe(now)
    expect(unpaidUntil(now, after)).toBe(after)
  })

  test('D25: no appointment is held beyond its own start', () => {
    expect(unpaidDeadline(now, undefined)).toBe('2026-11-22T08:00:00.000Z')
    expect(unpaidDeadline(now, '2026-11-22T08:00:00.001Z')).toBe('2026-11-22T08:00:00.000Z')
    expect(unpaidDeadline(now, '2026-11-22T05:30:00.000Z')).toBe('2026-11-22T05:30:00.000Z')
    expect(unpaidDeadline(now, '2026-11-22T05:30:00.000Z', 2)).toBe('2026-11-21T10:00:00.000Z')
  })

  test('an order is live while it is payable, and always once paid', () => {
    expect(isOrderLive({ orderId: '1', orderExpiresAt: after }, now)).toBe(true)
    expect(isOrderLive({ orderId: '1', orderExpiresAt: before }, now)).toBe(false)
    expect(isOrderLive({ orderId: '1' }, now)).toBe(false)
    expect(isOrderLive({ orderExpiresAt: after }, now)).toBe(false)
    expect(isOrderLive({ orderId: '1', orderExpiresAt: before, paid: true }, now)).toBe(true)
    expect(isOrderLive({}, now)).toBe(false)
    const telebirr = { orderId: '1', orderExpiresAt: after, orderedOptionId: '1' }
    expect(isOrderLive({ ...telebirr, optionId: '1' }, now)).toBe(true)
    expect(isOrderLive({ ...telebirr, optionId: '4' }, now)).toBe(false)
    expect(isOrderLive({ ...telebirr, optionId: '4', paid: true }, now)).toBe(true)
  })
})

describe('payment and summary', () => {
  test('B §5: a payment without method and terms reports both at once', () => {
    expect(paymentIssues({})).toEqual([
      { field: 'payment.optionId', code: 'paymentOptionRequired' },
      { field: 'payment.agreed', code: 'termsRequired' },
    ])
    expect(paymentIssues({ optionId: '6', agreed: true })).toEqual([])
    expect(paymentIssues({ optionId: ' ', agreed: true })).toHaveLength(1)
  })

  test('B §5: the summary requires its box', () => {
    expect(summaryIssues({})).toEqual([{ field: 'summary.agreed', code: 'confirmRequired' }])
    expect(summaryIssues({ agreed: true })).toEqual([])
  })
})
