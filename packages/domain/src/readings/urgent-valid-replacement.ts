import { reading } from './reading.ts'

/** R2: Taken from the pattern of D3. */
export const urgentValidFromPattern = true

/** R2 as a reading: question, choice, rivals, reason. */
export const urgentValidReplacementReading = /* @__PURE__ */ reading({
  id: 'R2',
  question: 'What does an urgent replacement of a valid passport without correction cost?',
  chosen: urgentValidFromPattern,
  choice: '33,000 (2 days) and 28,000 (5 days): the regular 13,000 plus the difference of the printed rows.',
  others: [{ where: 'B §9: no such row in the urgent table' }],
  because: 'The regular table prices the valid passport like the lost one, and so does the urgent pattern.',
})
