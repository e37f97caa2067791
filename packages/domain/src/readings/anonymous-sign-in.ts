import { reading } from './reading.ts'

/** D23: Beyond the public calls. */
export const anonymousRights = 'none'

/** D23 as a reading: question, choice, rivals, reason. */
export const anonymousSignInReading = /* @__PURE__ */ reading({
  id: 'D23',
  question: 'What may the anonymous account do?',
  chosen: anonymousRights,
  choice: 'The described call works; the account is a setting, and each sign-in makes its own session.',
  others: [{ where: 'A §7: "username, password (anonymous sign-in)"' }],
  because: 'Visitors must not share a session, or they would share drafts and holds.',
})
