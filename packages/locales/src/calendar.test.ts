import { monthNames, shortWeekdayNames, weekdayNames } from '@invea/domain/calendar'
import { type Holiday, holidaysOf } from '@invea/domain/holidays'
import { expect, test } from 'vitest'
import { calendarNames, holidayName } from './calendar.ts'
import { catalogue } from './catalogue.ts'
import { languages } from './languages.ts'

test.each(languages)('%s has the names with which the domain formats dates', (language) => {
  expect(calendarNames(language)).toEqual({
    ethiopianMonths: monthNames.ethiopic[language],
    gregorianMonths: monthNames.gregorian[language],
    weekdays: weekdayNames[language],
    shortWeekdays: shortWeekdayNames[language],
  })
})

// Does not compile when the domain has a holiday without a name.
const nameOf = (holiday: Holiday, language: (typeof languages)[number]) => holidayName(holiday, language)

test('every holiday of the domain has a name in four languages, and no other name exists', () => {
  const holidays = [...new Set(holidaysOf(2027).map(({ holiday }) => holiday))]
  for (const language of languages) {
    expect([...holidays].sort()).toEqual(Object.keys(catalogue[language].holiday).sort())
    const names = holidays.map((holiday) => nameOf(holiday, language))
    expect(new Set(names).size).toBe(holidays.length)
    expect(names).not.toContain('')
  }
})
