import { reading } from './reading.ts'

/** D4: Hours from the order. */
export const paymentDeadlineHours = 3

/** B §9: hours after payment within which a confirmation is promised. */
export const confirmationPromiseHours = 2

/** D4 as a reading: question, choice, rivals, reason. */
export const paymentDeadlineReading = /* @__PURE__ */ reading({
  id: 'D4',
  question: 'How long does a payment order stay payable?',
  chosen: paymentDeadlineHours,
  choice: '3 hours from the order. "2 hours" is only the time after payment within which a confirmation is promised.',
  others: [{ value: 2, where: 'B §4: "one place states 2 hours"' }],
  because: 'B §4 and B §9 lead with 3; the longer reading never costs an applicant the fee.',
})
