import { expect, test } from 'vitest'
import { formatBothCalendars, formatDate, monthNames, shortWeekdayNames, weekdayNames } from './format-date.ts'
import { isoDate } from './iso-date.ts'

const date = isoDate('2024-01-05')
const languages = ['en', 'am', 'om', 'ti'] as const

test('A §9: formats a day like Jan 05, 2024', () => {
  expect(formatDate(date, { language: 'en', calendar: 'gregorian' })).toBe('Jan 05, 2024')
})

test.each([
  ['en', 'gregorian', 'full', 'Friday, January 5, 2024'],
  ['en', 'gregorian', 'month', 'January 2024'],
  ['en', 'gregorian', 'numeric', '01/05/2024'],
  ['en', 'ethiopic', 'medium', 'Tahsas 26, 2016 E.C.'],
  ['en', 'ethiopic', 'full', 'Friday, Tahsas 26, 2016 E.C.'],
  ['en', 'ethiopic', 'month', 'Tahsas 2016 E.C.'],
  ['en', 'ethiopic', 'numeric', '26/04/2016 E.C.'],
  ['am', 'gregorian', 'medium', 'ጃንዋሪ 5 ቀን 2024 እ.ኤ.አ.'],
  ['am', 'ethiopic', 'medium', 'ታኅሣሥ 26 ቀን 2016 ዓ.ም.'],
  ['am', 'ethiopic', 'full', 'ዓርብ፣ ታኅሣሥ 26 ቀን 2016 ዓ.ም.'],
  ['am', 'ethiopic', 'numeric', '26/04/2016 ዓ.ም.'],
  ['om', 'gregorian', 'medium', 'Amajjii 5, 2024 A.L.A'],
  ['om', 'ethiopic', 'full', 'Jimaata, Muddee 26, 2016 A.L.I'],
  ['om', 'gregorian', 'numeric', '05/01/2024 A.L.A'],
  ['ti', 'gregorian', 'medium', '5 ጥሪ 2024 ኣ.ፈ'],
  ['ti', 'ethiopic', 'full', 'ዓርቢ፣ 26 ታሕሳስ 2016 ዓ.ም'],
  ['ti', 'ethiopic', 'month', 'ታሕሳስ 2016 ዓ.ም'],
] as const)('%s, %s, %s: %s', (language, calendar, style, shown) => {
  expect(formatDate(date, { language, calendar, style })).toBe(shown)
})

test('shows both calendars, the reader’s own first, each with its mark', () => {
  expect(formatBothCalendars(date, { language: 'en', calendar: 'gregorian' })).toBe(
    'Jan 05, 2024 G.C. (Tahsas 26, 2016 E.C.)',
  )
  expect(formatBothCalendars(date, { language: 'en', calendar: 'ethiopic' })).toBe(
    'Tahsas 26, 2016 E.C. (Jan 05, 2024 G.C.)',
  )
  expect(formatBothCalendars(date, { language: 'am', calendar: 'ethiopic', style: 'full' })).toBe(
    'ዓርብ፣ ታኅሣሥ 26 ቀን 2016 ዓ.ም. (ጃንዋሪ 5 ቀን 2024 እ.ኤ.አ.)',
  )
})

test('Pagume has a name in every language', () => {
  const pagume = isoDate('2023-09-11')
  expect(languages.map((language) => formatDate(pagume, { language, calendar: 'ethiopic' }))).toEqual([
    'Pagume 6, 2015 E.C.',
    'ጳጉሜን 6 ቀን 2015 ዓ.ም.',
    'Qaammee 6, 2015 A.L.I',
    '6 ጳጉሜ 2015 ዓ.ም',
  ])
})

test('om and ti always show the calendar’s mark, because a day without it is ambiguous', () => {
  for (const language of ['om', 'ti'] as const) {
    // The same month names in both calendars, four months apart.
    expect(new Set(monthNames.gregorian[language])).toEqual(new Set(monthNames.ethiopic[language].slice(0, 12)))
    expect(monthNames.gregorian[language][8]).toBe(monthNames.ethiopic[language][0])
    expect(formatDate(date, { language, calendar: 'gregorian' })).not.toBe(
      formatDate(date, { language, calendar: 'gregorian' }).replace(/ \S+$/, ''),
    )
  }
})

test('every list of names is complete and has no duplicates', () => {
  for (const language of languages) {
    expect(new Set(monthNames.gregorian[language]).size).toBe(12)
    expect(new Set(monthNames.ethiopic[language]).size).toBe(13)
    expect(new Set(weekdayNames[language]).size).toBe(7)
    expect(new Set(shortWeekdayNames[language]).size).toBe(7)
  }
})

test('Amharic month names equal those of CLDR where CLDR is correct', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat('am', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
  )
  expect([...monthNames.gregorian.am]).toEqual(months)
})
