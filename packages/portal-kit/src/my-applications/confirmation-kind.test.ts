import { expect, test } from 'vitest'
import { confirmationKind } from './ConfirmationScreen.tsx'

test.each([
  ['normal', 'confirmed', 'payable'],
  ['urgent', 'confirmed', 'received'],
  ['urgent', 'underReview', 'received'],
  ['urgent', 'urgentApproved', 'payable'],
  ['normal', 'awaitingPayment', 'payable'],
  ['normal', 'paymentCompleted', 'paid'],
  ['normal', 'expired', 'ended'],
  ['normal', 'initial', 'incomplete'],
] as const)('a %s request that is %s shows the page of one that is %s', (mode, status, kind) => {
  expect(confirmationKind({ mode, status })).toBe(kind)
})
