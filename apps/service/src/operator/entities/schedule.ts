import * as z from 'zod/mini'
import { urgentSlot } from '../../appointments/slot-capacity.ts'
import { day, officeId, time, whole, words, yesOrNo } from '../fields.ts'
import { setCapacity } from '../set-capacity.ts'
import { type Entity, tableEntity } from './entity.ts'

/** Changes to the rule of week-ends and public holidays, e.g. a moon sighted a day later. */
export const holidays = tableEntity({
  table: 'holiday',
  key: ['day'],
  line: z.object({ day, closed: yesOrNo, name: words }),
  cells: ({ day, closed, name }) => ({ day, closed, name }),
})

const capacity = whole(0, 10_000)
export const slotNumber = whole(1, 30)

/** The slots of a working day, by office. Days that were opened keep their capacity. */
export const slotTemplates = tableEntity({
  table: 'slot_template',
  key: ['office_id', 'id'],
  line: z.object({ officeId, id: slotNumber, startTime: time, endTime: time, capacity }).check(
    z.refine(({ startTime, endTime }) => endTime > startTime, {
      error: 'must be after startTime',
      path: ['endTime'],
    }),
  ),
  refersTo: ({ officeId }) => [{ to: 'office', id: officeId, column: 'officeId' }],
  cells: ({ officeId, startTime, endTime, ...same }) => ({
    ...same,
    office_id: officeId,
    start_time: startTime,
    end_time: endTime,
  }),
})

interface Quota {
  readonly officeId: number
  readonly day: z.output<typeof day>
  readonly slotId: number
  readonly capacity: number
}

/** Capacity of single days: a line opens the day, and the capacity never goes below what is taken. */
const counters = <Line extends { readonly officeId: number }>(
  line: Entity<Line>['line'],
  quotaOf: (line: Line) => Quota,
): Entity<Line> => ({
  line,
  keyOf: (read) => {
    const { officeId, day, slotId } = quotaOf(read)
    return `${officeId}/${day}/${slotId}`
  },
  refersTo: ({ officeId }) => [{ to: 'office', id: officeId, column: 'officeId' }],
  open: async (trx, now) => ({
    write: async (read) => {
      const { change } = await setCapacity(trx, { ...quotaOf(read), now })
      return change
    },
    end: async () => undefined,
  }),
})

export const capacities = counters(z.object({ officeId, day, slotId: slotNumber, capacity }), (line) => line)
export const urgentQuotas = counters(z.object({ officeId, day, quota: capacity }), ({ quota, ...line }) => ({
  ...line,
  slotId: urgentSlot,
  capacity: quota,
}))
