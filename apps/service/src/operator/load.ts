import { isIsoDate, type Result } from '@invea/domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { urgentSlot } from '../appointments/slot-capacity.ts'
import { type AuditContext, audit } from '../platform/audit-log/audit.ts'
import { dayOf } from '../platform/clock.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { type EntityName, entities } from './entities.ts'
import type { AnyEntity, ReferredTable, RowChange, Writer } from './entity.ts'
import { type Entry, type LoadedFile, readEntries } from './entries.ts'
import { countBooked } from './office-closures.ts'

/** The number of rows of each entity by what the file does to them. */
type Counts = Partial<Record<EntityName, Readonly<Record<'added' | 'changed' | 'same' | 'deleted', number>>>>

/** The counts, or all faults of the file. With a fault nothing is changed. */
type Loaded = Result<Readonly<Counts>, readonly string[]>

interface Written {
  readonly counts: Readonly<Counts>
  readonly changes: readonly (RowChange & { readonly kind: EntityName; readonly key: string })[]
}

export interface LoadOptions {
  readonly now: Date
  readonly dryRun?: boolean
  /** Runs with the changes, in their transaction. */
  readonly afterChanges?: (trx: Trx, written: Written) => Promise<void>
}

const maxFaults = 200

const faultsOf = (kind: AnyEntity, { where, value }: Entry) => {
  const parsed = z.safeParse(kind.line, value)
  if (parsed.success) return { line: parsed.data, faults: [] }
  return {
    line: undefined,
    faults: parsed.error.issues.map(({ path, message }) => {
      const column = path.join('.')
      return `${where}${column ? `, ${column}` : ''}: ${message}`
    }),
  }
}

const kindOf: Readonly<Record<ReferredTable, EntityName>> = {
  region: 'regions',
  city: 'cities',
  office: 'offices',
  attachment_type: 'attachmentTypes',
}

/** A column of a line that contains the id of another row. */
interface Reference {
  readonly column: string
  readonly to: ReferredTable
  readonly id: number
}

const unknownReferences = async (trx: Trx, references: readonly Reference[], where: string) => {
  const faults: string[] = []
  for (const { to, id, column } of references) {
    const { rows } = await sql`select 1 from ${sql.table(to)} where id = ${id}`.execute(trx)
    if (rows.length === 0) faults.push(`${where}, ${column}: there is no ${to.replace('_', ' ')} ${id}`)
  }
  return faults
}

/** Another office with urgent appointments of today or later, and the last day of them. */
const findOtherUrgentOffice = (trx: Trx, mainId: number, now: Date) =>
  trx
    .selectFrom('appointment')
    .select(({ fn }) => ['office_id', fn.max('day').as('last')])
    .where('slot_id', '=', urgentSlot)
    .where('state', '=', 'final')
    .where('day', '>=', dayOf(now))
    .where('office_id', '<>', mainId)
    .groupBy('office_id')
    .executeTakeFirst()

