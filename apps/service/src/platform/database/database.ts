import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { publicKeyFile } from '../encryption/encryption.ts'
import { StartFault } from '../start-fault.ts'
import { traceStatement } from '../tracing.ts'
import { createDatabaseFolder } from './database-template.ts'
import { keepFreeSpace, lockDatabase, watchPulse } from './embedded-database.ts'
import { createPglite, oid } from './pglite.ts'
import type { Database } from './schema.gen.ts'

export interface OpenDatabase {
  readonly db: Kysely<Database>
  readonly kind: 'embedded' | 'postgres'
  /** Address of the server. Absent for the embedded database. */
  readonly url?: string
  /** Use of the connection pool. Absent for the embedded database. */
  readonly connections?: () => { readonly used: number; readonly max: number; readonly waiting: number }
  close(): Promise<void>
}

pg.types.setTypeParser(oid.int8, Number)
pg.types.setTypeParser(oid.date, (text) => text)

const statementLog = (traces: object | undefined) => (traces ? { log: traceStatement } : {})

const openPostgres = (
  url: string,
  { connections, traces }: { readonly connections: number; readonly traces: object | undefined },
  log: Logger,
): OpenDatabase => {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 })
  const onError = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost')
  pool.on('error', onError)
  // A checked-out client emits 'error' itself, and an unhandled 'error' ends the process.
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...statementLog(traces) })
  const use = () => ({ used: pool.totalCount - pool.idleCount, max: connections, waiting: pool.waitingCount })
  return { db, url, kind: 'postgres', connections: use, close: () => db.destroy() }
}

const createIfNew = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return
  try {
    await createDatabaseFolder(folder)
  } catch (error) {
    throw new StartFault('dataFolder', [`no database can be created in ${folder}: ${(error as Error).message}`])
  }
}

/** Whether a used database has no version file, so that PGlite would overwrite it. One of a killed first start was not used. */
const hasLostVersion = (dataDir: string): boolean => {
  const has = (...path: readonly string[]) => existsSync(join(dataDir, ...path))
  return has(publicKeyFile) && has('database', 'global', 'pg_control') && !has('database', 'PG_VERSION')
}

const openEmbedded = async (
  dataDir: string | undefined,
  traces: object | undefined,
  log: Logger,
): Promise<OpenDatabase> => {
  const unlock = dataDir === undefined ? () => undefined : lockDatabase(join(dataDir, 'database.lock'))
  try {
    if (dataDir !== undefined && hasLostVersion(dataDir)) throw new Error('it has no PG_VERSION')
    if (dataDir !== undefined) await createIfNew(join(dataDir, 'database'))
    const pglite = await createPglite(dataDir === undefined ? {} : { folder: join(dataDir, 'database') })
    const plugins = dataDir === undefined ? [] : [keepFreeSpace(dataDir, log)]
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), plugins, ...statementLog(traces) })
    if (dataDir !== undefined)
      log.warn(
        'the embedded database syncs nothing: a power cut can lose acknowledged changes; set DATABASE_URL to a PostgreSQL server to avoid this',
      )
    // No watchdog for a database in memory, because a test may be paused.
    const endWatch = dataDir === undefined ? () => undefined : watchPulse()
    const close = async () => {
      await endWatch()
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      unlock()
    }
    return { db, kind: 'embedded', close }
  } catch (error) {
    unlock()
    // PGlite throws only an exit code or its own stack. The operator needs the folder and the remedy.
    if (error instanceof StartFault || dataDir === undefined) throw error
    throw new StartFault('dataFolder', [
      `the database in ${join(dataDir, 'database')} cannot be opened and may be damaged: restore a copy of DATA_DIR, or move that folder away to start with an empty database (${String((error as Error).message ?? error).split('\n')[0]})`,
    ])
  }
}

/** Opens PostgreSQL if there is an address, otherwise the embedded database in the data folder, or in memory without a folder. */
export const openDatabase = async (
  options: {
    readonly databaseUrl?: string | undefined
    readonly databaseConnections?: number
    readonly dataDir?: string | undefined
    /** If set, statements are traced. */
    readonly traces?: object | undefined
  },
  log: Logger,
): Promise<OpenDatabase> => {
  const opened = options.databaseUrl
    ? openPostgres(options.databaseUrl, { connections: options.databaseConnections ?? 12, traces: options.traces }, log)
    : await openEmbedded(options.dataDir, options.traces, log)
  try {
    await sql`select 1`.execute(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    throw new StartFault('database', [`the database cannot be reached: ${(error as Error).message || 'no response'}`])
  }
}
