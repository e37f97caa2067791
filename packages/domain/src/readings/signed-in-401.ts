import { reading } from './reading.ts'

/** D32: By session. */
export const on401 = { anonymous: 'signInAgain', signedIn: 'renewOnceThenAsk' } as const

/** D32 as a reading: question, choice, rivals, reason. */
export const signedIn401Reading = /* @__PURE__ */ reading({
  id: 'D32',
  question: 'What does a 401 answer do to a signed-in user?',
  chosen: on401,
  choice:
    'Anonymous sessions sign in again silently. A signed-in session is renewed first; when that fails the draft is kept and sign-in is shown. A write is never repeated under another identity; what is not yours answers 404.',
  others: [{ value: 'silent anonymous sign-in for everybody', where: 'A §8, B §8' }],
  because: 'A request submitted under the wrong identity is lost to its owner.',
})
