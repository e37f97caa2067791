import { expect, test } from 'vitest'
import { type MissingCase, missingStep } from './missing-step.ts'

const lacks = (changes: Partial<MissingCase>) =>
  missingStep({ status: 'initial', mode: 'normal', hasAllApplicants: true, hasAllDocuments: true, ...changes })

test('an unfinished request lacks its applicants, then its documents, then its confirmation', () => {
  expect(lacks({ hasAllApplicants: false, hasAllDocuments: false })).toBe('applicants')
  expect(lacks({ hasAllDocuments: false })).toBe('documents')
  expect(lacks({})).toBe('confirmation')
})

test.each([
  ['normal', 'confirmed', 'payment'],
  ['normal', 'awaitingPayment', 'payment'],
  ['urgent', 'confirmed', undefined],
  ['urgent', 'underReview', undefined],
  ['urgent', 'urgentApproved', 'payment'],
  ['urgent', 'awaitingPayment', 'payment'],
  ['normal', 'paymentCompleted', undefined],
  ['normal', 'cancelled', undefined],
  ['normal', 'expired', undefined],
  ['urgent', 'rejected', undefined],
  ['normal', 'unknown', undefined],
] as const)('a %s request that is %s lacks %s', (mode, status, missing) => {
  expect(lacks({ mode, status })).toBe(missing)
})
