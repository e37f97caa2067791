/** The same keys as `T`, with any sentence as value: what every language must satisfy. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }

export const languages = ['en', 'am', 'om', 'ti'] as const
export type Language = (typeof languages)[number]

/** Each language by its own name, for the language switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  am: 'አማርኛ',
  om: 'Afaan Oromoo',
  ti: 'ትግርኛ',
}
