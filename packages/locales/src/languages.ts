export const languages = ['en', 'am', 'om', 'ti'] as const
export type Language = (typeof languages)[number]

/** Each language by its own name, for the language switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  am: 'አማርኛ',
  om: 'Afaan Oromoo',
  ti: 'ትግርኛ',
}
