import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { RequestMode, RequestStatus } from '../model/choices.ts'
import { actionsByStatus } from './actions.ts'
import {
  confirmedStatuses,
  documentStatuses,
  effectiveStatus,
  isOneOf,
  lapsingStatuses,
  reviewedFrom,
  statusAfterChange,
  statusOnConfirmation,
  unpaidStatuses,
  unpayableStatuses,
} from './status.ts'

describe('effective status', () => {
  const now = '2026-11-21T08:00:00.000Z'
  const before = '2026-11-21T07:59:59.999Z'
  const after = '2026-11-21T08:00:00.001Z'
  const statuses = Object.keys(actionsByStatus) as readonly RequestStatus[]
  const at = (status: RequestStatus, changes: object = {}, mode: RequestMode = 'normal') =>
    effectiveStatus({ status, mode, ...changes }, now)

  test('D25: what waits for a payment or for the agency ends with its appointment, and no other status does', () => {
    expect(lapsingStatuses).toEqual([...unpaidStatuses, 'underReview'])
    for (const placeKeptUntil of [before, now]) {
      const gone = statuses.filter((status) => at(status, { placeKeptUntil, orderExpiresAt: now }) === 'expired')
      expect(new Set(gone)).toEqual(new Set([...lapsingStatuses, 'expired']))
      // D25: an order that was made before the deadline is paid within its own three hours.
      expect(at('awaitingPayment', { placeKeptUntil, orderExpiresAt: after })).toBe('awaitingPayment')
    }
  })

  test('D4, D25: an order that ran out leaves the request to be ordered again', () => {
    expect(at('awaitingPayment', { placeKeptUntil: after, orderExpiresAt: after })).toBe('awaitingPayment')
    for (const orderExpiresAt of [before, now, undefined]) {
      expect(at('awaitingPayment', { placeKeptUntil: after, orderExpiresAt })).toBe('confirmed')
      expect(at('awaitingPayment', { orderExpiresAt }, 'urgent')).toBe('urgentApproved')
    }
  })

  test('every other status is as it was written, while the appointment is kept', () => {
    for (const status of statuses.filter((one) => one !== 'awaitingPayment')) {
      expect(at(status)).toBe(status)
      expect(at(status, { placeKeptUntil: after, orderExpiresAt: before })).toBe(status)
    }
  })

  test('asking again changes nothing', () => {
    const moment = fc.option(fc.constantFrom(before, now, after), { nil: undefined })
    fc.assert(
      fc.property(
        fc.constantFrom(...statuses),
        fc.constantFrom('normal', 'urgent'),
        moment,
        moment,
        (status, mode, placeKeptUntil, orderExpiresAt) => {
          const first = effectiveStatus({ status, mode, placeKeptUntil, orderExpiresAt }, now)
          expect(effectiveStatus({ status: first, mode, placeKeptUntil, orderExpiresAt }, now)).toBe(first)
        },
      ),
    )
  })
})

describe('status after change', () => {
  const after = (status: RequestStatus, changes: Partial<Parameters<typeof statusAfterChange>[0]> = {}) => {
    const { status: next, keepsOrder } = statusAfterChange({
      status,
      mode: 'normal',
      complete: true,
      priced: false,
      ...changes,
    })
    return `${next}${keepsOrder ? '' : ', order closed'}`
  }

  test('a request that still has all its documents stays where it was', () => {
    for (const status of ['initial', 'confirmed', 'awaitingPayment', 'paymentCompleted'] as const) {
      expect(after(status)).toBe(status)
    }
  })

  test('an order over another amount is closed', () => {
    expect(after('awaitingPayment', { priced: true })).toBe('confirmed, order closed')
  })

  test('what lacks a document by its new data is confirmed again', () => {
    for (const status of ['confirmed', 'awaitingPayment', 'underReview', 'urgentApproved'] as const) {
      expect(after(status, { complete: false })).toBe('initial, order closed')
      expect(after(status, { complete: false, mode: 'urgent' })).toBe('initial, order closed')
    }
  })

  test('the agency looks at a changed urgent request again', () => {
    for (const status of ['underReview', 'urgentApproved', 'awaitingPayment'] as const) {
      expect(after(status, { mode: 'urgent' })).toBe('underReview, order closed')
    }
  })

  test('what is paid stays paid, whatever is corrected', () => {
    expect(after('paymentCompleted', { complete: false, priced: true, mode: 'urgent' })).toBe('paymentCompleted')
  })
})

describe('status steps', () => {
  const statuses = Object.keys(actionsByStatus) as readonly RequestStatus[]
  const offering = (action: 'pay' | 'cancel') =>
    statuses.filter((status) => (actionsByStatus[status] as readonly string[]).includes(action))

  test('D27: a normal request waits for the money, an urgent one for the agency', () => {
    expect(statusOnConfirmation).toEqual({ normal: 'confirmed', urgent: 'underReview' })
  })

  test('every open status but the first comes after the confirmation', () => {
    expect(statuses.filter((status) => isOneOf(confirmedStatuses, status))).toEqual(
      offering('cancel').filter((status) => status !== 'initial'),
    )
  })

  test('D27: only what is under review is approved, and only what is not paid yet refused', () => {
    expect(statuses.filter((status) => isOneOf(reviewedFrom.approve, status))).toEqual(['underReview'])
    expect(statuses.filter((status) => isOneOf(reviewedFrom.reject, status))).toEqual(['underReview', 'urgentApproved'])
  })

  test('what offers Pay can be paid; money for a request that is not ready, or was ended, is due back', () => {
    expect(offering('pay').filter((status) => isOneOf(unpayableStatuses, status))).toEqual([])
    expect(statuses.filter((status) => isOneOf(unpayableStatuses, status))).toEqual([
      'initial',
      'underReview',
      'rejected',
      'cancelled',
    ])
  })

  test('A §4 step 5: documents are added to what is not paid and not ended, but for an urgent request that was judged by its own', () => {
    expect(statuses.filter((status) => isOneOf(documentStatuses, status)).toSorted()).toEqual(
      offering('cancel')
        .concat('initial')
        .filter(
          (status, at, all) => all.indexOf(status) === at && !['paymentCompleted', 'urgentApproved'].includes(status),
        )
        .toSorted(),
    )
  })
})
