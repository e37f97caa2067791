import { reading } from './reading.ts'

/** R9: Which count divides the 5. */
export const repeatedCharacters = 'running'

/** R9 as a reading: question, choice, rivals, reason. */
export const passwordStrengthReading = /* @__PURE__ */ reading({
  id: 'R9',
  question: 'How do repeated characters count in the strength of a password?',
  chosen: repeatedCharacters,
  choice: 'The count runs along the password: the first a gives 5, the second 2.5, the third 1.67.',
  others: [
    { value: 'total, each position', where: 'B §5, read as 5 for every different character' },
    { value: 'total, each character once', where: 'B §5, read as 5 divided by how often the character stands there' },
  ],
  because:
    'B §5 divides "by the occurrence count of each character, summed"; the running count alone makes every further character worth something and repetition worth less.',
})
