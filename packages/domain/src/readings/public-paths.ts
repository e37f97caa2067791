import { reading } from './reading.ts'

/** D18: Pairs that open the same screen. */
export const publicPathPairs = [
  ['/Status', '/check-status'],
  ['/SignIn', '/signIn'],
  ['/request-appointment', '/request-stepper'],
] as const

/** D18 as a reading: question, choice, rivals, reason. */
export const publicPathsReading = /* @__PURE__ */ reading({
  id: 'D18',
  question: 'Which of two spellings of a route holds?',
  chosen: publicPathPairs,
  choice: 'Both; route matching ignores case.',
  others: [{ value: 'one of each pair', where: 'A §2, B §2' }],
  because: 'Printed papers and bookmarks carry both.',
})
