import { describe, expect, test } from 'vitest'
import { addDays, isoDate } from '../calendar/iso-date.ts'
import type { Action, RequestStatus } from '../model/choices.ts'
import { sampleNow as now, sampleToday as today } from '../testing/requests.ts'
import { type ActionCase, actionsByStatus, allowedActions, canOrder, checkCancel } from './actions.ts'

describe('allowed actions', () => {
  const statuses = Object.keys(actionsByStatus) as RequestStatus[]
  const request = (changes: Partial<ActionCase> = {}): ActionCase => ({
    status: 'confirmed',
    mode: 'normal',
    appointmentDate: isoDate('2026-12-01'),
    persons: [{ personStatus: 'initial', notified: false }],
    ...changes,
  })
  const offered = (changes: Partial<ActionCase>) => allowedActions(request(changes), { now, today })
  const having = (action: Action, changes: Partial<ActionCase>) =>
    statuses.filter((status) => offered({ ...changes, status }).includes(action))

  test('view is always offered', () => {
    expect(having('view', {})).toEqual(statuses)
  })

  test('B §2: an urgent request is paid only when it is UrgentApproved, or its order is open', () => {
    expect(having('pay', { mode: 'urgent' })).toEqual(['urgentApproved', 'awaitingPayment'])
  })

  test('D51: a normal request that is not complete or not paid is continued; an urgent one until it is confirmed', () => {
    expect(having('continue', { mode: 'normal' })).toEqual(['initial', 'confirmed', 'awaitingPayment'])
    expect(having('continue', { mode: 'urgent' })).toEqual(['initial'])
    expect(having('pay', { mode: 'normal' })).toEqual([])
  })

  test('D27: a payment order is made once the summary is confirmed, and an urgent request is approved', () => {
    const ordered = (mode: 'normal' | 'urgent') =>
      statuses.filter((status) => canOrder(request({ status, mode }), { now, today }))
    expect(ordered('normal')).toEqual(['confirmed', 'awaitingPayment'])
    expect(ordered('urgent')).toEqual(['urgentApproved', 'awaitingPayment'])
  })

  test('nothing is paid while a payment is checked, and an incomplete application can be continued', () => {
    const checked = { isPaymentChecked: true }
    expect(having('continue', { ...checked, mode: 'normal' })).toEqual(['initial'])
    expect(having('pay', { ...checked, mode: 'urgent' })).toEqual([])
  })

  test('an unpaid application is not edited while a payment is checked, and a paid one is', () => {
    expect(having('edit', { isPaymentChecked: true, persons: [{ personStatus: 'initial', notified: true }] })).toEqual([
      'paymentCompleted',
    ])
  })

  test('D25: nothing is paid for an appointment that was released', () => {
    const later = '2026-11-21T08:00:00.001Z'
    const approved = { mode: 'urgent', status: 'urgentApproved' } as const
    expect(offered({ heldUntil: later })).toContain('continue')
    expect(offered({ heldUntil: now })).not.toContain('continue')
    expect(offered({ ...approved, heldUntil: later })).toContain('pay')
    expect(offered({ ...approved, heldUntil: now })).not.toContain('pay')
    expect(offered({ heldUntil: now, orderExpiresAt: later })).toContain('continue')
  })

  test('D25: after the deadline an application with an open order cannot be edited, because the change may end its last order', () => {
    const later = '2026-11-21T08:00:00.001Z'
    const ordered = { status: 'awaitingPayment', orderExpiresAt: later } as const
    expect(offered({ ...ordered, heldUntil: later })).toContain('edit')
    expect(offered({ ...ordered, heldUntil: now })).toEqual(['view', 'continue', 'cancel'])
  })

  test('B §2: edit is offered when the applicant is notified or person status is Initial', () => {
    const paid = { status: 'paymentCompleted' } as const
    expect(offered({ ...paid, persons: [{ personStatus: 'paymentCompleted', notified: false }] })).not.toContain('edit')
    expect(offered({ ...paid, persons: [{ personStatus: 'paymentCompleted', notified: true }] })).toContain('edit')
    expect(offered({ persons: [{ personStatus: 'initial', notified: false }] })).toContain('edit')
    expect(
      offered({
        ...paid,
        persons: [
          { personStatus: 'paymentCompleted', notified: false },
          { personStatus: 'paymentCompleted', notified: true },
        ],
      }),
    ).toContain('edit')
  })

  test('B §2: reschedule is offered when paid and the appointment is later than tomorrow', () => {
    const paid = {
      status: 'paymentCompleted',
      persons: [{ personStatus: 'paymentCompleted', notified: false }],
    } as const
    expect(offered({ ...paid, appointmentDate: addDays(today, 2) })).toContain('reschedule')
    expect(offered({ ...paid, appointmentDate: addDays(today, 1) })).not.toContain('reschedule')
    expect(offered({ ...paid, appointmentDate: undefined })).not.toContain('reschedule')
    const oneCancelled = [...paid.persons, { personStatus: 'cancelled', notified: false }] as const
    expect(offered({ ...paid, persons: oneCancelled })).toContain('reschedule')
    expect(having('reschedule', { persons: paid.persons })).toEqual(['paymentCompleted'])
  })

  test('an appointment can be cancelled up to its day', () => {
    expect(offered({ appointmentDate: today })).toContain('cancel')
    expect(offered({ appointmentDate: addDays(today, -1) })).not.toContain('cancel')
    expect(offered({ appointmentDate: undefined })).toContain('cancel')
  })

  test('D26: once the office has served an applicant, nothing is cancelled; the others can still change their day', () => {
    const served = { personStatus: 'paymentCompleted', notified: false, isServed: true } as const
    const other = { ...served, isServed: false }
    const paid = { status: 'paymentCompleted' } as const
    expect(offered({ ...paid, persons: [served] })).toEqual(['view'])
    expect(offered({ ...paid, persons: [served], isDayClosed: true })).toEqual(['view'])
    expect(offered({ ...paid, persons: [served, other] })).toEqual(['view', 'reschedule'])
    expect(checkCancel(request({ ...paid, persons: [other, served] }), { now, today })).toBe('served')
    expect(checkCancel(request({ status: 'cancelled', persons: [served] }), { now, today })).toBe('cancelled')
  })

  test('an ended or unknown request offers only view', () => {
    for (const status of ['rejected', 'cancelled', 'expired', 'unknown'] as const)
      expect(offered({ status })).toEqual(['view'])
  })

  test('the buttons have a fixed order', () => {
    expect(offered({ status: 'initial' })).toEqual(['view', 'continue', 'edit', 'cancel'])
    expect(offered({ status: 'underReview' })).toEqual(['view', 'edit', 'cancel'])
    expect(offered({ status: 'confirmed' })).toEqual(['view', 'continue', 'edit', 'cancel'])
    expect(offered({ mode: 'urgent', status: 'urgentApproved' })).toEqual(['view', 'pay', 'edit', 'cancel'])
    expect(offered({ status: 'awaitingPayment' })).toEqual(['view', 'continue', 'edit', 'cancel'])
    expect(offered({ mode: 'urgent', status: 'awaitingPayment' })).toEqual(['view', 'pay', 'edit', 'cancel'])
    expect(
      offered({ status: 'paymentCompleted', persons: [{ personStatus: 'paymentCompleted', notified: true }] }),
    ).toEqual(['view', 'edit', 'reschedule', 'cancel'])
  })

  test('D50: a cancellation by SMS follows the same rule as the buttons, and returns the reason', () => {
    const results = (changes: Partial<ActionCase>) =>
      statuses.map((status) => checkCancel(request({ ...changes, status }), { now, today }))
    const yesterday = { appointmentDate: addDays(today, -1) }
    for (const [at, status] of statuses.entries()) {
      expect(results({})[at] === 'allowed').toBe(offered({ status }).includes('cancel'))
      expect(results(yesterday)[at]).not.toBe('allowed')
    }
    expect(checkCancel(request({ status: 'cancelled' }), { now, today })).toBe('cancelled')
    expect(checkCancel(request({ status: 'rejected' }), { now, today })).toBe('rejected')
    expect(checkCancel(request({ status: 'expired' }), { now, today })).toBe('ended')
    expect(checkCancel(request({ status: 'unknown' }), { now, today })).toBe('ended')
    const open = [
      'initial',
      'confirmed',
      'underReview',
      'urgentApproved',
      'awaitingPayment',
      'paymentCompleted',
    ] as const
    for (const status of open)
      expect(checkCancel(request({ status, ...yesterday }), { now, today }), status).toBe('dayPassed')
  })
})
