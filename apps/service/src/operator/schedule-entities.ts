import { workingDays } from '@invea/domain/holidays'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Counter, openDay, reclaimExpired, urgentSlot } from '../appointments/slot-capacity.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { dayOf } from '../platform/clock.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { type CommandResult, defineCommand, failure, type Line, type OperatorContext, success } from './command.ts'
import { type Entity, tableEntity } from './entity.ts'
import { day, officeId, time, whole, words, yesOrNo } from './fields.ts'

interface CapacityInput extends Counter {
  readonly capacity: number
  readonly now: Date
}

interface SetCapacity {
  /** The capacity before, or null if there was none. */
  readonly before: number | null
  /** Can be more than the capacity. */
  readonly taken: number
}

/**
 * Sets the capacity of one slot of one day, or its urgent quota, and opens the day first. If more is taken, all appointments
 * remain, and no new ones are possible until less than the capacity is taken.
 */
const setCapacity = async (trx: Trx, { officeId, day, slotId, capacity, now }: CapacityInput): Promise<SetCapacity> => {
  if (slotId !== urgentSlot) await openDay(trx, { officeId, day })
  const { rows: added } = await sql<{ readonly capacity: number }>`
    insert into slot_counter (office_id, day, slot_id, capacity)
    values (${officeId}, ${day}, ${slotId}, ${capacity}) on conflict do nothing returning capacity`.execute(trx)
  if (added.length > 0) return { before: null, taken: 0 }

  await reclaimExpired(trx, { officeId, day, slotId }, now)
  const { capacity: before, taken } = await readCounter(trx, { officeId, day, slotId })
  if (before === capacity) return { before, taken }
  await sql`update slot_counter set capacity = ${capacity}, most_taken = case when taken > ${capacity} then taken end
    where office_id = ${officeId} and day = ${day} and slot_id = ${slotId}`.execute(trx)
  return { before, taken }
}

/** Called after `reclaimExpired`, which locks the counter, so that no slot is reserved between reading and writing. */
const readCounter = async (trx: Trx, { officeId, day, slotId }: Counter) => {
  const { rows } = await sql<{ readonly capacity: number; readonly taken: number }>`
    select capacity, taken from slot_counter
    where office_id = ${officeId} and day = ${day} and slot_id = ${slotId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the locked counter does not exist')
  return row
}

/** Why an office has no such slot. A counter that no one can book would enlarge the capacity of its day. */
const findSlotFault = async (reader: Reader, officeId: number, slotId: number): Promise<string | undefined> => {
  if (slotId === urgentSlot) return undefined
  const slots = reader.selectFrom('slot_template').select('id').where('office_id', '=', officeId).orderBy('id')
  const ids = (await slots.execute()).map(({ id }) => id)
  if (ids.includes(slotId)) return undefined
  return `slotId: office ${officeId} has no slot ${slotId}: its slots are ${ids.join(', ')}`
}

const range = { officeId, from: day, to: day }
const capacity = whole(0, 10_000)
const slotNumber = whole(1, 30)
const slotRange = z.object({ ...range, slotId: slotNumber, capacity })

/** Sets the capacity of a slot, or the urgent quota, for every working day of a range. Each day has its own audit row. */
const setRange = async (
  { services, now, actor }: OperatorContext,
  { officeId, from, to, slotId, capacity }: z.output<typeof slotRange>,
): Promise<CommandResult> => {
  const { offices, closures } = await services.master.snapshot()
  if (!offices.has(officeId)) return failure(`there is no office ${officeId}`)
  const days = workingDays(from, to, closures)
  if (days.length > 800) return failure('the range is longer than 800 working days')
  const fault = await findSlotFault(services.db, officeId, slotId)
  if (fault !== undefined) return failure(fault)
  const rows: Line[] = []
  for (const day of days) {
    const { before, taken } = await services.transact(async (trx) => {
      const set = await setCapacity(trx, { officeId, day, slotId, capacity, now })
      const detail = { day, slotId, before: set.before, capacity }
      await audit(trx, { now, actor }, 'capacity.set', { officeId, detail })
      return set
    })
    const change = before === null ? 'added' : before === capacity ? 'same' : 'changed'
    rows.push({ day, slotId, capacity, taken, change })
  }
  return success(rows)
}

export const setSlotCapacity = defineCommand({
  role: 'masterData',
  summary: 'Set the capacity of one slot for every working day of a range',
  method: 'POST',
  input: slotRange,
  run: setRange,
})

export const setUrgentQuota = defineCommand({
  role: 'masterData',
  summary: 'Set the urgent quota of an office for every working day of a range',
  method: 'POST',
  input: z.object({ ...range, quota: capacity }),
  run: (context, { quota, ...days }) => setRange(context, { ...days, slotId: urgentSlot, capacity: quota }),
})

/** Changes to the rule of weekends and public holidays, for example when the moon is sighted a day later. */
export const holidays = tableEntity({
  table: 'holiday',
  key: ['day'],
  line: z.object({ day, closed: yesOrNo, name: words }),
  cells: ({ day, closed, name }) => ({ day, closed, name }),
})

/**
 * The slots of a working day, by office. A capacity does not affect days that are already open. A time is read from here for each
 * appointment, also by slips and messages, so it can change only while no appointment of today or later has it.
 */
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
  changeFault: async (trx, { before, line: { officeId, id, startTime, endTime }, now }) => {
    if (before.start_time === startTime && before.end_time === endTime) return undefined
    const { count } = await trx
      .selectFrom('appointment')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((query) => query.and({ office_id: officeId, slot_id: id }))
      .where('day', '>=', dayOf(now))
      .where('state', 'in', ['held', 'final'])
      .executeTakeFirstOrThrow()
    if (count === 0) return undefined
    const advice = 'add a slot with a new id, and set the capacity of this one to 0'
    return `startTime: slot ${id} of office ${officeId} has ${count} appointments: ${advice}`
  },
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

/** Capacity of single days. A line opens the day. */
const capacityEntity = <Line extends { readonly officeId: number }>(
  line: Entity<Line>['line'],
  quotaOf: (line: Line) => Quota,
): Entity<Line> => ({
  line,
  keyOf: (line) => {
    const { officeId, day, slotId } = quotaOf(line)
    return `${officeId}/${day}/${slotId}`
  },
  refersTo: ({ officeId }) => [{ to: 'office', id: officeId, column: 'officeId' }],
  open: async (trx, now) => ({
    write: async (line) => {
      const quota = quotaOf(line)
      const fault = await findSlotFault(trx, quota.officeId, quota.slotId)
      if (fault !== undefined) return { fault }
      const { before } = await setCapacity(trx, { ...quota, now })
      if (before === quota.capacity) return 'same'
      return { before: before === null ? null : { capacity: before }, after: { capacity: quota.capacity } }
    },
    end: async () => new Map(),
  }),
})

export const capacities = capacityEntity(z.object({ officeId, day, slotId: slotNumber, capacity }), (line) => line)
export const urgentQuotas = capacityEntity(z.object({ officeId, day, quota: capacity }), ({ quota, ...line }) => ({
  ...line,
  slotId: urgentSlot,
  capacity: quota,
}))
