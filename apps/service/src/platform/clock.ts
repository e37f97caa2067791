import { type IsoDate, todayInAddis } from '@invea/domain'
import type { Instant } from '@invea/domain/calendar'
import { type RawBuilder, sql } from 'kysely'

/** The only source of time. Tests set it; rules get the time as an argument. */
export interface Clock {
  now(): Date
  /** The time of the database inside a statement, for what the instances count together although their clocks differ. */
  databaseNow(): RawBuilder<Date>
}

export const systemClock: Clock = { now: () => new Date(), databaseNow: () => sql`clock_timestamp()` }

const minute = 60_000
let last: { readonly minute: number; readonly day: IsoDate } | undefined

/** The civil day in Addis Ababa. Cached for a minute, because every call uses it and time zones change on whole minutes. */
export const dayOf = (moment: Date): IsoDate => {
  const currentMinute = Math.floor(moment.getTime() / minute)
  if (last?.minute !== currentMinute) last = { minute: currentMinute, day: todayInAddis(moment.getTime()) }
  return last.day
}

export const instantOf = (moment: Date): Instant => moment.toISOString()

/** An earlier moment where the time is negative. */
export const addTime = (moment: Date, by: { readonly minutes?: number; readonly hours?: number }): Date =>
  new Date(moment.getTime() + (by.minutes ?? 0) * 60_000 + (by.hours ?? 0) * 3_600_000)
