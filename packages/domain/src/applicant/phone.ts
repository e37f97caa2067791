import * as z from 'zod/mini'
import type { Issue } from '../issues/issue.ts'

/** D16: first digits of the nine-digit number. */
export const phonePrefixes: readonly string[] = ['9']

/** A §5: nine digits, or ten that start with 0. `phoneIssues` checks the first digits. */
export const Phone = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^0?[1-9]\d{8}$/, { error: 'phoneFormat' }),
  )

/** R11: an Ethiopian number as in the passport form, or an international one: + and 7 to 15 digits; after +251 nine, or ten that start with 0. */
export const InternationalPhone = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.regex(/^(?:0?[1-9]\d{8}|\+(?!251(?!0?[1-9]\d{8}$))[1-9]\d{6,14})$/, { error: 'phoneFormat' }),
  )

const national = (phone: string): string => phone.trim().replace(/^0(?=\d{9}$)/, '')

/**
 * A §5: nine digits start with 9, ten with 09. The accepted first digits are one setting (D16), e.g. `['9', '7']`, so that an operator
 * can accept 07 numbers. A number with + is of any other country (R11); one with +251 is checked like one without.
 */
export const phoneIssues = (
  phone: string,
  field: string,
  prefixes: readonly string[] = phonePrefixes,
): readonly Issue[] =>
  ['+', ...prefixes].some((prefix) => national(typedPhone(phone)).startsWith(prefix))
    ? []
    : [{ field, code: 'phoneFormat' }]

/** A 0 in brackets after a country code: +44 (0)1632 960001. It is dialled only inside the country. */
const nationalZero = /^([^\d+]*(?:\+|00).*?)\(\s*0\s*\)/

/** Blanks, dashes, dots, slashes, brackets, and the invisible characters of copied numbers. */
const separators = /[\s\p{Pd}\p{Cf}().[\]/]/gu

/**
 * Converts a typed or pasted number to the form of the rules (D44). Removes separators and the 0 in brackets, and reads 00 as +. An Ethiopian number with its
 * country code (+251, 251, 00251) becomes ten digits that start with 0. Everything else stays unchanged, and the rule checks it.
 */
export const typedPhone = (text: string): string => {
  const digits = text.replace(nationalZero, '$1').replace(separators, '').replace(/^00/, '+')
  const [, ethiopian] = /^\+?2510?([1-9]\d{8})$/.exec(digits) ?? []
  return ethiopian ? `0${ethiopian}` : digits
}

/** A number as in `typedPhone`, in international form: + and the country code. Nine digits, or ten that start with 0, are Ethiopian. */
export const internationalPhone = (phone: string): string => {
  const typed = typedPhone(phone)
  return /^0?\d{9}$/.test(typed) ? `+251${typed.slice(-9)}` : `+${typed.replaceAll(/\D/g, '')}`
}

/** The same text for all spellings of one number: the nine digits of an Ethiopian one, the international form of another. */
export const phoneKey = (phone: string): string => internationalPhone(phone).replace(/^\+251(?=\d{9}$)/, '')
