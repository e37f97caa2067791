import type { Trx } from '../app-context.ts'
import { findAvailability, openDay, type ReservationInput, reclaimExpired, reserve } from './slot-capacity.ts'

/** The id of the appointment row, or the remaining capacity if it is too small. */
export type Reservation = { readonly id: number } | { readonly remaining: number }

/** Reserves capacity. If that fails, opens the day or expires overdue holds and tries once more. */
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
