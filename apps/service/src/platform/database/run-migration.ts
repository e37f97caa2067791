import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaChange } from '../migrations/migrations.ts'
import type { Database } from './schema.ts'

/** Maximum wait for a lock in milliseconds, because other calls queue behind the waiting statement. */
const lockTimeout = 400
/** Milliseconds between attempts, in which queued calls run. */
const retryDelay = 2_000
/** About ten minutes. Longer transactions, such as a dump, must end first. */
const maxAttempts = 250
const lockNotAvailable = '55P03'

/** Repeats work that did not get its lock in time. */
export const retryLocked = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if ((error as { readonly code?: string }).code !== lockNotAvailable || attempt === maxAttempts) throw error
      await wait(retryDelay)
    }
  }
}

/**
 * Drops unfinished indexes. An index build that was stopped leaves an invalid index, which slows down writes, and `if not
 * exists` would keep it.
 */
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
export const toMigration = ({ statements, outsideTransaction }: SchemaChange): Migration => ({
  up: async (db: Kysely<Database>) => {
    if (outsideTransaction) await dropUnfinishedIndexes(db)
    else await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
