import type { IsoDate, Language } from '../model/scalars.ts'

import { toEthiopian } from './ethiopian-date.ts'
import { weekday } from './iso-date.ts'

// Own tables instead of Intl: Chromium has no Afan Oromo or Tigrigna data, and CLDR's Oromo names of the
// Ethiopian months 2, 6 and 10 are rotated (D33).

/** The calendar a day is shown in. */
export type Calendar = 'gregorian' | 'ethiopic'

/** The twelve Gregorian months, and the thirteen Ethiopian ones, Meskerem to Pagume. */
export const monthNames: Readonly<Record<Calendar, Readonly<Record<Language, readonly string[]>>>> = {
  gregorian: {
    en: /* @__PURE__ */ 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    am: /* @__PURE__ */ 'ጃንዋሪ ፌብሩዋሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር'.split(' '),
    om: /* @__PURE__ */ 'Amajjii Guraandhala Bitooteessa Ebla Caamsaa Waxabajjii Adooleessa Hagayya Fulbaana Onkololeessa Sadaasa Muddee'.split(
      ' ',
    ),
    ti: /* @__PURE__ */ 'ጥሪ ለካቲት መጋቢት ሚያዝያ ግንቦት ሰነ ሓምለ ነሓሰ መስከረም ጥቅምቲ ሕዳር ታሕሳስ'.split(' '),
  },
  ethiopic: {
    en: /* @__PURE__ */ 'Meskerem Tikimt Hidar Tahsas Tir Yekatit Megabit Miyazya Ginbot Sene Hamle Nehase Pagume'.split(
      ' ',
    ),
    am: /* @__PURE__ */ 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'.split(' '),
    om: /* @__PURE__ */ 'Fulbaana Onkololeessa Sadaasa Muddee Amajjii Guraandhala Bitooteessa Ebla Caamsaa Waxabajjii Adooleessa Hagayya Qaammee'.split(
      ' ',
    ),
    ti: /* @__PURE__ */ 'መስከረም ጥቅምቲ ሕዳር ታሕሳስ ጥሪ ለካቲት መጋቢት ሚያዝያ ግንቦት ሰነ ሓምለ ነሓሰ ጳጉሜ'.split(' '),
  },
}

/** Monday to Sunday, in the order of `weekday()`. */
export const weekdayNames: Readonly<Record<Language, readonly string[]>> = {
  en: /* @__PURE__ */ 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  am: /* @__PURE__ */ 'ሰኞ ማክሰኞ ረቡዕ ሐሙስ ዓርብ ቅዳሜ እሑድ'.split(' '),
  om: /* @__PURE__ */ 'Wiixata Kibxata Roobii Kamisa Jimaata Sanbata Dilbata'.split(' '),
  ti: /* @__PURE__ */ 'ሰኑይ ሰሉስ ረቡዕ ሓሙስ ዓርቢ ቀዳም ሰንበት'.split(' '),
}

/** Short forms for the header of a calendar, Monday to Sunday. Amharic forms of two letters would be ambiguous. */
export const shortWeekdayNames: Readonly<Record<Language, readonly string[]>> = {
  en: /* @__PURE__ */ 'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
  am: /* @__PURE__ */ 'ሰኞ ማክሰ ረቡዕ ሐሙስ ዓርብ ቅዳሜ እሑድ'.split(' '),
  om: /* @__PURE__ */ 'Wix Kib Rob Kam Jim San Dil'.split(' '),
  ti: /* @__PURE__ */ 'ሰኑ ሰሉ ረቡ ሓሙ ዓር ቀዳ ሰን'.split(' '),
}

/**
 * `medium`: 'Jan 05, 2024' (A §9). `full`: with the weekday and the whole month name. `month`: the header of a calendar page. `numeric`:
 * MM/dd/yyyy in English Gregorian (A §9), day/month/year with a calendar mark elsewhere.
 */
export type DateStyle = 'medium' | 'full' | 'month' | 'numeric'

