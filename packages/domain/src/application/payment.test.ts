import { describe, expect, test } from 'vitest'
import { summaryIssues } from '../journeys/shared-steps.ts'
import {
  approvedSince,
  isOrderLive,
  isOrderPayable,
  orderDeadline,
  paymentIssues,
  unconfirmedSince,
  unpaidDeadline,
  unpaidUntil,
} from './payment.ts'

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

  test('D25: the hours of all approvals count once, at least three are left, and the review takes none', () => {
    const at = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString()
    const events = [
      { kind: 'approved', at: at(0) },
      { kind: 'changed', at: at(10) },
      { kind: 'changed', at: at(12) },
      { kind: 'approved', at: at(40) },
      { kind: 'changed', at: at(52) },
    ] as const
    expect(approvedSince([], at(0))).toBe(at(0))
    expect(approvedSince(events, at(40))).toBe(at(30))
    expect(approvedSince(events, at(60))).toBe(at(39))
    expect(approvedSince(events, at(60), 2)).toBe(at(60))
    expect(unpaidDeadline(approvedSince(events, at(60)), undefined)).toBe(at(63))
  })

  test('D25: who must confirm again after a review has the rest of the hours, at least three, and all when the agency asked', () => {
    const at = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString()
    expect(unconfirmedSince([], at(0), at(20))).toBe(at(0))
    expect(unconfirmedSince([], at(0), at(30))).toBe(at(9))
    const asked = { kind: 'correctionAsked', at: at(25) } as const
    expect(unconfirmedSince([asked], at(0), at(30))).toBe(at(30))
    expect(unconfirmedSince([asked, { kind: 'changed', at: at(26) }], at(0), at(30))).toBe(at(9))
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
