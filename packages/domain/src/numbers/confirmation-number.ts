import { checkCharacter } from './check-characters.ts'

const readAs: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/**
 * What was typed as a confirmation number, in its one spelling; undefined when it cannot be one. A number has twelve characters of
 * Crockford's alphabet and a check character; spaces, hyphens and lower case are read too (B3).
 */
export const readConfirmationNumber = (text: string): string | undefined => {
  const plain = text
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/[ILO]/g, (letter) => readAs[letter] ?? letter)
  if (!/^[0-9A-HJKMNP-TV-Z]{13}$/.test(plain)) return undefined
  return checkCharacter(plain.slice(0, 12)) === plain[12] ? plain : undefined
}
