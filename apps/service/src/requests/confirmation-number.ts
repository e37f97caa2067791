import { randomInt } from 'node:crypto'
import { checkCharacter, crockford } from '@invea/domain'

/** Twelve random characters, 60 bits, and a check character: whoever holds it may act for the request (B3). */
export const newConfirmationNumber = (): string => {
  const characters = Array.from({ length: 12 }, () => crockford[randomInt(32)]).join('')
  return characters + checkCharacter(characters)
}
