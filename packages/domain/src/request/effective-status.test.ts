import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RequestMode, RequestStatus } from '../model.ts'
import { actionsByStatus } from './allowed-actions.ts'
import { effectiveStatus, lapsingStatuses, unpaidStatuses } from './effective-status.ts'

const now = '2026-11-21T08:00:00.000Z'
const before = '2026-11-21T07:59:59.999Z'
const after = '2026-11-21T08:00:00.001Z'
const statuses = Object.keys(actionsByStatus) as readonly RequestStatus[]
const at = (status: RequestStatus, changes: object = {}, mode: RequestMode = 'normal') =>
  effectiveStatus({ status, mode, ...changes }, now)

test('D25: what waits for money or for the agency is gone with its place, and no other status is', () => {
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

test('every other status is as it was written, while the place is kept', () => {
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
