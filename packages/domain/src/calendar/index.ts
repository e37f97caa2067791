// Days and times in Addis Ababa, the Ethiopian calendar and clock, formats in four languages. No rule of the passport service.
export type { DayPart, Instant, IsoDate, Language, LocalizedText, TimeOfDay } from '../model/scalars.ts'
export * from './addis-ababa.ts'
export * from './date-readings.ts'
export * from './ethiopian-clock.ts'
export * from './ethiopian-date.ts'
export * from './format-date.ts'
export * from './iso-date.ts'
