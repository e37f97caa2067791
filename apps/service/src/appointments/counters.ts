import type { IsoDate } from '@invea/domain'
import { sql } from 'kysely'
import type { Reader } from '../app-context.ts'
import { returnedAt } from './slot-capacity.ts'

/** A counter as it stands at a moment: what expired holds and unpaid requests still count is free already. */
export interface CounterState {
  readonly day: IsoDate
  readonly slotId: number
  readonly free: number
}

/** The opened slots of an office from a day on, in order. Days nobody has booked yet have no counter. */
export const readCounters = async (
  reader: Reader,
  {
    officeId,
    from,
    to,
    now,
  }: { readonly officeId: number; readonly from: IsoDate; readonly to: IsoDate; readonly now: Date },
): Promise<readonly CounterState[]> => {
  const { rows } = await sql<CounterState>`
    select counter.day, counter.slot_id as "slotId", counter.capacity - counter.taken + coalesce(over.places, 0)::integer as free
    from slot_counter counter
    left join (
      select day, slot_id, sum(places) as places from appointment
      where office_id = ${officeId} and state in ('held', 'final') and ${returnedAt} <= ${now} group by day, slot_id
    ) over on over.day = counter.day and over.slot_id = counter.slot_id
    where counter.office_id = ${officeId} and counter.day >= ${from} and counter.day <= ${to}
    order by counter.day, counter.slot_id`.execute(reader)
  return rows
}
