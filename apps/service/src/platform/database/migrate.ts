import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations as ownMigrations, type SchemaChange } from '../migrations/migrations.ts'
import { StartFault } from '../start-fault.ts'
import { retryLocked, toMigration } from './run-migration.ts'
import type { Database } from './schema.ts'

export type SchemaChanges = Readonly<Record<string, SchemaChange>>

const migratorOf = (db: Kysely<Database>, changes: SchemaChanges) =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, toMigration(change)])),
    },
  })

const executedIn = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const { rows: tables } = await sql`select from pg_tables where tablename = 'kysely_migration'`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const pauseForLock = 200

/**
 * Allows one service at a time. Polls for the lock, because a waiting statement would be an open transaction, and `create index
 * concurrently` of the other service would wait for it.
 */
const withMigrationLock = async <T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> => {
  const tryLock = () =>
    sql<{
      readonly locked: boolean
    }>`select pg_try_advisory_lock(hashtext('migrations of the service')) as locked`.execute(db)
  while (!(await tryLock()).rows[0]?.locked) await wait(pauseForLock)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(hashtext('migrations of the service'))`.execute(db)
  }
}

/**
 * Runs the missing migrations in order. A failed one is rolled back and thrown. The database of a later version stays
 * unchanged, because migrations only add. Throws a StartFault if other migrations created the database.
 */
export const migrate = async (
  db: Kysely<Database>,
  changes: SchemaChanges = ownMigrations,
): Promise<readonly string[]> => {
  const names = Object.keys(changes)
  const isDone = (executed: readonly string[]) => names.every((name) => executed.includes(name))
  const before = await executedIn(db)
  if (isDone(before)) return []
  const unknown = before.filter((name) => !(name in changes))
  if (unknown.length > 0)
    throw new StartFault('database', [
      `the database was made by another version of the service (its migrations: ${unknown.join(', ')}): start that version, or give this one an empty database (embedded: move the folder database in DATA_DIR away)`,
    ])
  return await db.connection().execute((connection) =>
    withMigrationLock(connection, async () => {
      const executed = await executedIn(connection)
      if (isDone(executed)) return []
      const migrator = migratorOf(connection, changes)
      const missing = names.filter((name) => !executed.includes(name))
      for (const name of missing) {
        await retryLocked(async () => {
          const disableTransactions = changes[name]?.outsideTransaction === true
          const { error } = await migrator.migrateTo(name, { disableTransactions })
          if (error) throw error
        })
      }
      return missing
    }),
  )
}

/** Whether all migrations have run. */
export const isMigrated = async (db: Kysely<Database>): Promise<boolean> => {
  const executed = await executedIn(db)
  return Object.keys(ownMigrations).every((name) => executed.includes(name))
}
