import { reading } from './reading.ts'

/** D24: Minutes a place is kept. */
export const holdMinutes = 30

/** D24: how often a hold may be extended. */
export const holdExtensions = 1

/** D24 as a reading: question, choice, rivals, reason. */
export const holdReading = /* @__PURE__ */ reading({
  id: 'D24',
  question: 'What happens to an appointment that no request uses?',
  chosen: holdMinutes,
  choice:
    'SubmitAppointment holds the place for 30 minutes; a request that uses it makes it final, otherwise it is released. One extension of the same length.',
  others: [{ where: 'not shown' }],
  because: 'A place that nobody uses must not stay lost; half an hour and one extension suffice to fill the forms.',
})
