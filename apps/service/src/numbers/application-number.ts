import { randomInt } from 'node:crypto'
import { checkDigit } from './check-characters.ts'

const randomDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** Ten random digits and a check digit: printed and spoken, never serial, so that it tells no volume and no neighbour. */
export const newApplicationNumber = (): string => {
  const digits = randomDigits(10)
  return digits + checkDigit(digits)
}

/** What was typed as an application number, spaces and hyphens aside; undefined when it cannot be one. */
export const readApplicationNumber = (text: string): string | undefined => {
  const digits = text.replaceAll(/[\s-]/g, '')
  return /^\d{11}$/.test(digits) && checkDigit(digits.slice(0, 10)) === digits[10] ? digits : undefined
}

/** Nine random digits and a check digit: what a payer shows at a bank counter, one for each order. */
export const newOrderCode = (): string => {
  const digits = randomDigits(9)
  return digits + checkDigit(digits)
}
