import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { pino } from 'pino'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { migrate } from '../store/migrate.ts'
import { startPostgres } from './postgres.ts'

const silent = pino({ level: 'silent' })

export type DatabaseKind = 'embedded' | 'postgres'
export const databaseKinds: readonly DatabaseKind[] = ['embedded', 'postgres']
/** What a test says when it cannot run on PostgreSQL. */
export const noPostgres = 'no PostgreSQL on this machine: set TEST_DATABASE_URL or install postgresql'

/** A migrated embedded database to start from; undefined where none was made. */
export const embeddedTemplate = (): Blob | undefined => {
  const file = process.env.TEST_EMBEDDED_TEMPLATE
  return file ? new Blob([readFileSync(file)]) : undefined
}

/** Tests have a clock of their own: here the service dates the audit log, as its tests expect. */
const withOwnClock = async ({ db }: OpenDatabase) => {
  await migrate(db)
  await sql`drop trigger audit_log_dated on audit_log`.execute(db)
  await sql`drop trigger audit_seal_dated on audit_seal`.execute(db)
}

/** A migrated, empty database of each kind. Undefined: no PostgreSQL on this machine. */
export const databases: Readonly<Record<DatabaseKind, () => Promise<OpenDatabase | undefined>>> = {
  embedded: async () => {
    const template = embeddedTemplate()
    const opened = await openDatabase(template ? { template } : {}, silent)
    await withOwnClock(opened)
    return opened
  },
  postgres: async () => {
    const server = await startPostgres()
    if (!server) return undefined
    const opened = await openDatabase({ databaseUrl: server.url }, silent)
    await withOwnClock(opened)
    const close = async () => {
      await opened.close()
      await server.stop()
    }
    return { ...opened, close }
  },
}
