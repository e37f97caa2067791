import { reading } from './reading.ts'

/** D5: Times of day in Addis Ababa; weekdays counted from Monday 1. */
export const officeHours = { opens: '08:00', closes: '17:00', weekdays: [1, 2, 3, 4, 5] } as const

/** D5 as a reading: question, choice, rivals, reason. */
export const officeHoursReading = /* @__PURE__ */ reading({
  id: 'D5',
  question: 'When are the offices open?',
  chosen: officeHours,
  choice: 'Monday to Friday 08:00 to 17:00 Africa/Addis_Ababa, the same in all languages.',
  others: [
    { value: { opens: '08:00', closes: '17:00', zone: 'Eastern Time' }, where: 'A §9, English text' },
    { value: { opens: '07:30', closes: '17:30' }, where: 'A §9, Amharic text' },
  ],
  because:
    '"Eastern Time" is a slip for East Africa Time and would mislead readers abroad; one answer in every language beats two.',
})
