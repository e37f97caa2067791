import { reading } from './reading.ts'

/** R13: where an SMS that cancels is sent to (B §9). */
export const cancelSmsNumber = '8611'

/** R13 as a reading: question, choice, rivals, reason. */
export const cancelBySmsReading = /* @__PURE__ */ reading({
  id: 'R13',
  question: 'What does an SMS to 8611 cancel?',
  chosen: cancelSmsNumber,
  choice:
    'The application whose application number and confirmation number it holds, by the rule of the screens; every sender is answered by SMS. It is offered only where an SMS gateway is connected (D50).',
  others: [{ where: 'B §9: "cancel SMS to 8611" names the number alone' }],
  because:
    'One number is known to others, and a phone may be shared; both numbers together prove the applicant everywhere else (D19).',
})
