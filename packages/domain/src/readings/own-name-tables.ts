import { reading } from './reading.ts'

/** D33: Languages whose days always carry a calendar mark. */
export const calendarMarkAlways = ['om', 'ti'] as const

/** D33 as a reading: question, choice, rivals, reason. */
export const ownNameTablesReading = /* @__PURE__ */ reading({
  id: 'D33',
  question: 'Where do month, weekday and day-part names come from?',
  chosen: calendarMarkAlways,
  choice:
    'From our own tables; days in om and ti carry a calendar mark, since both calendars use the same month names there.',
  others: [{ value: 'Intl', where: 'browsers: Chromium has no om and ti data, CLDR rotates three Oromo names' }],
  because: 'The same page must read alike on server and browser.',
})
