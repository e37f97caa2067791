import { sql } from 'kysely'
import type { AppContext, Reader, Trx } from '../../app-context.ts'
import { type EncryptedTable, encryptedTables } from './encrypted-columns.ts'

type EncryptedRow = Readonly<Record<string, Buffer | string | number>>
/** The key of the last row of a batch. The next batch begins after it. */
type After = readonly [unknown, unknown] | undefined

const batchSize = 200

/** Reads a batch of rows in the order of their key, locked if they will be changed. */
const readBatch = async (
  reader: Reader,
  { table, columns, key }: EncryptedTable,
  after: After,
  lock: boolean,
): Promise<readonly EncryptedRow[]> => {
  const [one, other] = [sql.ref(key[0]), sql.ref(key[1])]
  const fields = sql.join([...new Set([...key, ...columns])].map((name) => sql.ref(name)))
  const { rows } = await sql<EncryptedRow>`
    select ${fields} from ${sql.table(table)}
    where ${after ? sql`(${one}, ${other}) > (${after[0]}, ${after[1]})` : sql`true`}
    order by ${one}, ${other} limit ${batchSize} ${lock ? sql`for update` : sql``}`.execute(reader)
  return rows
}

/** Counts rows and files, for a progress bar. */
export const countEncrypted = async ({ db }: Pick<AppContext, 'db'>): Promise<number> => {
  let total = 0
  for (const { table } of [...encryptedTables, { table: 'attachment' }]) {
    const { rows } = await sql<{ readonly n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(
      db,
    )
    total += rows[0]?.n ?? 0
  }
  return total
}

export interface EncryptedValue {
  readonly column: string
  readonly context: string
  /** Empty when nothing is encrypted there. */
  readonly value: Buffer
}

const encryptedValuesIn = (
  { table, columns, contextOf }: EncryptedTable,
  row: EncryptedRow,
): readonly EncryptedValue[] =>
  columns.map((column) => ({
    column: `${table}.${column}`,
    context: contextOf(row as Readonly<Record<string, string | number>>),
    value: Buffer.from(row[column] as Buffer),
  }))

/** Reads every encrypted value of a table, in batches. */
export const readEncrypted = async (
  { db }: Pick<AppContext, 'db'>,
  table: EncryptedTable,
  onValue: (found: EncryptedValue) => void,
  onProgress: (rows: number) => void,
): Promise<void> => {
  let after: After
  for (;;) {
    const rows = await readBatch(db, table, after, false)
    for (const row of rows) for (const found of encryptedValuesIn(table, row)) onValue(found)
    onProgress(rows.length)
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = [last[table.key[0]], last[table.key[1]]]
  }
}

/** Changes encrypted values of a table, in batches of one transaction each. `change` returns undefined to keep a value. */
export const reEncrypt = async (
  { transact }: Pick<AppContext, 'transact'>,
  table: EncryptedTable,
  change: (found: EncryptedValue) => Buffer | undefined,
  onProgress: (rows: number) => void,
): Promise<number> => {
  let after: After
  let changed = 0
  const write = async (trx: Trx, row: EncryptedRow) => {
    const values = encryptedValuesIn(table, row).map(change)
    const set = values.flatMap((value, at) => (value ? [sql`${sql.ref(table.columns[at] ?? '')} = ${value}`] : []))
    if (set.length === 0) return 0
    const found = table.key.map((name) => sql`${sql.ref(name)} = ${row[name]}`)
    await sql`update ${sql.table(table.table)} set ${sql.join(set)} where ${sql.join(found, sql` and `)}`.execute(trx)
    return 1
  }
  for (;;) {
    const rows = await transactBatch(transact, table, after, write)
    changed += rows.changed
    onProgress(rows.read)
    if (!rows.last) return changed
    after = rows.last
  }
}

const transactBatch = (
  transact: AppContext['transact'],
  table: EncryptedTable,
  after: After,
  write: (trx: Trx, row: EncryptedRow) => Promise<number>,
): Promise<{ readonly read: number; readonly changed: number; readonly last: After }> =>
  transact(async (trx) => {
    const rows = await readBatch(trx, table, after, true)
    let changed = 0
    for (const row of rows) changed += await write(trx, row)
    const last = rows.length < batchSize ? undefined : rows.at(-1)
    return { read: rows.length, changed, last: last && [last[table.key[0]], last[table.key[1]]] }
  })
