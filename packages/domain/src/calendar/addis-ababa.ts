import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset'
import type { Instant, IsoDate, TimeOfDay } from '../model/scalars.ts'
import { fromDayNumber, toDayNumber } from './iso-date.ts'

/** A §9: the one zone of the product. */
export const addisAbaba = 'Africa/Addis_Ababa'

const dayLength = 86_400_000

/** A text without an offset would be read in the zone of the machine. */
const withOffset = /T.*(?:Z|[+-]\d\d:?\d\d)$/

/** Milliseconds of a moment given as an ISO 8601 text with offset or as milliseconds since 1970. Throws a RangeError on anything else. */
export const toMilliseconds = (moment: Instant | number): number => {
  const milliseconds = typeof moment === 'number' ? moment : withOffset.test(moment) ? Date.parse(moment) : Number.NaN
  if (!Number.isFinite(milliseconds)) throw new RangeError(`Not a moment: ${moment}`)
  return milliseconds
}

const quarter = 900_000
const cached = { quarter: Number.NaN, offset: 0 }

/** Caches the last result: the library is called 10,000 times a second for one quarter of an hour, in which no zone changes. */
const offsetAt = (milliseconds: number): number => {
  const now = Math.floor(milliseconds / quarter)
  if (now !== cached.quarter) {
    cached.offset = getTimezoneOffset(addisAbaba, new Date(milliseconds))
    cached.quarter = now
  }
  return cached.offset
}

/** Milliseconds of the wall clock of Addis Ababa, read as UTC. */
const wallClock = (moment: Instant | number): number => {
  const milliseconds = toMilliseconds(moment)
  return milliseconds + offsetAt(milliseconds)
}

/**
 * The civil day in Addis Ababa at a moment. The caller owns the clock. `now` is ISO 8601 with offset, or milliseconds since 1970. Throws
 * a RangeError for an invalid text.
 *
 * @example
 * todayInAddis('2026-11-21T21:30:00.000Z') // => '2026-11-22'
 */
export const todayInAddis = (now: Instant | number): IsoDate => fromDayNumber(Math.floor(wallClock(now) / dayLength))

/** The time of day, `HH:mm`, in Addis Ababa at a moment. */
export const timeInAddis = (now: Instant | number): TimeOfDay => {
  const wall = wallClock(now)
  const minutes = Math.floor((wall - Math.floor(wall / dayLength) * dayLength) / 60_000)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** The moment at which a clock in Addis Ababa shows this day and time. */
export const momentInAddis = (date: IsoDate, time: TimeOfDay): Instant => {
  const wall = toDayNumber(date) * dayLength + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * 60_000
  // Addis Ababa has no daylight saving time, so the offset at the wall-clock time is the offset at the moment.
  return new Date(wall - offsetAt(wall)).toISOString()
}
