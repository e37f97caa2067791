import { randomInt } from 'node:crypto'
import { checkDigit } from './check-characters.ts'

const randomDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/**
 * 13 random digits and a check digit: printed and spoken, never serial, so that it tells no volume and no neighbour. With four million
 * applications a hit takes 2.5 million guesses (H8).
 */
export const newApplicationNumber = (): string => {
  const digits = randomDigits(13)
  return digits + checkDigit(digits)
}

/** Before them numbers had ten random digits; those stay valid. */
export const isOldApplicationNumber = (number: string): boolean => /^\d{11}$/.test(number.replaceAll(/[\s-]/g, ''))

/** What was typed as an application number, spaces and hyphens aside; undefined when it cannot be one. */
export const readApplicationNumber = (text: string): string | undefined => {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^(\d{11}|\d{14})$/.test(digits)) return undefined
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : undefined
}

/** Nine random digits and a check digit: what a payer shows at a bank counter, one for each order. */
export const newOrderCode = (): string => {
  const digits = randomDigits(9)
  return digits + checkDigit(digits)
}
