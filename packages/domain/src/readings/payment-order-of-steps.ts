import { reading } from './reading.ts'

/** D27: After which step. */
export const paymentComes = { normal: 'summaryConfirmed', urgent: 'urgentApproved' } as const

/** D27 as a reading: question, choice, rivals, reason. */
export const paymentOrderOfStepsReading = /* @__PURE__ */ reading({
  id: 'D27',
  question: 'When is an urgent request paid?',
  chosen: paymentComes,
  choice:
    'Normal: summary confirmed, then payment, then confirmation. Urgent: summary confirmed, agency review, UrgentApproved, then payment.',
  others: [{ value: 'payment in stage 6 of the urgent wizard', where: 'A §2: six-stage wizard' }],
  because: 'B §2 shows payment only when the request status is UrgentApproved.',
})
