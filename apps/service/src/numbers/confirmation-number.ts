import { randomInt } from 'node:crypto'
import { checkCharacter, crockford } from './check-characters.ts'

/** Twelve random characters, 60 bits, and a check character: whoever holds it may act for the request (B3). */
export const newConfirmationNumber = (): string => {
  const characters = Array.from({ length: 12 }, () => crockford[randomInt(32)]).join('')
  return characters + checkCharacter(characters)
}

const readAs: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/** What was typed as a confirmation number, in its one spelling; undefined when it cannot be one. */
export const readConfirmationNumber = (text: string): string | undefined => {
  const plain = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[ILO]/g, (letter) => readAs[letter] ?? letter)
  if (!/^[0-9A-HJKMNP-TV-Z]{13}$/.test(plain)) return undefined
  return checkCharacter(plain.slice(0, 12)) === plain[12] ? plain : undefined
}
