import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Trx } from '../platform/database/transaction.ts'

type Cell = string | number | boolean | null | object
type Cells = Readonly<Record<string, Cell>>

/** What a load does to one row: the columns that change. Nothing is before an added row, and nothing after a deleted one. */
export interface RowChange {
  readonly before: Cells | null
  readonly after: Cells | null
}

export type ReferredTable = 'region' | 'city' | 'office' | 'attachment_type'

/** Writes one line after another, or all of them at the end. */
export interface Writer<Line> {
  /** Returns the change or the fault of the line. `same`: the row has these values already. Nothing if `end` returns the change. */
  write(line: Line): Promise<RowChange | 'same' | { readonly fault: string } | void>
  /** Writes the collected lines. Returns the changes that `write` did not return, by key. */
  end(): Promise<ReadonlyMap<string, RowChange | 'same'>>
}

/** One kind of master data: the fields of a line, and how they are stored. */
export interface Entity<Line> {
  readonly line: z.ZodMiniType<Line, unknown> & { readonly shape: z.core.$ZodShape }
  /** Lines with the same key are the same row. */
  readonly keyOf: (line: Line) => string
  /** Fields that contain the id of a row of another table. */
  readonly refersTo?: Readonly<Record<string, ReferredTable>>
  open(trx: Trx, now: Date): Promise<Writer<Line>>
}

/** An entity with any type of line, for lists of entities. */
// biome-ignore lint/suspicious/noExplicitAny: each entity gets only lines of its own type
export type AnyEntity = Entity<any>

interface TableEntity<Line> extends Pick<Entity<Line>, 'line' | 'refersTo'> {
  readonly table: string
  readonly key: readonly string[]
  /** Columns without a field of the same name, and those with another value. `cityId` is in `city_id`; an absent field is null. */
  readonly cells?: (line: Line) => Cells
  /** Why a stored row must not change so. */
  readonly changeFault?: (trx: Trx, change: { before: Cells; line: Line; now: Date }) => Promise<string | undefined>
  /** A column with a unique value. Its name is the same in file and table. */
  readonly unique?: string
  /** The list has an order. New rows are added at the end. */
  readonly ordered?: true
  /** The file replaces the whole list: rows that are missing in it are deleted. */
  readonly whole?: true
}

const withSortedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSortedKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other))
  return Object.fromEntries(entries.map(([name, inner]) => [name, withSortedKeys(inner)]))
}
/** Objects and lists are compared and written as JSON with sorted keys, because jsonb changes the order of keys. */
const toColumnValue = (cell: Cell): string | number | boolean | null =>
  typeof cell === 'object' && cell !== null ? JSON.stringify(withSortedKeys(cell)) : cell
type Fields = Readonly<Record<string, Cell | undefined>>
const toColumn = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const rowOf = <Line extends Fields>(
  { line: { shape }, cells }: Pick<TableEntity<Line>, 'line' | 'cells'>,
  line: Line,
): Cells => ({
  ...Object.fromEntries(Object.keys(shape).map((field) => [toColumn(field), line[field] ?? null])),
  ...cells?.(line),
})
const keyIn = (key: readonly string[], cells: Cells) => key.map((name) => cells[name]).join('/')

/** An entity whose lines are rows of one table. Unchanged lines write nothing; new rows are inserted together. */
export const tableEntity = <Line extends Fields>({
  table,
  key,
  cells,
  changeFault,
  unique,
  ordered,
  whole,
  ...kind
}: TableEntity<Line>): Entity<Line> => ({
  ...kind,
  keyOf: (line) => keyIn(key, rowOf({ ...kind, cells }, line)),
  open: async (trx, now) => {
    const { rows } = await sql<Record<string, Cell>>`select * from ${sql.table(table)}`.execute(trx)
    const existing = new Map(rows.map((row) => [keyIn(key, row), row]))
    const loadedKeys = new Set<string>()
    const owners = new Map(unique === undefined ? [] : rows.map((row) => [row[unique], keyIn(key, row)]))
    let next = ordered ? Math.max(-1, ...rows.map(({ position }) => Number(position))) + 1 : 0
    let added: Cells[] = []

    const insertAdded = async () => {
      const [first] = added
      if (!first) return
      const columns = Object.keys(first)
      const values = added.map((row) => sql`(${sql.join(columns.map((column) => toColumnValue(row[column] ?? null)))})`)
      added = []
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values ${sql.join(values)}`.execute(trx)
    }
    const keyMatches = (row: Cells) =>
      sql.join(
        key.map((column) => sql`${sql.ref(column)} = ${toColumnValue(row[column] ?? null)}`),
        sql` and `,
      )
    const change = async (row: Cells) => {
      const changed = Object.entries(row).map(([column, cell]) => sql`${sql.ref(column)} = ${toColumnValue(cell)}`)
      await sql`update ${sql.table(table)} set ${sql.join(changed)} where ${keyMatches(row)}`.execute(trx)
    }
    return {
      write: async (line) => {
        const row = rowOf({ ...kind, cells }, line)
        const name = keyIn(key, row)
        loadedKeys.add(name)
        if (unique !== undefined) {
          const value = row[unique] ?? null
          const owner = owners.get(value) ?? name
          if (owner !== name) return { fault: `${unique}: ${String(value)} belongs to ${owner} already` }
          owners.set(value, name)
        }
        const before = existing.get(name)
        if (!before) {
          const after = ordered ? { ...row, position: next++ } : row
          added.push(after)
          if (added.length === 200) await insertAdded()
          return { before: null, after }
        }
        const changed = Object.keys(row).filter(
          (column) => toColumnValue(before[column] ?? null) !== toColumnValue(row[column] ?? null),
        )
        if (changed.length === 0) return 'same'
        const fault = await changeFault?.(trx, { before, line, now })
        if (fault !== undefined) return { fault }
        await change(row)
        const changedOf = (cells: Cells) => Object.fromEntries(changed.map((column) => [column, cells[column] ?? null]))
        return { before: changedOf(before), after: changedOf(row) }
      },
      end: async () => {
        await insertAdded()
        const deleted = whole ? [...existing].filter(([name]) => !loadedKeys.has(name)) : []
        for (const [, row] of deleted) await sql`delete from ${sql.table(table)} where ${keyMatches(row)}`.execute(trx)
        return new Map(deleted.map(([name, before]) => [name, { before, after: null }]))
      },
    }
  },
})
