import type { Instant, IsoDate } from '@invea/domain'

/** The one source of time: tests move it, rules get what it says as an argument. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Addis Ababa is UTC+3 without daylight saving. */
const addisAbabaOffset = 3 * 3_600_000

/** The civil day in Addis Ababa. */
export const dayOf = (moment: Date): IsoDate =>
  new Date(moment.getTime() + addisAbabaOffset).toISOString().slice(0, 10) as IsoDate

export const instantOf = (moment: Date): Instant => moment.toISOString()

export const later = (moment: Date, by: { readonly minutes?: number; readonly hours?: number }): Date =>
  new Date(moment.getTime() + (by.minutes ?? 0) * 60_000 + (by.hours ?? 0) * 3_600_000)
