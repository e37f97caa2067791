import { addDays, type Closures, type IsoDate } from '@invea/domain'
import type { AvailableDay, FreeSlot, Slot } from '@invea/domain/appointment'
import { workingDays } from '@invea/domain/holidays'
import { sql } from 'kysely'
import type { MasterCache } from '../master-data/master-cache.ts'
import { type MasterSnapshot, type SlotTemplate, toSlot } from '../master-data/master-data.ts'
import { type CachedValue, createCachedValue } from '../platform/cached-value.ts'
import { dayOf } from '../platform/clock.ts'
import type { Reader } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { returnedAt, urgentQuotaId, urgentSlot } from './slot-capacity.ts'

/** Free capacity of a slot. Expired holds and unpaid requests already count as free. */
interface CounterState {
  readonly day: IsoDate
  readonly slotId: number
  readonly free: number
}

/** Slots with a counter, from a day on, sorted. Days without an appointment have no counter. */
const readCounters = async (
  reader: Reader,
  {
    officeId,
    from,
    to,
    now,
  }: { readonly officeId: number; readonly from: IsoDate; readonly to: IsoDate; readonly now: Date },
): Promise<readonly CounterState[]> => {
  const { rows } = await sql<CounterState>`
    select counter.day, counter.slot_id as "slotId", counter.capacity - counter.taken + coalesce(over.applicants, 0)::integer as free
    from slot_counter counter
    left join (
      select day, slot_id, sum(applicants) as applicants from appointment
      where office_id = ${officeId} and state in ('held', 'final') and ${returnedAt} <= ${now} group by day, slot_id
    ) over on over.day = counter.day and over.slot_id = counter.slot_id
    where counter.office_id = ${officeId} and counter.day >= ${from} and counter.day <= ${to}
    order by counter.day, counter.slot_id`.execute(reader)
  return rows
}

interface CalendarData {
  readonly officeId: number
  readonly templates: readonly SlotTemplate[]
  readonly closures: Closures
  readonly counters: readonly CounterState[]
}

/** Free capacity by slot id (0 to 30). */
type FreeBySlot = (number | undefined)[]

/** A slot without a counter has its whole capacity. */
const freeIn = (free: Readonly<FreeBySlot> | undefined, { id, capacity }: SlotTemplate): number =>
  free?.[id] ?? capacity

/** Maximum number of cached responses and days. They are limited because callers choose the keys. */
const maxRanges = 500
const maxDays = 5_000

/** Cached days by their open slots, a bit mask of slot ids (at most 30). They share the list of slots. Urgent days have no slots. */
type Days = Map<number, { readonly slots: readonly Slot[]; readonly byDate: Map<IsoDate, AvailableDay> }>

const countDays = (days: Days) => [...days.values()].reduce((count, { byDate }) => count + byDate.size, 0)

/**
 * Free days and slots of an office at one moment. The same query returns the same object, so that a response is encoded only
 * once. Days that did not change since the previous reading are the same objects. A reading can be a second old, because the
 * write checks the capacity.
 */
export class OfficeCalendar {
  readonly #data: CalendarData
  readonly #slots: readonly Slot[]
  readonly #free = new Map<IsoDate, FreeBySlot>()
  readonly #availability = new Map<string, readonly AvailableDay[]>()
  readonly #days: Days
  readonly #workingDays: Map<string, readonly IsoDate[]>

  /** `before`: the previous reading with the same slots. Its cached days are reused. */
  constructor(data: CalendarData, before?: OfficeCalendar) {
    this.#data = data
    this.#slots = data.templates.map(toSlot)
    this.#days = before && countDays(before.#days) < maxDays ? before.#days : new Map()
    this.#workingDays = before && before.#workingDays.size < maxRanges ? before.#workingDays : new Map()
    for (const { day, slotId, free } of data.counters) {
      const slots = this.#free.get(day) ?? []
      if (slots.length === 0) this.#free.set(day, slots)
      slots[slotId] = free
    }
  }

