import { filled } from '../drafts/typed.ts'
import type { Result } from '../issues/result.ts'

/** The two fields of the status look-up (B §2), as typed. */
export interface LookUpDraft {
  readonly applicationNumber?: string | undefined
  readonly confirmationNumber?: string | undefined
}

/** What is searched by. Both numbers together open the whole detail (D19). */
export type LookUp =
  | { readonly by: 'applicationNumber'; readonly applicationNumber: string; readonly confirmationNumber?: string }
  | { readonly by: 'confirmationNumber'; readonly confirmationNumber: string }

/** B §5: at least one number; numbers are read without the blanks and in the case people type them in. */
export const checkLookUp = (draft: LookUpDraft): Result<LookUp> => {
  const applicationNumber = clean(draft.applicationNumber)
  const confirmationNumber = clean(draft.confirmationNumber)
  if (applicationNumber !== undefined) {
    return {
      ok: true,
      value: { by: 'applicationNumber', applicationNumber, ...(confirmationNumber && { confirmationNumber }) },
    }
  }
  return confirmationNumber === undefined
    ? { ok: false, error: [{ field: 'lookUp.applicationNumber', code: 'lookupEmpty' }] }
    : { ok: true, value: { by: 'confirmationNumber', confirmationNumber } }
}

const clean = (text: string | undefined): string | undefined => filled(text?.replace(/\s/g, ''))?.toUpperCase()

/** ISO 7064 MOD 11,10: one digit that catches every single wrong digit and nearly every swap of neighbours. */
export const checkDigit = (digits: string): string => {
  let remainder = 10
  for (const digit of digits) {
    const sum = (remainder + Number(digit)) % 10
    remainder = ((sum === 0 ? 10 : sum) * 2) % 11
  }
  return String((11 - remainder) % 10)
}

/** Crockford's alphabet: no I, L, O, U, so that a number survives handwriting and a telephone. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Luhn's rule over 32 characters: catches every single wrong character and nearly every swap of neighbours. */
export const checkCharacter = (text: string): string => {
  let sum = 0
  for (const [position, character] of [...text].reverse().entries()) {
    const doubled = crockford.indexOf(character) * (position % 2 === 0 ? 2 : 1)
    sum += Math.floor(doubled / 32) + (doubled % 32)
  }
  return crockford[(32 - (sum % 32)) % 32] ?? ''
}

const separators = /[\s\p{Pd}]/gu

/** Numbers of ten random digits and a check digit came first; those stay valid (H8). */
export const isOldApplicationNumber = (number: string): boolean => /^\d{11}$/.test(number.replaceAll(separators, ''))

/**
 * What was typed as an application number, spaces and hyphens aside; undefined when it cannot be one. A number has 13 digits and a check
 * digit, an old one ten and a check digit.
 *
 * @example
 * readApplicationNumber('0794 0123 457') // => undefined
 */
export const readApplicationNumber = (text: string): string | undefined => {
  const digits = text.replaceAll(separators, '')
  if (!/^(\d{11}|\d{14})$/.test(digits)) return undefined
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : undefined
}

const readAs: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/**
 * What was typed as a confirmation number, in its one spelling; undefined when it cannot be one. A number has twelve characters of
 * Crockford's alphabet and a check character; spaces, hyphens and lower case are read too (B3).
 *
 * @example
 * readConfirmationNumber('not a number') // => undefined
 */
export const readConfirmationNumber = (text: string): string | undefined => {
  const plain = text
    .toUpperCase()
    .replaceAll(separators, '')
    .replaceAll(/[ILO]/g, (letter) => readAs[letter] ?? letter)
  if (!/^[0-9A-HJKMNP-TV-Z]{13}$/.test(plain)) return undefined
  return checkCharacter(plain.slice(0, 12)) === plain[12] ? plain : undefined
}
