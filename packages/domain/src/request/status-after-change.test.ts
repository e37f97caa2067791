import { expect, test } from 'vitest'
import type { RequestStatus } from '../model.ts'
import { statusAfterChange } from './status-after-change.ts'

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
