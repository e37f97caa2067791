import { reading } from './reading.ts'

/** D22: In a browser. */
export const refreshTokenPlace = 'httpOnlyCookie'

/** D22 as a reading: question, choice, rivals, reason. */
export const tokensReading = /* @__PURE__ */ reading({
  id: 'D22',
  question: 'Where do tokens live?',
  chosen: refreshTokenPlace,
  choice:
    'The refresh token is an HttpOnly, SameSite cookie, the access token is short-lived; answers still carry both for clients that are not browsers.',
  others: [{ value: 'cookie and local storage', where: 'B §4, B §6' }],
  because: 'Local storage is readable by any script.',
})
