import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { accounts } from '../migrations/accounts.ts'
import { appointments } from '../migrations/appointments.ts'
import { masterData } from '../migrations/master-data.ts'
import { records } from '../migrations/records.ts'
import { requests } from '../migrations/requests.ts'
import { sessions } from '../migrations/sessions.ts'
import { waitingLine } from '../migrations/waiting-line.ts'
import { StartFault } from '../start-fault.ts'
import type { Database } from './schema.ts'

/** A migration as a list of statements. One statement a query: the embedded database takes no more. */
const run = (statements: readonly string[]): Migration => ({
  up: async (db: Kysely<never>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

/** In this order, each once. Never edit a released migration; the next one corrects it. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-baseline': run([...masterData, ...sessions, ...accounts, ...requests, ...records, ...appointments]),
  // What a session, phone or mailbox holds and has not paid is looked up at every hold that needs a code. Paid and ended rows have no end.
  '0002-unpaid-by-session': run([
    'create index appointment_unpaid_by_session on appointment (session_id) where expires_at is not null',
  ]),
  // The call that caused a message, so that its delivery belongs to the same trace; null where nothing is traced.
  '0003-trace-of-message': run(['alter table outbox add column traceparent text']),
  '0004-waiting-line': run(waitingLine),
}

const migratorOf = (db: Kysely<Database>) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

const executedIn = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const { rows: tables } = await sql`select from pg_tables where tablename = 'kysely_migration'`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Brings the database to the newest shape; a failed step is rolled back and thrown. A later version's database stays as it
 * is, for migrations only add. Throws a StartFault for a database that other migrations made: its tables have another shape.
 */
export const migrate = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const executed = await executedIn(db)
  if (Object.keys(migrations).every((name) => executed.includes(name))) return []
  const unknown = executed.filter((name) => !(name in migrations))
  if (unknown.length > 0)
    throw new StartFault('database', [
      `the database was made by another version of the service (its migrations: ${unknown.join(', ')}): start that version, or give this one an empty database (embedded: move the folder database in DATA_DIR away)`,
    ])
  const { error, results } = await migratorOf(db).migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** True when nothing is left to migrate. */
export const isMigrated = async (db: Kysely<Database>): Promise<boolean> =>
  (await migratorOf(db).getMigrations()).every((migration) => migration.executedAt !== undefined)
