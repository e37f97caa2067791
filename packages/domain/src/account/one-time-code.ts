import type { Result } from '../result.ts'

/** B §9. */
export const oneTimeCodeLength = 6

/** How long a code can be used. */
export const oneTimeCodeMinutes = 5

/** B §5: exactly 6 digits, one per box. Boxes are joined; blanks of a pasted code are left out. */
export const checkOneTimeCode = (boxes: readonly string[]): Result<string> => {
  const code = boxes.join('').replace(/\s/g, '')
  return /^\d{6}$/.test(code)
    ? { ok: true, value: code }
    : { ok: false, error: [{ field: 'oneTimeCode', code: 'codeDigits' }] }
}
