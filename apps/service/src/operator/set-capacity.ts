import { sql } from 'kysely'
import type { Trx } from '../app-context.ts'
import { type Counter, openDay, reclaimExpired } from '../appointments/slot-capacity.ts'
import { urgentSlot } from '../appointments/urgent-quota.ts'
import type { Change } from './entities/entity.ts'

interface Wanted extends Counter {
  readonly capacity: number
  readonly now: Date
}

export interface SetCapacity {
  readonly change: Change
  /** What the counter has now: more than was asked for where more is taken. */
  readonly capacity: number
  readonly taken: number
}

/**
 * Sets the places of one slot of one day, or its urgent quota, opening the day first. What is taken stays: a capacity
 * below it becomes just as much as is taken, so that nobody's appointment is touched and nothing new is given away.
 */
export const setCapacity = async (trx: Trx, { officeId, day, slotId, capacity, now }: Wanted): Promise<SetCapacity> => {
  if (slotId !== urgentSlot) await openDay(trx, { officeId, day })
  const { rows: added } = await sql<{ readonly capacity: number }>`
    insert into slot_counter (office_id, day, slot_id, capacity)
    values (${officeId}, ${day}, ${slotId}, ${capacity}) on conflict do nothing returning capacity`.execute(trx)
  if (added.length > 0) return { change: 'added', capacity, taken: 0 }

  await reclaimExpired(trx, { officeId, day, slotId }, now)
  const before = await read(trx, { officeId, day, slotId })
  const wanted = Math.max(capacity, before.taken)
  if (before.capacity === wanted) return { change: 'same', ...before }
  await sql`update slot_counter set capacity = ${wanted}
    where office_id = ${officeId} and day = ${day} and slot_id = ${slotId}`.execute(trx)
  return { change: 'changed', capacity: wanted, taken: before.taken }
}

/** The counter is locked by `reclaimExpired`: nobody takes a place between looking and setting. */
const read = async (trx: Trx, { officeId, day, slotId }: Counter) => {
  const { rows } = await sql<{ readonly capacity: number; readonly taken: number }>`
    select capacity, taken from slot_counter
    where office_id = ${officeId} and day = ${day} and slot_id = ${slotId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a counter that was just there is gone')
  return row
}