/** How a day is written. */
export interface DateFormat {
  readonly language: Language
  readonly calendar: Calendar
  /** `medium` when absent. */
  readonly style?: DateStyle | undefined
  /** Adds 'G.C.' to an English Gregorian day, for texts with both calendars. All other forms always have a calendar mark. */
  readonly marked?: boolean | undefined
}

interface Parts {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** D33: om and ti use the same month names in both calendars, so a day without its mark is ambiguous. */
const marks: Record<Calendar, Record<Language, string>> = {
  gregorian: { en: 'G.C.', am: 'እ.ኤ.አ.', om: 'A.L.A', ti: 'ኣ.ፈ' },
  ethiopic: { en: 'E.C.', am: 'ዓ.ም.', om: 'A.L.I', ti: 'ዓ.ም' },
}

const two = (value: number) => String(value).padStart(2, '0')

/** Month, day and year in the order each language writes them. */
const dayPatterns: Record<Language, (month: string, parts: Parts) => string> = {
  en: (month, { day, year }) => `${month} ${day}, ${year}`,
  am: (month, { day, year }) => `${month} ${day} ቀን ${year}`,
  om: (month, { day, year }) => `${month} ${day}, ${year}`,
  ti: (month, { day, year }) => `${day} ${month} ${year}`,
}

/** Comma and space between parts of a sentence. Ge'ez text has its own comma. */
export const commaIn: Readonly<Record<Language, string>> = { en: ', ', am: '፣ ', om: ', ', ti: '፣ ' }

const partsOf = (date: IsoDate, calendar: Calendar): Parts =>
  calendar === 'ethiopic'
    ? toEthiopian(date)
    : { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }

const bodies: Record<DateStyle, (date: IsoDate, parts: Parts, month: string, format: DateFormat) => string> = {
  medium: (_, parts, month, { language, calendar }) =>
    // A §9: 'Jan 05, 2024', the only form with a short month and a padded day.
    language === 'en' && calendar === 'gregorian'
      ? `${month.slice(0, 3)} ${two(parts.day)}, ${parts.year}`
      : dayPatterns[language](month, parts),
  full: (date, parts, month, { language }) =>
    `${weekdayNames[language][weekday(date) - 1]}${commaIn[language]}${dayPatterns[language](month, parts)}`,
  month: (_, parts, month) => `${month} ${parts.year}`,
  numeric: (_, parts, __, { language, calendar }) =>
    language === 'en' && calendar === 'gregorian'
      ? `${two(parts.month)}/${two(parts.day)}/${parts.year}`
      : `${two(parts.day)}/${two(parts.month)}/${parts.year}`,
}

/**
 * Formats a day in a language and calendar. Uses its own name tables, so that the text is the same in every browser and on the server.
 *
 * @example
 * formatDate(isoDate('2026-12-01'), { language: 'am', calendar: 'ethiopic' }) // => 'ኅዳር 22 ቀን 2019 ዓ.ም.'
 */
export const formatDate = (date: IsoDate, format: DateFormat): string => {
  const { language, calendar, style = 'medium', marked = false } = format
  const parts = partsOf(date, calendar)
  const month = monthNames[calendar][language][parts.month - 1] ?? ''
  const body = bodies[style](date, parts, month, format)
  const bare = language === 'en' && calendar === 'gregorian' && !marked
  return bare ? body : `${body} ${marks[calendar][language]}`
}

/**
 * Formats a day in both calendars, the reader's usual one first: 'Tahsas 26, 2016 E.C. (Jan 05, 2024 G.C.)'.
 *
 * @example
 * formatBothCalendars(isoDate('2026-12-01'), { language: 'en', calendar: 'ethiopic' }) // => 'Hidar 22, 2019 E.C. (Dec 01, 2026 G.C.)'
 */
export const formatBothCalendars = (date: IsoDate, format: DateFormat): string => {
  const other: Calendar = format.calendar === 'ethiopic' ? 'gregorian' : 'ethiopic'
  const first = formatDate(date, { ...format, marked: true })
  return `${first} (${formatDate(date, { language: format.language, calendar: other, marked: true })})`
}
