import { reading } from './reading.ts'

/** D19: Detail by proof. */
export const oneNumberShows = { oneNumber: 'card', bothNumbers: 'detail', ownSession: 'detail' } as const

/** D19 as a reading: question, choice, rivals, reason. */
export const maskedLookUpReading = /* @__PURE__ */ reading({
  id: 'D19',
  question: 'What does a look-up by one number show?',
  chosen: oneNumberShows,
  choice:
    "The card with personal fields masked; both numbers together, or the owner's session, open the detail. Answers do not reveal whether other numbers exist.",
  others: [{ value: 'full personal data by one number', where: 'B §2' }],
  because: 'An application number is printed, read aloud and guessable.',
})
