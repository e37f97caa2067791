import { reading } from './reading.ts'

/** D21: Which markup survives. */
export const instructionMarkup = 'text'

/** D21 as a reading: question, choice, rivals, reason. */
export const paymentInstructionsReading = /* @__PURE__ */ reading({
  id: 'D21',
  question: 'How is HTML of the provider shown?',
  chosen: instructionMarkup,
  choice: 'After sanitising to text-level markup; the redirect is made without provider scripts in our page.',
  others: [{ value: 'rendered as returned', where: 'B §3, B §7' }],
  because: 'Foreign scripts in a page with personal data are a hole.',
})
