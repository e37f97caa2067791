import type { Slot, SlotOffer, SlotShare } from '../model/appointment.ts'
import type { IsoDate, TimeOfDay } from '../model/scalars.ts'

/** A slot of one day with its free capacity. */
export interface FreeSlot {
  readonly slot: Slot
  readonly free: number
}

/** More offers than this are no help. */
const mostOffers = 4

const minutes = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const distance = (one: Slot, other: Slot): number => Math.abs(minutes(one.startTime) - minutes(other.startTime))

/** Neighbouring slots from one on, each filled before the next, until all applicants fit; undefined when there are too few. */
const spreadFrom = (
  slots: readonly FreeSlot[],
  start: number,
  applicants: number,
): readonly SlotShare[] | undefined => {
  const shares: SlotShare[] = []
  let left = applicants
  for (const { slot, free } of slots.slice(start)) {
    if (free <= 0) return undefined
    const fitting = Math.min(left, free)
    shares.push({ slot, applicants: fitting })
    left -= fitting
    if (left === 0) return shares
  }
  return undefined
}

/**
 * Where all applicants of a group fit instead, on the requested day (D9): whole in another slot, nearest first, and for a
 * group that fits in no single slot, spread over neighbouring ones. `slots` are those of the day in order of time.
 */
export const groupOffers = (
  date: IsoDate,
  slots: readonly FreeSlot[],
  requested: { readonly slot: Slot; readonly applicants: number },
): readonly SlotOffer[] => {
  const start = ({ shares: [first] }: SlotOffer) => first?.slot ?? requested.slot
  const byDistance = (one: SlotOffer, other: SlotOffer) =>
    distance(start(one), requested.slot) - distance(start(other), requested.slot)
  const whole = slots
    .filter(({ slot, free }) => slot.id !== requested.slot.id && free >= requested.applicants)
    .map(({ slot }) => ({ date, shares: [{ slot, applicants: requested.applicants }] }))
  const spread = slots.flatMap((_, at) => {
    const shares = spreadFrom(slots, at, requested.applicants)
    return shares && shares.length > 1 ? [{ date, shares }] : []
  })
  return (whole.length > 0 ? whole : spread).toSorted(byDistance).slice(0, mostOffers)
}

/** Whether the shares of a group fit all of it into slots that follow each other; `slots` are those of the day in order of time. */
export const fitsGroup = (
  shares: readonly { readonly slotId: number; readonly applicants: number }[],
  slots: readonly Pick<Slot, 'id'>[],
  applicants: number,
): boolean => {
  const positions = shares.map(({ slotId }) => slots.findIndex(({ id }) => id === slotId))
  const first = positions[0] ?? -1
  return (
    first >= 0 &&
    positions.every((position, index) => position === first + index) &&
    shares.reduce((sum, share) => sum + share.applicants, 0) === applicants
  )
}
