import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration as a list of statements. One statement a query: the embedded database takes no more. */
export const run = (statements: readonly string[]): Migration => ({
  up: async (db: Kysely<never>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
