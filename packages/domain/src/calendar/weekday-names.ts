import type { Language } from '../model.ts'

/** Monday to Sunday, in the order of `weekday()`. */
export const weekdayNames = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  am: ['ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ', 'እሑድ'],
  om: ['Wiixata', 'Kibxata', 'Roobii', 'Kamisa', 'Jimaata', 'Sanbata', 'Dilbata'],
  ti: ['ሰኑይ', 'ሰሉስ', 'ረቡዕ', 'ሓሙስ', 'ዓርቢ', 'ቀዳም', 'ሰንበት'],
} as const satisfies Record<Language, readonly string[]>

/** Short forms for the head of a calendar, Monday to Sunday. Amharic forms of two letters would collide. */
export const shortWeekdayNames = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  am: ['ሰኞ', 'ማክሰ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ', 'እሑድ'],
  om: ['Wix', 'Kib', 'Rob', 'Kam', 'Jim', 'San', 'Dil'],
  ti: ['ሰኑ', 'ሰሉ', 'ረቡ', 'ሓሙ', 'ዓር', 'ቀዳ', 'ሰን'],
} as const satisfies Record<Language, readonly string[]>
