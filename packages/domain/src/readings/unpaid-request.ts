import { reading } from './reading.ts'

/** D25: Hours the place is kept while neither paid nor ordered again. */
export const placeKeptHours = 24

/** D25 as a reading: question, choice, rivals, reason. */
export const unpaidRequestReading = /* @__PURE__ */ reading({
  id: 'D25',
  question: 'What happens to a request that is not paid?',
  chosen: placeKeptHours,
  choice:
    'An expired order can be ordered again while the appointment is still held; the place is released after 24 hours (setting).',
  others: [{ where: 'B §1: forfeits not detailed' }],
  because: 'Banks close at night; a day lets everybody pay at a counter.',
})
