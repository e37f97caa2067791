export const languages = ['en', 'am', 'om', 'ti'] as const
export type Language = (typeof languages)[number]

/** Name of each language in that language, for the language switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  am: 'አማርኛ',
  om: 'Afaan Oromoo',
  ti: 'ትግርኛ',
}

/** Languages in which zero is singular: CLDR's rule "i = 0 or n = 1" for am, "n = 0..1" for ti. */
const zeroIsOne: Readonly<Record<Language, boolean>> = { en: false, am: true, om: false, ti: true }

/** The plural form for a count, by our own table: Chromium has no rules for om and ti (D33), so it would differ from a server. */
export const pluralForm = (language: Language, count: number): 'one' | 'other' =>
  count === 1 || (count === 0 && zeroIsOne[language]) ? 'one' : 'other'
