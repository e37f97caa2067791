import { expect, test } from 'vitest'
import { paymentIssues } from './payment.ts'
import { summaryIssues } from './summary.ts'

test('B §5: a payment needs a method and the terms, and says both at once', () => {
  expect(paymentIssues({})).toEqual([
    { field: 'payment.optionId', code: 'paymentOptionRequired' },
    { field: 'payment.agreed', code: 'termsRequired' },
  ])
  expect(paymentIssues({ optionId: '6', agreed: true })).toEqual([])
  expect(paymentIssues({ optionId: ' ', agreed: true })).toHaveLength(1)
})

test('B §5: the summary needs its box', () => {
  expect(summaryIssues({})).toEqual([{ field: 'summary.agreed', code: 'confirmRequired' }])
  expect(summaryIssues({ agreed: true })).toEqual([])
})
