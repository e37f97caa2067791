import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { migrate } from '../store/migrate.ts'
import { startPostgres } from './postgres.ts'

const silent = pino({ level: 'silent' })

export type DatabaseKind = 'embedded' | 'postgres'
export const databaseKinds: readonly DatabaseKind[] = ['embedded', 'postgres']
/** What a test says when it cannot run on PostgreSQL. */
export const noPostgres = 'no PostgreSQL on this machine: set TEST_DATABASE_URL or install postgresql'

/** A migrated, empty database of each kind. Undefined: no PostgreSQL on this machine. */
export const databases: Readonly<Record<DatabaseKind, () => Promise<OpenDatabase | undefined>>> = {
  embedded: async () => {
    const file = process.env.TEST_EMBEDDED_TEMPLATE
    const opened = await openDatabase(file ? { template: new Blob([readFileSync(file)]) } : {}, silent)
    await migrate(opened.db)
    return opened
  },
  postgres: async () => {
    const server = await startPostgres()
    if (!server) return undefined
    const opened = await openDatabase({ databaseUrl: server.url }, silent)
    await migrate(opened.db)
    const close = async () => {
      await opened.close()
      await server.stop()
    }
    return { ...opened, close }
  },
}
