import { checkDigit } from './check-characters.ts'

const separators = /[\s\p{Pd}]/gu

/** Numbers of ten random digits and a check digit came first; those stay valid (H8). */
export const isOldApplicationNumber = (number: string): boolean => /^\d{11}$/.test(number.replaceAll(separators, ''))

/**
 * What was typed as an application number, spaces and hyphens aside; undefined when it cannot be one. A number has 13 digits and a check
 * digit, an old one ten and a check digit.
 *
 * @example
 * readApplicationNumber('0794 0123 457') // '07940123457' where the check digit fits, else undefined
 */
export const readApplicationNumber = (text: string): string | undefined => {
  const digits = text.replaceAll(separators, '')
  if (!/^(\d{11}|\d{14})$/.test(digits)) return undefined
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : undefined
}
