import { type AvailableDay, type Closures, type FreeSlot, type IsoDate, type Slot, workingDays } from '@invea/domain'
import type { SlotTemplate } from '../master-data/master-data.ts'
import type { CounterState } from './counters.ts'
import { urgentQuotaId, urgentSlot } from './urgent-quota.ts'

interface Ingredients {
  readonly officeId: number
  readonly templates: readonly SlotTemplate[]
  readonly closures: Closures
  readonly counters: readonly CounterState[]
}

const plain = ({ id, startTime, endTime, part }: SlotTemplate): Slot => ({ id, startTime, endTime, part })

/** More answers and days than anybody asks for: the keys come from callers, so there is an end to what is kept. */
const mostAnswers = 500
const mostDays = 5_000

/** Which slots of a day are open, one bit a slot id (ids are at most 30); the day of these slots is made once. */
type Days = Map<string, AvailableDay>

/**
 * What is free at an office, as of one reading. Asking the same again gives the same object, so that an answer is
 * made and encoded once however many ask; a day whose open slots are those of the reading before is the same day. The
 * write decides, so a reading may be a second old.
 */
export class OfficeCalendar {
  readonly #ingredients: Ingredients
  readonly #slots: readonly Slot[]
  readonly #free = new Map<IsoDate, Map<number, number>>()
  readonly #answers = new Map<string, readonly AvailableDay[]>()
  readonly #days: Days

  /** `before`: the last reading with the same slots, whose days are taken over. */
  constructor(ingredients: Ingredients, before?: OfficeCalendar) {
    this.#ingredients = ingredients
    this.#slots = ingredients.templates.map(plain)
    this.#days = before && before.#days.size < mostDays ? before.#days : new Map()
    for (const { day, slotId, free } of ingredients.counters) {
      const slots = this.#free.get(day)
      if (slots) slots.set(slotId, free)
      else this.#free.set(day, new Map([[slotId, free]]))
    }
  }

  #freeIn(day: IsoDate, { id, capacity }: SlotTemplate): number {
    return this.#free.get(day)?.get(id) ?? capacity
  }

  /** The slots of a day with the places each has left; a day nobody has booked yet has all of them. */
  freeOn(day: IsoDate): readonly FreeSlot[] {
    return this.#ingredients.templates.map((template) => ({
      slot: plain(template),
      free: Math.max(0, this.#freeIn(day, template)),
    }))
  }

  /** Working days from one to another with urgent places for all (D9), each with its quota; a day without a quota has none. */
  urgentDaysFor(from: IsoDate, to: IsoDate, applicants: number): readonly AvailableDay[] {
    return this.#once(`urgent/${from}/${to}/${applicants}`, from, to, (date) => {
      if ((this.#free.get(date)?.get(urgentSlot) ?? 0) < applicants) return undefined
      const { officeId } = this.#ingredients
      return this.#day(`urgent/${date}`, () => ({ date, slots: [], urgentQuotaId: urgentQuotaId(officeId, date) }))
    })
  }

  /**
   * Working days from one to another with room for all, each with its slots; on the first one without those that have
   * begun, up to this time of day.
   */
  daysFor(from: IsoDate, to: IsoDate, applicants: number, begun = ''): readonly AvailableDay[] {
    return this.#once(`${from}/${to}/${applicants}/${begun}`, from, to, (date) => {
      const after = date === from ? begun : ''
      const open = this.#openSlots(date, applicants, after)
      return open === 0
        ? undefined
        : this.#day(`${date}/${open}`, () => ({ date, slots: this.#slots.filter(({ id }) => open & (1 << id)) }))
    })
  }

  #openSlots(date: IsoDate, applicants: number, after: string): number {
    let open = 0
    for (const template of this.#ingredients.templates) {
      if (template.startTime > after && this.#freeIn(date, template) >= applicants) open |= 1 << template.id
    }
    return open
  }

  #day(key: string, make: () => AvailableDay): AvailableDay {
    const found = this.#days.get(key)
    if (found) return found
    const made = Object.freeze(make())
    this.#days.set(key, made)
    return made
  }

  #once(
    key: string,
    from: IsoDate,
    to: IsoDate,
    dayOf: (date: IsoDate) => AvailableDay | undefined,
  ): readonly AvailableDay[] {
    const found = this.#answers.get(key)
    if (found) return found
    const { closures } = this.#ingredients
    const answer = Object.freeze(workingDays(from, to, closures).flatMap((date) => dayOf(date) ?? []))
    if (this.#answers.size < mostAnswers) this.#answers.set(key, answer)
    return answer
  }
}
