import { randomInt } from 'node:crypto'
import { checkDigit } from '@invea/domain'

const randomDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/**
 * 13 random digits and a check digit: printed and spoken, never serial, so that it tells no volume and no neighbour. With four million
 * applications a hit takes 2.5 million guesses (H8).
 */
export const newApplicationNumber = (): string => {
  const digits = randomDigits(13)
  return digits + checkDigit(digits)
}

/** Nine random digits and a check digit: what a payer shows at a bank counter, one for each order. */
export const newOrderCode = (): string => {
  const digits = randomDigits(9)
  return digits + checkDigit(digits)
}
