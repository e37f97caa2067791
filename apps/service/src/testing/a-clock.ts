import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'

/** A clock that only moves when a test moves it. */
export interface MovableClock extends Clock {
  forward(by: { readonly minutes?: number; readonly hours?: number; readonly seconds?: number }): void
  moveTo(moment: string | Date): void
}

/** Seconds until the next midnight in Addis Ababa. */
export const secondsUntilMidnight = (now: Date): number => 86_400 - ((now.getTime() / 1_000 + 3 * 3_600) % 86_400)

/** Saturday 21 November 2026, 11:00 in Addis Ababa, the same time as the domain's samples. */
export const aClock = (start = '2026-11-21T08:00:00.000Z'): MovableClock => {
  let moment = Date.parse(start)
  return {
    now: () => new Date(moment),
    databaseNow: () => sql`${new Date(moment)}::timestamptz`,
    forward: ({ minutes = 0, hours = 0, seconds = 0 }) => {
      moment += ((hours * 60 + minutes) * 60 + seconds) * 1_000
    },
    moveTo: (to) => {
      moment = new Date(to).getTime()
    },
  }
}
