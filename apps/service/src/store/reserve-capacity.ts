import type { Trx } from '../app-context.ts'
import { openDay, reclaimExpired, roomIn, type Taken, takePlaces } from './slot-capacity.ts'

/** The ledger row, or how many places are left where they are too few. */
export type Seat = { readonly id: number } | { readonly left: number }

/** Takes places at once where there is room; otherwise after opening the day, or giving expired holds back. */
export const takeSeat = async (trx: Trx, place: Taken): Promise<Seat> => {
  const id = await takePlaces(trx, place)
  if (id !== undefined) return { id }
  const room = await roomIn(trx, place, place.now)
  if (room && room.free < place.places) return { left: room.free }
  if (room) await reclaimExpired(trx, place, place.now)
  else await openDay(trx, place)
  const second = await takePlaces(trx, place)
  return second === undefined ? { left: (await roomIn(trx, place, place.now))?.free ?? 0 } : { id: second }
}