  /** The slots of a day with their remaining capacity. */
  freeOn(day: IsoDate): readonly FreeSlot[] {
    return this.#data.templates.map((template) => ({
      slot: toSlot(template),
      free: Math.max(0, freeIn(this.#free.get(day), template)),
    }))
  }

  /** Working days in a range with urgent capacity for all applicants (D9), each with its quota. */
  urgentDaysFor(from: IsoDate, to: IsoDate, applicants: number): readonly AvailableDay[] {
    return this.#cached(`urgent/${from}/${to}/${applicants}`, from, to, (date) => {
      if ((this.#free.get(date)?.[urgentSlot] ?? 0) < applicants) return undefined
      const { officeId } = this.#data
      return this.#day(date, 0, (slots) => ({ date, slots, urgentQuotaId: urgentQuotaId(officeId, date) }))
    })
  }

  /** Working days in a range with capacity for all applicants, each with its slots, on the first day those after `begun`. */
  daysFor(from: IsoDate, to: IsoDate, applicants: number, begun = ''): readonly AvailableDay[] {
    return this.#cached(`${from}/${to}/${applicants}/${begun}`, from, to, (date) => {
      const after = date === from ? begun : ''
      const open = this.#openSlots(date, applicants, after)
      return open === 0 ? undefined : this.#day(date, open, (slots) => ({ date, slots }))
    })
  }

  #openSlots(date: IsoDate, applicants: number, after: string): number {
    const free = this.#free.get(date)
    let open = 0
    for (const template of this.#data.templates) {
      if (template.startTime > after && freeIn(free, template) >= applicants) open |= 1 << template.id
    }
    return open
  }

  #day(date: IsoDate, open: number, make: (slots: readonly Slot[]) => AvailableDay): AvailableDay {
    const days = this.#days.get(open) ?? {
      slots: Object.freeze(this.#slots.filter(({ id }) => open & (1 << id))),
      byDate: new Map<IsoDate, AvailableDay>(),
    }
    this.#days.set(open, days)
    const day = days.byDate.get(date) ?? Object.freeze(make(days.slots))
    days.byDate.set(date, day)
    return day
  }

  #workingDaysOf(from: IsoDate, to: IsoDate): readonly IsoDate[] {
    const key = `${from}/${to}`
    const found = this.#workingDays.get(key)
    if (found) return found
    const created = workingDays(from, to, this.#data.closures)
    this.#workingDays.set(key, created)
    return created
  }

  #cached(
    key: string,
    from: IsoDate,
    to: IsoDate,
    dayOf: (date: IsoDate) => AvailableDay | undefined,
  ): readonly AvailableDay[] {
    const found = this.#availability.get(key)
    if (found) return found
    const available = Object.freeze(this.#workingDaysOf(from, to).flatMap((date) => dayOf(date) ?? []))
    if (this.#availability.size < maxRanges) this.#availability.set(key, available)
    return available
  }
}

/** The calendars of all offices in memory, each at most a second old. */
export interface Calendars {
  of(officeId: number): Promise<OfficeCalendar>
}

/** Longest booking window in days: a delivery a year ahead and its own window. */
const maxWindowDays = 800

const isSameList = (one: readonly CounterState[], other: readonly CounterState[]): boolean =>
  one.length === other.length &&
  one.every(({ day, slotId, free }, at) => {
    const counterpart = other[at]
    return (
      counterpart !== undefined && counterpart.day === day && counterpart.slotId === slotId && counterpart.free === free
    )
  })

type Ports = Pick<PlatformContext, 'db' | 'clock'> & { readonly master: MasterCache }

/** Reads an office. If nothing changed, returns the previous calendar with its cached responses. */
const createCalendarReader = ({ db, master }: Ports, officeId: number) => {
  let before:
    | {
        readonly counters: readonly CounterState[]
        readonly snapshot: MasterSnapshot
        readonly calendar: OfficeCalendar
      }
    | undefined
  return async (now: Date): Promise<OfficeCalendar> => {
    const today = dayOf(now)
    const snapshot = await master.snapshot()
    const counters = await readCounters(db, { officeId, from: today, to: addDays(today, maxWindowDays), now })
    const sameSlots = before?.snapshot === snapshot ? before : undefined
    if (sameSlots && isSameList(sameSlots.counters, counters)) return sameSlots.calendar
    const templates = snapshot.slotsOf.get(officeId) ?? []
    const data = { officeId, templates, closures: snapshot.closures, counters }
    before = { counters, snapshot, calendar: new OfficeCalendar(data, sameSlots?.calendar) }
    return before.calendar
  }
}

/** Reads an office at most once a second, for all callers together. */
export const createCalendars = (ports: Ports): Calendars => {
  const offices = new Map<number, CachedValue<OfficeCalendar>>()
  return {
    of: (officeId) => {
      const office =
        offices.get(officeId) ?? createCachedValue(ports.clock, 1_000, createCalendarReader(ports, officeId))
      offices.set(officeId, office)
      return office.get().value
    },
  }
}
