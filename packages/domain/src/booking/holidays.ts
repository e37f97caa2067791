import { addDays } from '../calendar/add-days.ts'
import { fromEthiopian } from '../calendar/ethiopian-date.ts'
import type { IsoDate } from '../model.ts'
import { fasika } from './fasika.ts'
import { type SightedHoliday, sightedHolidays } from './sighted-holidays.ts'

/** The public holidays of Proclamation 1334/2024 on which offices are closed. Ginbot 20 is not among them any more. */
export type Holiday =
  | 'enkutatash'
  | 'meskel'
  | 'genna'
  | 'timket'
  | 'adwa'
  | 'siklet'
  | 'fasika'
  | 'labour'
  | 'patriots'
  | SightedHoliday

/** Holidays that fall on the same Ethiopian day each year: [month, day]. */
const fixedDays: readonly (readonly [Holiday, month: number, day: number])[] = [
  ['enkutatash', 1, 1],
  ['meskel', 1, 17],
  ['timket', 5, 11],
  ['adwa', 6, 23],
  ['labour', 8, 23],
  ['patriots', 8, 27],
]

/** Genna stays on 7 January: 28 Tahsas in the year after a leap year, else 29 Tahsas. */
const gennaDay = (ethiopianYear: number): number => (ethiopianYear % 4 === 0 ? 28 : 29)

const ofEthiopianYear = (year: number): readonly (readonly [Holiday, IsoDate])[] => [
  ...fixedDays.map(([holiday, month, day]) => [holiday, fromEthiopian({ year, month, day })] as const),
  ['genna', fromEthiopian({ year, month: 4, day: gennaDay(year) })],
]

/** The holidays of a Gregorian year, 1900 to 2099, in order of days. Sighted ones are known for 2026 to 2028. */
export const holidaysOf = (year: number): readonly { readonly holiday: Holiday; readonly date: IsoDate }[] => {
  const easter = fasika(year)
  // A Gregorian year touches two Ethiopian ones: the gap is 8 until September, then 7.
  const all: readonly (readonly [Holiday, IsoDate])[] = [
    ...ofEthiopianYear(year - 8),
    ...ofEthiopianYear(year - 7),
    ['siklet', addDays(easter, -2)],
    ['fasika', easter],
    ...sightedHolidays,
  ]
  const prefix = `${year}-`
  return all
    .filter(([, date]) => date.startsWith(prefix))
    .map(([holiday, date]) => ({ holiday, date }))
    .sort((first, second) => (first.date < second.date ? -1 : 1))
}
