/** One wish for places in one slot, with what its session holds until the wish is granted. */
export interface Wish {
  readonly slot: string
  readonly places: number
  readonly earlier: readonly { readonly slot: string; readonly places: number }[]
}

/** True for each wish that is granted, in the order of the wishes. */
export type Granted = readonly boolean[]

/**
 * Seats wishes in the order they came: a group whole or not at all, and what a granted wish gives back counts for all.
 * Passes are repeated until nobody who was refused would still fit, so that no place is lost to a large group that
 * stood in front.
 */
export const grantSeats = (wishes: readonly Wish[], freeAtFirst: ReadonlyMap<string, number>): Granted => {
  const free = new Map(freeAtFirst)
  const granted = wishes.map(() => false)
  const fits = ({ slot, places, earlier }: Wish): boolean => {
    const own = earlier.reduce((sum, held) => sum + (held.slot === slot ? held.places : 0), 0)
    return (free.get(slot) ?? 0) + own >= places
  }
  const seat = ({ slot, places, earlier }: Wish) => {
    for (const held of earlier) free.set(held.slot, (free.get(held.slot) ?? 0) + held.places)
    free.set(slot, (free.get(slot) ?? 0) - places)
  }
  for (let again = true; again; ) {
    again = false
    for (const [at, wish] of wishes.entries()) {
      if (granted[at] || !fits(wish)) continue
      seat(wish)
      granted[at] = true
      // Only places that came back can seat somebody who was refused in this pass.
      again ||= wish.earlier.length > 0
    }
  }
  return granted
}
