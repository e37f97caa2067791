/** Half of a letter, or the letter nothing: JSON can spell both, no database column and no address can hold either. */
const unwritable = /[\0\p{Surrogate}]/u
/** How JSON spells them; a text without this has none. */
const spelled = /\\u(?:0000|d[89a-f])/i

const isWhole = (value: unknown): boolean => {
  if (typeof value === 'string') return !unwritable.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => !unwritable.test(name) && isWhole(inner))
}

/** Whether every text of a JSON body can be stored and sent on. `json` is what `value` was read from; nesting is bounded before. */
export const hasWholeTexts = (json: string, value: unknown): boolean => !spelled.test(json) || isWhole(value)
