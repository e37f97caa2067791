import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrations as ownMigrations, type SchemaChange } from '../migrations/migrations.ts'
import { StartFault } from '../start-fault.ts'
import type { Database } from './schema.gen.ts'

export type SchemaChanges = Readonly<Record<string, SchemaChange>>

/** Maximum wait for a lock in milliseconds, because other calls queue behind the waiting statement. */
const lockTimeout = 400
/** Milliseconds between attempts, in which queued calls run. */
const retryDelay = 2_000
/** About ten minutes. Longer transactions, such as a dump, must end first. */
const maxAttempts = 250
const lockNotAvailable = '55P03'

/** Repeats work that did not get its lock in time. */
const retryLocked = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if ((error as { readonly code?: string }).code !== lockNotAvailable || attempt === maxAttempts) throw error
      await wait(retryDelay)
    }
  }
}

/** Drops indexes whose build was stopped: they are invalid, slow down writes, and `if not exists` would keep them. */
const dropUnfinishedIndexes = async (db: Kysely<Database>): Promise<void> => {
  const { rows } = await sql<{ readonly name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where not i.indisvalid and c.relnamespace = 'public'::regnamespace`.execute(db)
  for (const { name } of rows) await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
}

/**
 * A schema change as a Kysely migration. In a transaction each statement waits only briefly for its lock. Outside of one an
 * index build blocks no call, and it waits until older transactions have ended.
 */
const toMigration = ({ statements, outsideTransaction }: SchemaChange): Migration => ({
  up: async (db: Kysely<Database>) => {
    if (outsideTransaction) await dropUnfinishedIndexes(db)
    else await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

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

export const isMigrated = async (db: Kysely<Database>): Promise<boolean> => {
  const executed = await executedIn(db)
  return Object.keys(ownMigrations).every((name) => executed.includes(name))
}
