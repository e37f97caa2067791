import { reading } from './reading.ts'

/** D13: Characters. */
export const shortestPassword = 6

/** D13 as a reading: question, choice, rivals, reason. */
export const passwordReading = /* @__PURE__ */ reading({
  id: 'D13',
  question: 'When is a password refused?',
  chosen: shortestPassword,
  choice:
    'Fewer than 6 characters, or a well-known password. Names of the person and rows of the keyboard lower the strength label and are warned of. The label does not block; sign-in is always completed by the one-time code.',
  others: [{ value: { strengthBlocks: false }, where: 'B §5: weakness does not block submit' }],
  because: 'Kept as described; the well-known list costs nobody a good password.',
})
