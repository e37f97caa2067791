import { reading } from './reading.ts'

/** D16: First digits of the nine-digit number. */
export const phonePrefixes: readonly string[] = ['9']

/** D16 as a reading: question, choice, rivals, reason. */
export const phonePrefixesReading = /* @__PURE__ */ reading({
  id: 'D16',
  question: 'Which phone numbers are accepted?',
  chosen: phonePrefixes,
  choice: 'Nine digits from 9 or ten from 09, as described; the prefixes are one setting.',
  others: [{ value: ['9', '7'], where: 'numbers from 07 exist since 2022; the texts do not know them' }],
  because: 'The described rule is the default; an operator can admit 07 without a new release.',
})
