import { filled } from '../drafts/typed-fields.ts'
import type { Result } from '../issues/result.ts'

/** The two fields of the status look-up (B §2), as typed. */
export interface LookUpDraft {
  readonly applicationNumber?: string | undefined
  readonly confirmationNumber?: string | undefined
}

/** The number to search by. Both numbers together return the whole detail (D19). */
export type LookUp =
  | { readonly by: 'applicationNumber'; readonly applicationNumber: string; readonly confirmationNumber?: string }
  | { readonly by: 'confirmationNumber'; readonly confirmationNumber: string }

/** Full-width characters and Ethiopic digits as ASCII, in upper case, without invisible marks. There is no Ethiopic zero. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[፩-፱]/g, (digit) => String(digit.charCodeAt(0) - 0x1368))
    .toUpperCase()

const separators = /[\s\p{Pd}]/gu

/** Only a confirmation number has 13 characters. */
const isConfirmation = (typed = ''): boolean => typed.replaceAll(separators, '').length === 13

/** A new application number has 14 digits, an old one 11. */
const hasApplicationDigits = (typed = ''): boolean => /^(\d{11}|\d{14})$/.test(typed.replaceAll(separators, ''))

/**
 * B §5: at least one number is required. Removes blanks and converts to plain upper case. A number in the field of the other one is read
 * as what it is.
 */
export const checkLookUp = (draft: LookUpDraft): Result<LookUp> => {
  const typed = [clean(draft.applicationNumber), clean(draft.confirmationNumber)]
  const isSwapped = isConfirmation(typed[0]) || (hasApplicationDigits(typed[1]) && !hasApplicationDigits(typed[0]))
  const [applicationNumber, confirmationNumber] = isSwapped ? typed.reverse() : typed
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

const clean = (text = ''): string | undefined => filled(plainText(text).replaceAll(/\s/g, ''))

/** ISO 7064 MOD 11,10: a check digit that detects every wrong digit and nearly every swap of neighbours. */
export const checkDigit = (digits: string): string => {
  let remainder = 10
  for (const digit of digits) {
    const sum = (remainder + Number(digit)) % 10
    remainder = ((sum === 0 ? 10 : sum) * 2) % 11
  }
  return String((11 - remainder) % 10)
}

/** Crockford's alphabet: no I, L, O, U, which people confuse in handwriting and on the telephone. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Luhn's rule over 32 characters: detects every wrong character and nearly every swap of neighbours. */
export const checkCharacter = (text: string): string => {
  let sum = 0
  for (const [position, character] of [...text].reverse().entries()) {
    const doubled = crockford.indexOf(character) * (position % 2 === 0 ? 2 : 1)
    sum += Math.floor(doubled / 32) + (doubled % 32)
  }
  return crockford[(32 - (sum % 32)) % 32] ?? ''
}

/** Whether a number has the old form: ten random digits and a check digit. Old numbers stay valid. */
export const isOldApplicationNumber = (number: string): boolean => /^\d{11}$/.test(number.replaceAll(separators, ''))

/**
 * Reads a typed application number without spaces and hyphens. Returns undefined when it is not one. A number has 13 digits and a check
 * digit, an old one ten and a check digit.
 *
 * @example
 * readApplicationNumber('0794 0123 457') // => undefined
 */
export const readApplicationNumber = (text: string): string | undefined => {
  const digits = plainText(text).replaceAll(separators, '')
  if (!hasApplicationDigits(digits)) return undefined
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : undefined
}

const readAs: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/**
 * Reads a typed confirmation number in its standard spelling. Returns undefined when it is not one. A number has twelve characters of
 * Crockford's alphabet and a check character. Accepts spaces, hyphens and lower case (B3).
 *
 * @example
 * readConfirmationNumber('not a number') // => undefined
 */
export const readConfirmationNumber = (text: string): string | undefined => {
  const plain = plainText(text)
    .replaceAll(separators, '')
    .replaceAll(/[ILO]/g, (letter) => readAs[letter] ?? letter)
  if (!/^[0-9A-HJKMNP-TV-Z]{13}$/.test(plain)) return undefined
  return checkCharacter(plain.slice(0, 12)) === plain[12] ? plain : undefined
}
