import { reading } from './reading.ts'

/** R8: Nothing is added to the printed 13,000 and 20,500. */
export const validSurchargeIncluded = true

/** R8 as a reading: question, choice, rivals, reason. */
export const validPassportSurchargeReading = /* @__PURE__ */ reading({
  id: 'R8',
  question: 'Is the valid-passport surcharge of 100 percent part of the printed price?',
  chosen: validSurchargeIncluded,
  choice: 'Yes: 13,000 and 20,500 are charged as printed, whatever validity is left.',
  others: [{ value: { percent: 100, when: 'more than 6 months of validity' }, where: 'A §9' }],
  because: 'Amounts come from one table each (G5), and the printed prices already exceed the double of an expired one.',
})
