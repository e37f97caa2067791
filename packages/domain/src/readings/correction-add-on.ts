import { reading } from './reading.ts'

/** R1: Whole ETB. */
export const correctionAddOn = 7_500

/** R1 as a reading: question, choice, rivals, reason. */
export const correctionAddOnReading = /* @__PURE__ */ reading({
  id: 'R1',
  question: 'What does a correction add where no row is printed?',
  chosen: correctionAddOn,
  choice:
    '7,500 ETB, the difference of every printed pair (expired 5,000 and 12,500; lost and valid 13,000 and 20,500), for page run-out and damaged passports too.',
  others: [{ where: 'B §9 prints no row for page run-out or damaged with correction' }],
  because: 'A §5 offers the correction box for every renewal; the pattern of the table is unambiguous.',
})