const writeEntries = async (
  trx: Trx,
  entries: readonly Entry[],
  { now }: Pick<LoadOptions, 'now'>,
): Promise<Result<Written, readonly string[]>> => {
  const faults: string[] = []
  const counts: Counts = {}
  const changes: Written['changes'][number][] = []
  const known = new Set<string>()
  const faultyPositions = new Set<string>()
  const positions = new Map<string, string>()
  let writing: { readonly kind: EntityName; readonly writer: Writer<unknown> } | undefined
  const add = (kind: EntityName, key: string, change: RowChange | 'same') => {
    const count = counts[kind] ?? { added: 0, changed: 0, same: 0, deleted: 0 }
    const effect = change === 'same' ? change : !change.before ? 'added' : change.after ? 'changed' : 'deleted'
    counts[kind] = { ...count, [effect]: count[effect] + 1 }
    if (change !== 'same') changes.push({ kind, key, ...change })
  }
  const end = async () => {
    if (writing) for (const [key, change] of await writing.writer.end()) add(writing.kind, key, change)
  }

  for (const entry of entries) {
    const kind: AnyEntity = entities[entry.kind]
    if (writing?.kind !== entry.kind) {
      // Writes the collected rows before other rows refer to them.
      if (faults.length === 0) await end()
      writing = { kind: entry.kind, writer: await kind.open(trx, now) }
    }
    const { line, faults: entryFaults } = faultsOf(kind, entry)
    faults.push(...entryFaults)
    if (entryFaults.length > 0) faultyPositions.add(entry.where)
    if (line === undefined) continue
    const name = `${entry.kind}/${kind.keyOf(line)}`
    const firstPosition = positions.get(name)
    if (firstPosition !== undefined) faults.push(`${entry.where}: this one is already on ${firstPosition}`)
    positions.set(name, entry.where)
    const references = Object.entries(kind.refersTo ?? {})
      .map(([column, to]): Reference => ({ column, to, id: line[column] }))
      .filter(({ to, id }) => !known.has(`${to}/${id}`) && !positions.has(`${kindOf[to]}/${id}`))
    // A faulty line is not also reported as a missing reference.
    if (!faultyPositions.has(entry.where)) faults.push(...(await unknownReferences(trx, references, entry.where)))
    // After a fault nothing is stored. The other lines are only checked, so that all faults are listed together.
    if (faults.length > 0) continue
    for (const { to, id } of references) known.add(`${to}/${id}`)
    const change = await writing.writer.write(line)
    if (!change) continue
    if (change !== 'same' && 'fault' in change) faults.push(`${entry.where}, ${change.fault}`)
    else add(entry.kind, kind.keyOf(line), change)
  }
  if (faults.length > 0) {
    const more = faults.length - maxFaults
    return { ok: false, error: [...faults.slice(0, maxFaults), ...(more > 0 ? [`and ${more} more`] : [])] }
  }
  await end()
  // Urgent applications are taken by the main office alone (A §1).
  if (counts.offices) {
    const mains = await trx.selectFrom('office').select('id').where('main', '=', true).orderBy('id').execute()
    const [main, ...others] = mains
    if (!main || others.length > 0) {
      const ids = mains.map(({ id }) => id).join(', ') || 'none'
      return { ok: false, error: [`offices: one must be the main office, not ${ids}`] }
    }
    const isMoved = changes.some(({ kind, after }) => kind === 'offices' && after?.main)
    const former = isMoved ? await findOtherUrgentOffice(trx, main.id, now) : undefined
    // Its applicants could not choose another day.
    if (former) {
      const error = `offices: ${former.office_id} stays the main office: it has urgent appointments until ${former.last}`
      return { ok: false, error: [error] }
    }
  }
  return { ok: true, value: { counts, changes } }
}

/** Maximum number of keys in an audit row. */
const keysARow = 100

/** Records what a file changed, old and new. Rows with the same change share an audit row: a year of capacities needs few. */
export const auditLoad = async (trx: Trx, context: AuditContext, { counts, changes }: Written): Promise<void> => {
  const alike = Map.groupBy(changes, ({ key: _, ...change }) => JSON.stringify(change))
  for (const [change, rows] of alike)
    for (let at = 0; at < rows.length; at += keysARow) {
      const detail = { ...JSON.parse(change), keys: rows.slice(at, at + keysARow).map(({ key }) => key) }
      await audit(trx, context, 'master.changed', { detail })
    }
  await audit(trx, context, 'master.loaded', { detail: counts })
}

/** The applicants with an appointment on a day that a file closes, and those at an office whose address it changes. */
export const countConcerned = async (trx: Trx, { changes }: Written, now: Date) => {
  const applicants = { holidays: 0, offices: 0 }
  for (const { kind, key, before, after } of changes) {
    if (kind === 'holidays' && after?.closed && isIsoDate(key))
      applicants.holidays += await countBooked(trx, { from: key, to: key }, now)
    if (kind === 'offices' && before && after?.address)
      applicants.offices += await countBooked(trx, { officeId: Number(key), from: dayOf(now) }, now)
  }
  return applicants
}

/** Loads a whole file in one transaction, or nothing. A dry run does the same and rolls back. */
export const load = async (
  { attempt }: Pick<PlatformContext, 'attempt'>,
  file: LoadedFile,
  options: LoadOptions,
): Promise<Loaded> => {
  const read = readEntries(file)
  if (!read.ok) return read
  const loaded = await attempt<Loaded, Loaded>(async (trx) => {
    const written = await writeEntries(trx, read.value, options)
    if (!written.ok) return { ok: false, error: written }
    await options.afterChanges?.(trx, written.value)
    const counts = { ok: true, value: written.value.counts } as const
    return options.dryRun ? { ok: false, error: counts } : { ok: true, value: counts }
  })
  return loaded.ok ? loaded.value : loaded.error
}
