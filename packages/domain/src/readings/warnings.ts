import { reading } from './reading.ts'

/** D29: Where both warnings stand. */
export const warningPlaces = ['terms', 'summary', 'slip', 'reminder'] as const

/** A §5: applicants arrive no earlier than so many minutes before the appointment. */
export const earliestArrivalMinutes = 30

/** D29 as a reading: question, choice, rivals, reason. */
export const warningsReading = /* @__PURE__ */ reading({
  id: 'D29',
  question: 'Where are "no earlier than 30 minutes before" and "forfeited fee" said?',
  chosen: warningPlaces,
  choice: 'On terms, summary, slip and reminders.',
  others: [{ where: 'A §5, A §4, B §1' }],
  because: 'A warning that costs money must be read before it does.',
})
