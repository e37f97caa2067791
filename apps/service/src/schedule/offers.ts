import type { IsoDate, PlaceOffer, Slot } from '@invea/domain'

/** A slot of one day with the places it has left. */
export interface FreeSlot {
  readonly slot: Slot
  readonly free: number
}

const most = 4

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const distance = (one: Slot, other: Slot): number => Math.abs(minutes(one.startTime) - minutes(other.startTime))

/** Neighbouring slots from one on, each filled before the next, until all are seated; undefined when they run out. */
const spreadFrom = (
  slots: readonly FreeSlot[],
  start: number,
  applicants: number,
): PlaceOffer['shares'] | undefined => {
  const shares: { slot: Slot; applicants: number }[] = []
  let left = applicants
  for (const { slot, free } of slots.slice(start)) {
    if (free <= 0) return undefined
    const seated = Math.min(left, free)
    shares.push({ slot, applicants: seated })
    left -= seated
    if (left === 0) return shares
  }
  return undefined
}

/**
 * Where all applicants fit instead, on the day that was asked for: whole in another slot, nearest first, and for a
 * group that no slot seats whole, spread over neighbouring ones.
 */
export const offersOn = (
  date: IsoDate,
  slots: readonly FreeSlot[],
  asked: { readonly slot: Slot; readonly applicants: number },
): readonly PlaceOffer[] => {
  const start = ({ shares }: PlaceOffer) => shares[0]?.slot ?? asked.slot
  const byDistance = (one: PlaceOffer, other: PlaceOffer) =>
    distance(start(one), asked.slot) - distance(start(other), asked.slot)
  const whole = slots
    .filter(({ slot, free }) => slot.id !== asked.slot.id && free >= asked.applicants)
    .map(({ slot }) => ({ date, shares: [{ slot, applicants: asked.applicants }] }))
  const spread = slots.flatMap((_, start) => {
    const shares = spreadFrom(slots, start, asked.applicants)
    return shares && shares.length > 1 ? [{ date, shares }] : []
  })
  return [...whole.toSorted(byDistance), ...(whole.length > 0 ? [] : spread.toSorted(byDistance))].slice(0, most)
}
