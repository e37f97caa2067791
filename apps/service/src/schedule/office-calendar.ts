import { type AvailableDay, type Closures, type IsoDate, type Slot, workingDays } from '@invea/domain'
import type { CounterState } from '../store/counters.ts'
import type { SlotTemplate } from '../store/master-data.ts'
import type { FreeSlot } from './offers.ts'

interface Ingredients {
  readonly templates: readonly SlotTemplate[]
  readonly closures: Closures
  readonly counters: readonly CounterState[]
}

const plain = ({ id, startTime, endTime, part }: SlotTemplate): Slot => ({ id, startTime, endTime, part })

/**
 * What is free at an office, as of one reading. Asking the same again gives the same object, so that an answer is
 * made and encoded once however many ask; the write decides, so a reading may be a second old.
 */
export class OfficeCalendar {
  readonly #ingredients: Ingredients
  readonly #free: ReadonlyMap<string, number>
  readonly #answers = new Map<string, readonly AvailableDay[]>()

  constructor(ingredients: Ingredients) {
    this.#ingredients = ingredients
    this.#free = new Map(ingredients.counters.map(({ day, slotId, free }) => [`${day}/${slotId}`, free]))
  }

  /** The slots of a day with the places each has left; a day nobody has booked yet has all of them. */
  freeOn(day: IsoDate): readonly FreeSlot[] {
    return this.#ingredients.templates.map((template) => ({
      slot: plain(template),
      free: Math.max(0, this.#free.get(`${day}/${template.id}`) ?? template.capacity),
    }))
  }

  /** Working days from one to another with room for all, each with its slots. */
  daysFor(from: IsoDate, to: IsoDate, applicants: number): readonly AvailableDay[] {
    const key = `${from}/${to}/${applicants}`
    const found = this.#answers.get(key)
    if (found) return found
    const days = workingDays(from, to, this.#ingredients.closures).flatMap((date) => {
      const slots = this.freeOn(date).flatMap(({ slot, free }) => (free >= applicants ? [slot] : []))
      return slots.length > 0 ? [{ date, slots }] : []
    })
    const answer = Object.freeze(days)
    // The key comes from the caller: keep what is asked often, not what somebody makes up.
    if (this.#answers.size < 100) this.#answers.set(key, answer)
    return answer
  }
}
