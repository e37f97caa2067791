import type { HoldRequest } from '@invea/api/wire'
import { isoDate } from '@invea/domain'
import { sql } from 'kysely'
import type { PlatformContext } from '../platform/platform-context.ts'

type SlotRequest = HoldRequest & { readonly slotId: number }

/** A request for a slot at a sample branch office, inside its booking window. */
export const aSlotRequest = (changes: Partial<SlotRequest> = {}): SlotRequest => ({
  officeId: 2,
  requestType: 'new',
  date: isoDate('2026-12-01'),
  slotId: 3,
  applicants: 1,
  ...changes,
})

/** Opens one slot with this capacity. */
export const withCapacity = async (
  { db }: Pick<PlatformContext, 'db'>,
  capacity: number,
  slotRequest = aSlotRequest(),
): Promise<void> => {
  await db
    .insertInto('slot_counter')
    .values({ office_id: slotRequest.officeId, day: slotRequest.date, slot_id: slotRequest.slotId, capacity })
    .onConflict((conflict) => conflict.columns(['office_id', 'day', 'slot_id']).doUpdateSet({ capacity }))
    .execute()
}

/** The taken capacity of each counter, and the sum of its appointment rows. */
export const slotTotals = async ({ db }: Pick<PlatformContext, 'db'>) => {
  const { rows } = await sql<{
    readonly slot: string
    readonly capacity: number
    readonly taken: number
    readonly booked: number
  }>`
    select counter.day || '/' || counter.slot_id as slot, capacity, taken,
      coalesce((select sum(applicants) from appointment
        where office_id = counter.office_id and day = counter.day and slot_id = counter.slot_id
          and state in ('held', 'final')), 0)::integer as booked
    from slot_counter counter where taken > 0
      or exists (select 1 from appointment a where a.office_id = counter.office_id and a.day = counter.day
        and a.slot_id = counter.slot_id and a.state in ('held', 'final'))
    order by 1`.execute(db)
  return rows
}

/** Reads the counters. Throws if one differs from its appointment rows or exceeds its capacity. */
export const checkedSlotTotals = async (context: Pick<PlatformContext, 'db'>) => {
  const rows = await slotTotals(context)
  const wrong = rows.filter(({ taken, booked, capacity }) => taken !== booked || taken > capacity)
  if (wrong.length > 0) throw new Error(`wrong counters: ${JSON.stringify(wrong)}`)
  return rows
}

/** The checked counters, as the taken capacity of each slot. */
export const takenBySlot = async (context: Pick<PlatformContext, 'db'>): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await checkedSlotTotals(context)).map(({ slot, taken }) => [slot, taken]))
