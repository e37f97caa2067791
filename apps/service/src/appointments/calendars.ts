import { addDays } from '@invea/domain'
import type { AppContext } from '../app-context.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { dayOf } from '../platform/clock.ts'
import { type CounterState, readCounters } from './counters.ts'
import { OfficeCalendar } from './office-calendar.ts'

/** The calendars of all offices in memory, each at most a second old. */
export interface Calendars {
  of(officeId: number): Promise<OfficeCalendar>
}

const lifetime = 1_000
/** The farthest any window reaches: a delivery a year ahead and its own window. */
const horizon = 800

interface Kept {
  readonly until: number
  readonly calendar: Promise<OfficeCalendar>
}

const same = (one: readonly CounterState[], other: readonly CounterState[]): boolean =>
  one.length === other.length &&
  one.every(({ day, slotId, free }, at) => {
    const its = other[at]
    return its !== undefined && its.day === day && its.slotId === slotId && its.free === free
  })

/**
 * One reading of an office at a time, shared by all who wait for it. A reading that found nothing changed gives the
 * old calendar again, with every answer that was already made of it.
 */
export const createCalendars = ({ db, clock, master }: Pick<AppContext, 'db' | 'clock' | 'master'>): Calendars => {
  const cache = new Map<number, Kept>()
  const last = new Map<
    number,
    { counters: readonly CounterState[]; snapshot: MasterSnapshot; calendar: OfficeCalendar }
  >()

  const read = async (officeId: number): Promise<OfficeCalendar> => {
    const now = clock.now()
    const today = dayOf(now)
    const snapshot = await master.snapshot()
    const counters = await readCounters(db, { officeId, from: today, to: addDays(today, horizon), now })
    const before = last.get(officeId)
    if (before && before.snapshot === snapshot && same(before.counters, counters)) return before.calendar
    const templates = snapshot.slotsOf.get(officeId) ?? []
    const sameSlots = before && before.snapshot === snapshot ? before.calendar : undefined
    const calendar = new OfficeCalendar({ officeId, templates, closures: snapshot.closures, counters }, sameSlots)
    last.set(officeId, { counters, snapshot, calendar })
    return calendar
  }

  return {
    of: (officeId) => {
      const now = clock.now().getTime()
      const found = cache.get(officeId)
      // A clock that was set back must not keep an old reading alive.
      if (found && now < found.until && now >= found.until - lifetime) return found.calendar
      const calendar = read(officeId)
      cache.set(officeId, { until: now + lifetime, calendar })
      calendar.catch(() => cache.delete(officeId))
      return calendar
    },
  }
}
