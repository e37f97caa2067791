import type { Trx } from '../app-context.ts'
import { findAvailability, openDay, type ReservationInput, reclaimExpired, reserve } from './slot-capacity.ts'

/** The ledger row, or how many places are left where they are too few. */
export type Reservation = { readonly id: number } | { readonly remaining: number }

/** Takes places at once where there is room; otherwise after opening the day, or giving expired holds back. */
export const reserveCapacity = async (trx: Trx, input: ReservationInput): Promise<Reservation> => {
  const id = await reserve(trx, input)
  if (id !== undefined) return { id }
  const availability = await findAvailability(trx, input, input.now)
  if (availability && availability.free < input.places) return { remaining: availability.free }
  if (availability) await reclaimExpired(trx, input, input.now)
  else await openDay(trx, input)
  const second = await reserve(trx, input)
  return second === undefined
    ? { remaining: (await findAvailability(trx, input, input.now))?.free ?? 0 }
    : { id: second }
}
