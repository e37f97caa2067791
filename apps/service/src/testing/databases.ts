import { readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { findOrStartPostgres } from '@invea/tooling/postgres-cluster'
import { Kysely, PGliteDialect, sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createPglite } from '../platform/database/pglite.ts'
import type { Database } from '../platform/database/schema.gen.ts'

/** Dump of a migrated embedded database. Undefined if the global setup created none. */
const template = (): Blob | undefined => {
  const file = process.env.TEST_EMBEDDED_TEMPLATE
  return file ? new Blob([readFileSync(file)]) : undefined
}

/** A database that stays open when the Kysely on top of it is destroyed. */
const kyselyOn = (pglite: PGlite, log?: (query: string) => void) =>
  new Kysely<Database>({
    dialect: new PGliteDialect({
      pglite: {
        closed: false,
        ready: true,
        waitReady: pglite.waitReady,
        query: (...args) => pglite.query(...args),
        transaction: (run) => pglite.transaction(run),
        close: async () => undefined,
      },
    }),
    ...(log && { log: ({ query }) => log(query.sql) }),
  })

/** Digest of triggers, functions, columns and constraints. It shows whether a test changed the schema. */
const schemaDigest = async (pglite: PGlite): Promise<string | undefined> => {
  const { rows } = await pglite.query<{ digest: string }>(`
    select md5(string_agg(part, ';' order by part)) as digest from (
      select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) as part from pg_trigger
      union all select proname || prosrc from pg_proc where pronamespace = 'public'::regnamespace
      union all select concat_ws(' ', attrelid::regclass, attname, atttypid::regtype, attnotnull)
        from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
      union all select conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    ) parts`)
  return rows[0]?.digest
}

/** Removes all rows except the list of migrations, and the settings of the session. */
const removeRows = async (pglite: PGlite): Promise<void> => {
  const { rows: tables } = await pglite.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  )
  const counted = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from "${name}")`)
  const { rows: filled } = await pglite.query<{ name: string }>(counted.join(' union all '))
  // Triggers refuse to empty the audit log. They do not fire for a replica.
  await pglite.exec('reset all; unlisten *; set session_replication_role = replica')
  if (filled.length > 0) await pglite.exec(`truncate ${filled.map(({ name }) => `"${name}"`).join(', ')} cascade`)
  await pglite.exec('reset session_replication_role')
}

/** Tests move their own clock, so the service sets the dates of the audit log instead of the triggers. */
const dropAuditDateTriggers = async (execute: (statement: string) => Promise<unknown>): Promise<void> => {
  await execute('drop trigger audit_log_dated on audit_log')
  await execute('drop trigger audit_seal_dated on audit_seal')
}

interface EmbeddedDatabase {
  readonly pglite: PGlite
  readonly digest: string | undefined
}

/** Databases of this worker that no test uses now. Removing their rows is much faster than creating another. */
const unused: EmbeddedDatabase[] = []

const create = async (): Promise<EmbeddedDatabase> => {
  const pglite = await createPglite({ template: template() })
  const db = kyselyOn(pglite)
  await migrate(db)
  await db.destroy()
  await dropAuditDateTriggers((statement) => pglite.exec(statement))
  return { pglite, digest: await schemaDigest(pglite) }
}

/** A migrated, empty embedded database in memory. `log` receives every statement. */
export const openEmbeddedDatabase = async (log?: (query: string) => void): Promise<OpenDatabase> => {
  const database = unused.pop() ?? (await create())
  const { pglite, digest } = database
  const db = kyselyOn(pglite, log)
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await db.destroy()
    await removeRows(pglite)
    if ((await schemaDigest(pglite)) === digest) unused.push(database)
    else await pglite.close()
  }
  return { db, kind: 'embedded', close }
}

/** A real server for tests. `url` is that of an empty database for this caller. */
interface TestPostgres {
  readonly url: string
  stop(): Promise<void>
}

/** Creates a database on a server, as a copy of `template` if given. */
export const createDatabase = async (serverUrl: string, name: string, template?: string) => {
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.toString(), drop: () => run(`drop database if exists ${name} with (force)`) }
}

/** The server of TEST_DATABASE_URL, or a new one. Undefined if PostgreSQL is not installed. */
export const startServerForTests = async (): Promise<TestPostgres | undefined> => {
  const server = await findOrStartPostgres()
  return 'missing' in server ? undefined : server
}

/**
 * A new database on a real server, copied from TEST_DATABASE_TEMPLATE if it is set. Undefined without a server; tests are then
 * skipped.
 */
export const startPostgres = async (): Promise<TestPostgres | undefined> => {
  const server = await startServerForTests()
  if (!server) return undefined
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const { url, drop } = await createDatabase(server.url, name, process.env.TEST_DATABASE_TEMPLATE)
  const stop = async () => {
    await drop()
    await server.stop()
  }
  return { url, stop }
}

const silent = pino({ level: 'silent' })

export type DatabaseKind = 'embedded' | 'postgres'
export const databaseKinds: readonly DatabaseKind[] = ['embedded', 'postgres']
/** The reason for skipped tests without PostgreSQL. */
export const noPostgres = 'no PostgreSQL on this machine: set TEST_DATABASE_URL or install postgresql'

/** Opens a migrated, empty database of each kind. Undefined without PostgreSQL. */
export const databases: Readonly<Record<DatabaseKind, () => Promise<OpenDatabase | undefined>>> = {
  embedded: () => openEmbeddedDatabase(),
  postgres: async () => {
    const server = await startPostgres()
    if (!server) return undefined
    const opened = await openDatabase({ databaseUrl: server.url }, silent)
    await migrate(opened.db)
    await dropAuditDateTriggers((statement) => sql.raw(statement).execute(opened.db))
    const close = async () => {
      await opened.close()
      await server.stop()
    }
    return { ...opened, close }
  },
}

/** Number of transactions of a PostgreSQL database that wait for a lock. */
export const waitingForLocks = async ({ db }: Pick<OpenDatabase, 'db'>): Promise<number> => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
