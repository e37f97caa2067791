import { plainText, readApplicationNumber, readConfirmationNumber } from './look-up.ts'

/** The content of a message to the cancel line (B §9). */
export type CancelMessage =
  | { readonly kind: 'bothNumbers'; readonly applicationNumber: string; readonly confirmationNumber: string }
  | { readonly kind: 'incomplete'; readonly applicationNumber: NumberFound; readonly confirmationNumber: NumberFound }

/** How many numbers of one kind a message contains. */
export type NumberFound = 'missing' | 'one' | 'several'

/** Maximum length in characters: five joined SMS parts. The rest is not read. */
const longest = 765

interface Found {
  readonly value: string
  readonly from: number
  /** Behind the last word. */
  readonly to: number
}

/** A word of letters and digits. `joins`: only spaces, hyphens or dots are between it and the previous word. */
interface Word {
  readonly text: string
  readonly joins: boolean
}

const wordsOf = (text: string): readonly Word[] => {
  // A label may touch its number: 'NO12345678901231'.
  const apart = text.replaceAll(/\d+/g, (run) => (readApplicationNumber(run) ? `,${run},` : run))
  let end = 0
  return [...apart.matchAll(/[0-9A-Z]+/g)].map(({ 0: word, index }) => {
    const between = apart.slice(end, index)
    end = index + word.length
    return { text: word, joins: /^[ \t.\p{Pd}]*$/u.test(between) }
  })
}

/** Finds the numbers that are written in the fewest words, each once. A number in one word is never joined from parts of others. */
const findNumbers = (
  words: readonly Word[],
  { read, longest: maxLength }: { readonly read: (text: string) => string | undefined; readonly longest: number },
): readonly Found[] => {
  const found: Found[] = []
  for (const [from, first] of words.entries()) {
    let joined = first.text
    for (let to = from + 1; joined.length <= maxLength; to++) {
      const value = read(joined)
      if (value !== undefined) found.push({ value, from, to })
      const next = words[to]
      if (!next?.joins) break
      joined += next.text
    }
  }
  const fewest = Math.min(...found.map(({ from, to }) => to - from))
  const best = found.filter(({ from, to }) => to - from === fewest)
  return [...new Map(best.map((one) => [one.value, one])).values()]
}

const count = (found: readonly Found[]): NumberFound =>
  found.length === 0 ? 'missing' : found.length === 1 ? 'one' : 'several'

/**
 * Finds the application number and the confirmation number in the text of an SMS to the cancel line (B §9, D50). The numbers may be in
 * any order, in lower case, among other words, and contain spaces, dots or hyphens. Reads old and new application numbers, and full-width
 * and Ethiopic digits. Finds only numbers with a correct check character.
 *
 * @example
 * readCancelMessage('please cancel').kind // => 'incomplete'
 */
export const readCancelMessage = (text: string): CancelMessage => {
  const words = wordsOf(plainText(text.slice(0, longest)))
  const applications = findNumbers(words, { read: readApplicationNumber, longest: 14 })
  // The confirmation number contains no digits of the application number.
  const rest = words.flatMap((word, at) =>
    applications.some(({ from, to }) => at >= from && at < to)
      ? []
      : [{ ...word, joins: word.joins && !isEndOf(applications, at) }],
  )
  const confirmations = findNumbers(rest, { read: readConfirmationNumber, longest: 13 })
  const [application, confirmation] = [applications[0], confirmations[0]]
  return application && confirmation && applications.length === 1 && confirmations.length === 1
    ? { kind: 'bothNumbers', applicationNumber: application.value, confirmationNumber: confirmation.value }
    : { kind: 'incomplete', applicationNumber: count(applications), confirmationNumber: count(confirmations) }
}

const isEndOf = (found: readonly Found[], at: number): boolean => found.some(({ to }) => to === at)
