import type { Result } from '../issues/result.ts'

/** B §9. */
export const oneTimeCodeLength = 6

/** Promise A3: limits of the one-time code of a sign-in. */
export const oneTimeCodeRules = {
  /** Minutes that a code is valid. */
  minutes: 5,
  /** Maximum number of attempts. A larger number needs a migration: the tables refuse a sixth one. */
  tries: 5,
  /** Seconds before another code can be requested. */
  pauseSeconds: 60,
  /** Minutes after which the sign-in starts again with the password. */
  signInMinutes: 15,
  /** Maximum number of codes for one account in each window. */
  windows: [
    { minutes: 15, codes: 3 },
    { minutes: 24 * 60, codes: 10 },
  ],
} as const

/** B §5: exactly 6 digits, one per box. Joins the boxes and removes the blanks of a pasted code. */
export const checkOneTimeCode = (boxes: readonly string[]): Result<string> => {
  const code = boxes.join('').replace(/\s/g, '')
  return /^\d{6}$/.test(code)
    ? { ok: true, value: code }
    : { ok: false, error: [{ field: 'oneTimeCode', code: 'codeDigits' }] }
}
