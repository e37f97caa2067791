import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { RequestMode, RequestStatus } from '../model/choices.ts'
import { actionsByStatus } from './actions.ts'
import {
  canAddDocuments,
  canPay,
  confirmedStatuses,
  effectiveStatus,
  eventOfChange,
  findTransition,
  isFormDone,
  isOneOf,
  personStatusOf,
  statusesBefore,
  statusTransitions,
  unpaidStatuses,
} from './status.ts'

describe('effective status', () => {
  const now = '2026-11-21T08:00:00.000Z'
  const before = '2026-11-21T07:59:59.999Z'
  const after = '2026-11-21T08:00:00.001Z'
  const statuses = Object.keys(actionsByStatus) as readonly RequestStatus[]
  const at = (status: RequestStatus, changes: object = {}, mode: RequestMode = 'normal') =>
    effectiveStatus({ status, mode, ...changes }, now)

  test('D25: a status that waits for a payment or the agency ends with its appointment, and no other status does', () => {
    const lapsingStatuses = statusesBefore('expire')
    expect(new Set(lapsingStatuses)).toEqual(new Set([...unpaidStatuses, 'underReview']))
    for (const heldUntil of [before, now]) {
      const gone = statuses.filter((status) => at(status, { heldUntil, orderExpiresAt: now }) === 'expired')
      expect(new Set(gone)).toEqual(new Set([...lapsingStatuses, 'expired']))
      // D25: an order that is made before the deadline can be paid within its three hours.
      expect(at('awaitingPayment', { heldUntil, orderExpiresAt: after })).toBe('awaitingPayment')
    }
  })

  test('D4, D25: after an expired order the request can be ordered again', () => {
    expect(at('awaitingPayment', { heldUntil: after, orderExpiresAt: after })).toBe('awaitingPayment')
    for (const orderExpiresAt of [before, now, undefined]) {
      expect(at('awaitingPayment', { heldUntil: after, orderExpiresAt })).toBe('confirmed')
      expect(at('awaitingPayment', { orderExpiresAt }, 'urgent')).toBe('urgentApproved')
    }
  })

  test('every other status does not change while the appointment is held', () => {
    for (const status of statuses.filter((one) => one !== 'awaitingPayment')) {
      expect(at(status)).toBe(status)
      expect(at(status, { heldUntil: after, orderExpiresAt: before })).toBe(status)
    }
  })

  test('computing the status again changes nothing', () => {
    const moment = fc.option(fc.constantFrom(before, now, after), { nil: undefined })
    fc.assert(
      fc.property(
        fc.constantFrom(...statuses),
        fc.constantFrom('normal', 'urgent'),
        moment,
        moment,
        (status, mode, heldUntil, orderExpiresAt) => {
          const first = effectiveStatus({ status, mode, heldUntil, orderExpiresAt }, now)
          expect(effectiveStatus({ status: first, mode, heldUntil, orderExpiresAt }, now)).toBe(first)
        },
      ),
    )
  })
})

describe('status after change', () => {
  const after = (status: RequestStatus, changes: Partial<Parameters<typeof eventOfChange>[0]> = {}) => {
    const change = { status, mode: 'normal', complete: true, feeChanged: false, ...changes } as const
    const event = eventOfChange(change)
    const next = findTransition(event, status, change.mode)?.to
    return `${next}${event === 'change' ? '' : ', order closed'}`
  }

  test('a request that still has all its documents keeps its status', () => {
    for (const status of ['initial', 'confirmed', 'awaitingPayment', 'paymentCompleted'] as const) {
      expect(after(status)).toBe(status)
    }
  })

  test('an order with another amount is closed', () => {
    expect(after('awaitingPayment', { feeChanged: true })).toBe('confirmed, order closed')
  })

  test('a request that lacks a document after a change must be confirmed again', () => {
    for (const status of ['confirmed', 'awaitingPayment', 'underReview', 'urgentApproved'] as const) {
      expect(after(status, { complete: false })).toBe('initial, order closed')
      expect(after(status, { complete: false, mode: 'urgent' })).toBe('initial, order closed')
    }
  })

  test('the agency reviews a changed urgent request again', () => {
    for (const status of ['underReview', 'urgentApproved', 'awaitingPayment'] as const) {
      expect(after(status, { mode: 'urgent' })).toBe('underReview, order closed')
    }
  })

  test('a paid request stays paid after any correction', () => {
    expect(after('paymentCompleted', { complete: false, feeChanged: true, mode: 'urgent' })).toBe('paymentCompleted')
  })
})

