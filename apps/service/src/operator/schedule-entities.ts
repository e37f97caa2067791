import type { IsoDate } from '@invea/domain'
import { type Closures, workingDays } from '@invea/domain/holidays'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import {
  asRows,
  lockCounters,
  matchesListed,
  openDays,
  reclaimExpired,
  type SlotKey,
  urgentSlot,
} from '../appointments/slot-capacity.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { dayOf } from '../platform/clock.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { type CommandResult, defineCommand, failure, type OperatorContext, type OutputRow, success } from './command.ts'
import { type Entity, type RowChange, tableEntity } from './entity.ts'
import { day, officeId, time, whole, words, yesOrNo } from './fields.ts'

interface Quota extends SlotKey {
  readonly capacity: number
}

interface SetCapacity {
  /** The capacity before, or null if there was none. */
  readonly before: number | null
  /** Can be more than the capacity. */
  readonly taken: number
}

const keyOf = ({ officeId, day, slotId }: SlotKey): string => `${officeId}/${day}/${slotId}`

/**
 * Sets the capacity of slots or the urgent quota of days, and opens the days first. If more is taken, all appointments remain, and no
 * new ones are possible until less than the capacity is taken. Needs the same few statements for any number of slots: holds of all
 * offices wait for the locked counters. Returns what was set, by key.
 */
const setCapacities = async (
  trx: Trx,
  quotas: readonly Quota[],
  now: Date,
): Promise<ReadonlyMap<string, SetCapacity>> => {
  // Stored counters are locked before new ones are inserted, as a hold does it.
  await lockCounters(trx, quotas)
  await openDays(
    trx,
    quotas.filter(({ slotId }) => slotId !== urgentSlot),
  )
  const { rows: added } = await sql<SlotKey>`insert into slot_counter (office_id, day, slot_id, capacity)
    select office_id, day, slot_id, capacity from ${asRows(quotas)} on conflict do nothing
    returning office_id as "officeId", day, slot_id as "slotId"`.execute(trx)
  const addedKeys = new Set(added.map(keyOf))
  await reclaimExpired(trx, quotas, now)
  const { rows: stored } = await sql<SlotKey & { readonly before: number; readonly taken: number }>`
    select office_id as "officeId", day, slot_id as "slotId", stored.capacity as before, taken from ${asRows(quotas)}
      cross join lateral (select capacity, taken from slot_counter where ${matchesListed} offset 0) stored`.execute(trx)
  await sql`update slot_counter
    set capacity = listed.capacity, most_taken = case when taken > listed.capacity then taken end
    from ${asRows(quotas)} where ${matchesListed} and slot_counter.capacity <> listed.capacity`.execute(trx)
  return new Map(
    stored.map(({ before, taken, ...counter }) => {
      const key = keyOf(counter)
      return [key, { before: addedKeys.has(key) ? null : before, taken }]
    }),
  )
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

/** Why a command does not take these days. */
export const findRangeFault = (from: IsoDate, to: IsoDate, closures?: Closures): string | undefined => {
  if (to < from) return 'to must not be before from'
  const { length } = workingDays(from, to, closures)
  if (length > 800) return 'the range is longer than 800 working days'
  return closures && length === 0 ? 'the range has no working day' : undefined
}

/** Sets the capacity of a slot, or the urgent quota, for every working day of a range. Each day has its own audit row. */
const setRange = async (
  { services, now, actor }: OperatorContext,
  { officeId, from, to, slotId, capacity }: z.output<typeof slotRange>,
): Promise<CommandResult> => {
  const { offices, closures } = await services.master.snapshot()
  const office = offices.get(officeId)
  if (!office) return failure(`there is no office ${officeId}`)
  if (slotId === urgentSlot && !office.main) return failure('only the main office takes urgent applications')
  const fault = findRangeFault(from, to, closures) ?? (await findSlotFault(services.db, officeId, slotId))
  if (fault !== undefined) return failure(fault)
  const rows: OutputRow[] = []
  for (const day of workingDays(from, to, closures)) {
    const { before, taken } = await services.transact(async (trx) => {
      const quota = { officeId, day, slotId, capacity }
      const set = (await setCapacities(trx, [quota], now)).get(keyOf(quota)) ?? { before: null, taken: 0 }
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
  input: slotRange,
  run: setRange,
})

export const setUrgentQuota = defineCommand({
  role: 'masterData',
  summary: 'Set the urgent quota of an office for every working day of a range',
  input: z.object({ ...range, quota: capacity }),
  run: (context, { quota, ...days }) => setRange(context, { ...days, slotId: urgentSlot, capacity: quota }),
})

/** Changes to the rule of weekends and public holidays, for example when the moon is sighted a day later. */
export const holidays = tableEntity({
  table: 'holiday',
  key: ['day'],
  line: z.object({ day, closed: yesOrNo, name: words }),
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
  refersTo: { officeId: 'office' },
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
})

/** Capacity of single days. A line opens the day. */
const capacityEntity = <Line extends { readonly officeId: number }>(
  line: Entity<Line>['line'],
  quotaOf: (line: Line) => Quota,
): Entity<Line> => ({
  line,
  keyOf: (line) => keyOf(quotaOf(line)),
  refersTo: { officeId: 'office' },
  open: async (trx, now) => {
    const quotas: Quota[] = []
    const faults = new Map<string, string | undefined>()
    return {
      write: async (line) => {
        const quota = quotaOf(line)
        const slot = `${quota.officeId}/${quota.slotId}`
        if (!faults.has(slot)) faults.set(slot, await findSlotFault(trx, quota.officeId, quota.slotId))
        const fault = faults.get(slot)
        if (fault !== undefined) return { fault }
        quotas.push(quota)
        return undefined
      },
      end: async () => {
        const set = await setCapacities(trx, quotas, now)
        return new Map(
          quotas.map((quota): [string, RowChange | 'same'] => {
            const before = set.get(keyOf(quota))?.before ?? null
            if (before === quota.capacity) return [keyOf(quota), 'same']
            return [
              keyOf(quota),
              { before: before === null ? null : { capacity: before }, after: { capacity: quota.capacity } },
            ]
          }),
        )
      },
    }
  },
})

export const capacities = capacityEntity(z.object({ officeId, day, slotId: slotNumber, capacity }), (line) => line)
export const urgentQuotas = capacityEntity(z.object({ officeId, day, quota: capacity }), ({ quota, ...line }) => ({
  ...line,
  slotId: urgentSlot,
  capacity: quota,
}))
