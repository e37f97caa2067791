import { reading } from './reading.ts'

/** D14: Minutes from the one-time code. */
export const urgentSessionMinutes = 10

/** D14 as a reading: question, choice, rivals, reason. */
export const urgentSessionReading = /* @__PURE__ */ reading({
  id: 'D14',
  question: 'What ends after ten minutes?',
  chosen: urgentSessionMinutes,
  choice:
    'The urgent routes: a countdown shows, then the user is signed out and the draft is kept. Other member pages live as long as the refresh session.',
  others: [{ value: 'every signed-in page', where: 'B §4: "is then logged out"' }],
  because: 'B speaks of an urgent application; throwing a member out of a list protects nobody.',
})
