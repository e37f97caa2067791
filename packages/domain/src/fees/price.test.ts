import { expect, test } from 'vitest'
import type { RequestStatus } from '../model/choices.ts'
import { type PaidFeeCase, paidFeeIssues } from './price.ts'

const dearer: PaidFeeCase = { status: 'paymentCompleted', isOriginId: false, was: 5000, is: 7500 }

test('A §9: once paid, no change may alter the fee; the message is at the field that would', () => {
  expect(paidFeeIssues(dearer)).toEqual([{ field: 'passport.dataCorrected', code: 'feePaid' }])
  expect(paidFeeIssues({ ...dearer, is: 2500 })).toEqual([{ field: 'passport.dataCorrected', code: 'feePaid' }])
  expect(paidFeeIssues({ ...dearer, isOriginId: true })).toEqual([{ field: 'originId.timesLost', code: 'feePaid' }])
  expect(paidFeeIssues({ ...dearer, is: 5000 })).toEqual([])
})

test('before the payment a change may cost what it costs', () => {
  const before: readonly RequestStatus[] = ['initial', 'confirmed', 'underReview', 'urgentApproved', 'awaitingPayment']
  for (const status of before) expect(paidFeeIssues({ ...dearer, status })).toEqual([])
})
