/**
 * A civil day, `yyyy-MM-dd`, in Africa/Addis_Ababa. `isoDate` creates one and throws for a day that does not exist.
 *
 * @example
 * const day: IsoDate = isoDate('2026-11-21')
 * day < isoDate('2026-12-01') // => true
 */
export type IsoDate = string & { readonly __brand: 'IsoDate' }

/** A moment, ISO 8601 with offset, e.g. `2026-11-21T08:00:00.000Z`. */
export type Instant = string

/** A time of day, `HH:mm` with two digits each (08:30), in Africa/Addis_Ababa. Functions do not check it. */
export type TimeOfDay = string

/** The two groups of slots (A §2). */
export type DayPart = 'morning' | 'afternoon'

/** Whole Ethiopian birr. */
export type Etb = number

/**
 * The four languages of the interface; English is the fallback (A §1).
 *
 * @example
 * const language: Language = 'ti'
 * formatDate(isoDate('2026-12-01'), { language, calendar: 'ethiopic' }).includes('2019') // => true
 */
export type Language = 'en' | 'am' | 'om' | 'ti'

/** A text in all four languages, from master data. */
export type LocalizedText = Readonly<Record<Language, string>>
