import { reading } from './reading.ts'

/** R3: Whole ETB. */
export const expiredCorrectionFiveDays = 25_500

/** R3 as a reading: question, choice, rivals, reason. */
export const expiredCorrectionFiveDaysReading = /* @__PURE__ */ reading({
  id: 'R3',
  question: 'Is 25,500 for an expired passport with correction in five days a slip?',
  chosen: expiredCorrectionFiveDays,
  choice: 'Charged as printed.',
  others: [{ value: 27_500, where: 'the pattern of the table: 12,500 plus 15,000' }],
  because:
    'D3: the tables are charged as printed, that cell included; the lower amount never costs an applicant too much.',
})
