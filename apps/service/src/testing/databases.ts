import { sql } from 'kysely'
import { pino } from 'pino'
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { letServiceDateAuditLog, openEmbeddedDatabase } from './embedded-database.ts'
import { startPostgres } from './postgres.ts'

const silent = pino({ level: 'silent' })

export type DatabaseKind = 'embedded' | 'postgres'
export const databaseKinds: readonly DatabaseKind[] = ['embedded', 'postgres']
/** What a test says when it cannot run on PostgreSQL. */
export const noPostgres = 'no PostgreSQL on this machine: set TEST_DATABASE_URL or install postgresql'

/** A migrated, empty database of each kind. Undefined: no PostgreSQL on this machine. */
export const databases: Readonly<Record<DatabaseKind, () => Promise<OpenDatabase | undefined>>> = {
  embedded: () => openEmbeddedDatabase(),
  postgres: async () => {
    const server = await startPostgres()
    if (!server) return undefined
    const opened = await openDatabase({ databaseUrl: server.url }, silent)
    await migrate(opened.db)
    await letServiceDateAuditLog((statement) => sql.raw(statement).execute(opened.db))
    const close = async () => {
      await opened.close()
      await server.stop()
    }
    return { ...opened, close }
  },
}
