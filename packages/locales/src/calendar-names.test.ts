import { ethiopianMonthNames, gregorianMonthNames, shortWeekdayNames, weekdayNames } from '@invea/domain/calendar'
import { expect, test } from 'vitest'
import { calendarNames } from './calendar-names.ts'
import { languages } from './languages.ts'

test.each(languages)('in %s the names are those with which the domain formats dates', (language) => {
  expect(calendarNames(language)).toEqual({
    ethiopianMonths: ethiopianMonthNames[language],
    gregorianMonths: gregorianMonthNames[language],
    weekdays: weekdayNames[language],
    shortWeekdays: shortWeekdayNames[language],
  })
})