describe('status steps', () => {
  const statuses = Object.keys(actionsByStatus) as readonly RequestStatus[]
  const offering = (action: 'pay' | 'cancel' | 'edit') =>
    statuses.filter((status) => (actionsByStatus[status] as readonly string[]).includes(action))

  const statusesOf = (event: Parameters<typeof findTransition>[0]) =>
    statuses.filter((status) => findTransition(event, status, 'urgent'))

  test('D27: a normal request waits for the payment, an urgent one for the agency', () => {
    expect(findTransition('confirm', 'initial', 'normal')?.to).toBe('confirmed')
    expect(findTransition('confirm', 'initial', 'urgent')?.to).toBe('underReview')
  })

  test('every open status but the first comes after the confirmation', () => {
    expect(statuses.filter((status) => isOneOf(confirmedStatuses, status))).toEqual(
      offering('cancel').filter((status) => status !== 'initial'),
    )
  })

  test('D27: the agency approves only what is under review, and ends everything that has not ended', () => {
    expect(statusesOf('approve')).toEqual(['underReview'])
    expect(statusesOf('reject')).toEqual(offering('cancel'))
    expect(findTransition('approve', 'underReview', 'normal')).toBeUndefined()
  })

  test('every status that offers Pay accepts a payment; requests that are not ready or have ended do not, except expired ones', () => {
    const payable = statusesOf('pay')
    expect(offering('pay').filter((status) => !payable.includes(status))).toEqual([])
    expect(payable).toEqual(['confirmed', 'urgentApproved', 'awaitingPayment', 'expired'])
  })

  test('a status can be cancelled where it offers Cancel, and changed where it offers Edit', () => {
    expect(statusesOf('cancel')).toEqual(offering('cancel'))
    const changed = new Set(
      statuses.filter((status) =>
        (['normal', 'urgent'] as const).some((mode) =>
          [true, false].some((complete) =>
            findTransition(eventOfChange({ status, mode, complete, feeChanged: true }), status, mode),
          ),
        ),
      ),
    )
    expect(changed).toEqual(new Set(offering('edit')))
  })

  test('every event of a status has one row, leads to one status and is triggered by someone', () => {
    for (const { event, from, to, by } of statusTransitions) {
      for (const mode of ['normal', 'urgent'] as const) {
        const rows = statusTransitions.filter(
          (one) => one.event === event && one.from === from && (one.mode ?? mode) === mode,
        )
        expect(rows.length, `${event} from ${from}, ${mode}`).toBeLessThanOrEqual(1)
      }
      expect(by.length).toBeGreaterThan(0)
      expect([from, to]).not.toContain('unknown')
    }
  })

  test('every status but unknown can be reached from the submission in one of the modes', () => {
    const reached = new Set<RequestStatus | 'none'>(['none'])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const { from, to } of statusTransitions) if (reached.has(from)) reached.add(to)
    }
    expect(reached).toEqual(new Set(['none', ...statuses.filter((status) => status !== 'unknown')]))
  })

  test('only a late payment reopens a request that has ended, and its applicants', () => {
    const reopened = statusTransitions.filter(
      ({ from, to }) => from !== 'none' && personStatusOf[from] === 'cancelled' && personStatusOf[to] !== 'cancelled',
    )
    expect(reopened.map(({ event, from }) => [event, from])).toEqual([['pay', 'expired']])
  })

  test.each(['normal', 'urgent'] as const)(
    'P3: a late payment pays what could be paid when it expired (%s)',
    (mode) => {
      const before = statusesBefore('expire').filter((status) => canPay({ status: 'expired', mode }, status))
      expect(before).toEqual(statusesBefore('expire').filter((status) => findTransition('pay', status, mode)))
      expect(before).not.toContain('initial')
      expect(before).not.toContain('underReview')
      expect(canPay({ status: 'expired', mode }, null)).toBe(true)
      expect(canPay({ status: 'rejected', mode }, 'confirmed')).toBe(false)
    },
  )

  test('A §4 step 5: documents can be added until the payment or the end, and not to an approved urgent request', () => {
    const open = (mode: RequestMode) => statuses.filter((status) => canAddDocuments({ status, mode }))
    expect(open('normal')).toEqual(['initial', 'confirmed', 'underReview', 'awaitingPayment'])
    expect(open('urgent')).toEqual(['initial', 'underReview'])
  })
})

test('a form is done once its request is paid, has ended, or is urgent and confirmed', () => {
  const done = (mode: RequestMode) =>
    (Object.keys(actionsByStatus) as RequestStatus[]).filter((status) => isFormDone({ status, mode }))
  expect(done('normal')).toEqual(['rejected', 'paymentCompleted', 'cancelled', 'expired'])
  expect(done('urgent')).toEqual([
    'confirmed',
    'underReview',
    'urgentApproved',
    'rejected',
    'awaitingPayment',
    'paymentCompleted',
    'cancelled',
    'expired',
  ])
})
