import { sql } from 'kysely'
import { inOrder, type Reader, type Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { responseContext } from '../platform/idempotency-keys.ts'
import type { PlatformContext } from '../platform/platform-context.ts'

type Key = Readonly<Record<string, string | number>>

/** A table with encrypted columns, the key of a row and the encryption context of its values. */
interface EncryptedTable {
  readonly table: string
  readonly columns: readonly string[]
  /** Columns that begin an index: each batch begins where the previous one ended. */
  readonly key: readonly string[]
  readonly contextOf: (key: Key) => string
}

const byId =
  (...key: readonly string[]) =>
  (table: string, columns: readonly string[], contextOfId: (id: number) => string): EncryptedTable => ({
    ...{ table, columns, key },
    contextOf: ({ id }) => contextOfId(Number(id)),
  })
const ofOffice = byId('office_id', 'id')
const ofAll = byId('id')

/** All encrypted columns. A column that is missing here would become unreadable after a key rotation. */
export const encryptedTables: readonly EncryptedTable[] = [
  ofOffice('request', ['confirmation_number'], encryptionContext.request),
  ofOffice('request_person', ['applicant'], encryptionContext.person),
  ofOffice('request_family', ['member'], encryptionContext.family),
  ofOffice('request_event', ['reason'], encryptionContext.event),
  ofAll('account', ['member'], encryptionContext.account),
  ofAll('registration', ['member'], encryptionContext.registration),
  ofAll('phone_change_code', ['number'], encryptionContext.phoneChange),
  ofAll('phone_change', ['number'], encryptionContext.phoneChange),
  ofAll('feedback', ['note'], encryptionContext.feedback),
  ofOffice('outbox', ['recipient', 'params'], encryptionContext.message),
  {
    table: 'payment_event',
    columns: ['body'],
    key: ['office_id', 'order_id', 'event_id'],
    contextOf: ({ order_id, event_id }) => encryptionContext.payment(Number(order_id), String(event_id)),
  },
  {
    table: 'idempotency_key',
    columns: ['answer'],
    key: ['session_id', 'key'],
    contextOf: ({ session_id, key }) => responseContext({ sessionId: Number(session_id), key: String(key) }),
  },
]

type EncryptedRow = Readonly<Record<string, Buffer | string | number>>
/** The key of the last row of a batch. The next batch begins after it. */
type After = readonly unknown[] | undefined

const batchSize = 200

/** Reads a batch of rows in the order of their key, locked if they will be changed. */
const readBatch = async (
  reader: Reader,
  { table, columns, key }: EncryptedTable,
  after: After,
  lock: boolean,
): Promise<readonly EncryptedRow[]> => {
  const order = sql.join(key.map((name) => sql.ref(name)))
  const fields = sql.join([...key, ...columns].map((name) => sql.ref(name)))
  const { rows } = await sql<EncryptedRow>`
    select ${fields} from ${sql.table(table)}
    where ${after ? sql`(${order}) > (${sql.join(after)})` : sql`true`}
    order by ${order} limit ${batchSize} ${lock ? sql`for update` : sql``}`.execute(reader)
  return rows
}

export interface EncryptedValue {
  readonly column: string
  readonly context: string
  /** Empty if the column has no encrypted value. */
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
  { db }: Pick<PlatformContext, 'db'>,
  table: EncryptedTable,
  onValue: (found: EncryptedValue) => void,
): Promise<void> => {
  const rows = inOrder<EncryptedRow>((last) => readBatch(db, table, last && table.key.map((name) => last[name]), false))
  for await (const row of rows) for (const found of encryptedValuesIn(table, row)) onValue(found)
}

/** Changes encrypted values of a table, in batches of one transaction each. `change` returns undefined to keep a value. */
export const reEncrypt = async (
  { transact }: Pick<PlatformContext, 'transact'>,
  table: EncryptedTable,
  change: (found: EncryptedValue) => Buffer | undefined,
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
    if (!rows.last) return changed
    after = rows.last
  }
}

const transactBatch = (
  transact: PlatformContext['transact'],
  table: EncryptedTable,
  after: After,
  write: (trx: Trx, row: EncryptedRow) => Promise<number>,
): Promise<{ readonly changed: number; readonly last: After }> =>
  transact(async (trx) => {
    const rows = await readBatch(trx, table, after, true)
    let changed = 0
    for (const row of rows) changed += await write(trx, row)
    const last = rows.length < batchSize ? undefined : rows.at(-1)
    return { changed, last: last && table.key.map((name) => last[name]) }
  })
