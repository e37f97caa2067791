import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApiDocument } from '@invea/api/contract'
import { freePort } from '@invea/tooling/ports'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type Logger, pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createPasswords } from '../accounts/passwords.ts'
import { createApp } from '../app.ts'
import type { AppContext } from '../app-context.ts'
import { compose } from '../compose.ts'
import { loadSampleData } from '../operator/sample-data.ts'
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts'
import { readEnv } from '../read-env.ts'
import { aClock, type MovableClock } from './a-clock.ts'
import { type DatabaseKind, databases, noPostgres } from './databases.ts'

export interface TestService {
  readonly services: AppContext
  readonly app: FastifyInstance
  readonly clock: MovableClock
  readonly opened: OpenDatabase
  readonly url: string
  /** Stops the service. Throws if transactions deadlocked, or if openapi.json lacks the status of a response. */
  stop(): Promise<void>
}

/**
 * Turns off limits that most tests are not about: all visitors use one address, a released slot is free at once, and a slow
 * machine does not count as overload.
 */
const testSettings = {
  CALL_WAIT_MILLISECONDS: '60000',
  NODE_ENV: 'test',
  ADDRESS_RATE_FACTOR: '1000',
  UNCODED_SHARE_PERCENT: '100',
  SLOT_RETURN_MINUTES: '0',
}
/** Cheap hashes, because many tests sign members in. Another test checks the real cost. */
const cheapPasswords = { memoryCost: 64, timeCost: 1, parallelism: 1 }
type Settings = Readonly<Record<string, string>>

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>

/**
 * Number of deadlocks since the database was created; 0 if it cannot be reached. PostgreSQL ends one of the transactions after
 * a second, and the service repeats it.
 */
const countDeadlocks = async ({ kind, db }: OpenDatabase): Promise<number> => {
  if (kind === 'embedded') return 0
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::integer from pg_stat_database where datname = current_database()`
    .execute(db)
    .catch(() => ({ rows: [] }))
  return rows[0]?.deadlocks ?? 0
}

/** Statuses of any call: an unchanged or unreadable message, a client that disconnected, an error of the service. */
const commonStatuses: ReadonlySet<number> = new Set([200, 304, 400, 408, 413, 415, 500])

/** Collects the responses with a status that openapi.json does not name for their call. */
const collectUndescribed = (app: FastifyInstance): ReadonlySet<string> => {
  const { paths } = openApiDocument() as { readonly paths: Paths }
  const undescribed = new Set<string>()
  app.addHook('onResponse', (request, { statusCode }, next) => {
    const { declared } = request.routeOptions.config
    const described = declared && paths[declared.path]?.[declared.method.toLowerCase()]?.responses
    if (described && !(statusCode in described || commonStatuses.has(statusCode)))
      undescribed.add(`${declared.id} ${statusCode}`)
    next()
  })
  return undescribed
}

const serve = async (
  opened: OpenDatabase,
  { clock, settings, log }: { readonly clock: MovableClock; readonly settings: Settings; readonly log: Logger },
): Promise<TestService> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-test-'))
  const port = settings.SERVICE_PORT ?? String(await freePort())
  const address = { SERVICE_PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` }
  const env = readEnv({ ...testSettings, ...address, DATA_DIR: dataDir, ...settings })
  const services = { ...compose(env, opened, { log, clock }), passwords: createPasswords(cheapPasswords) }
  await loadSampleData(services)
  const app = await createApp(services)
  const undescribed = collectUndescribed(app)
  const url = await app.listen({ host: '127.0.0.1', port: env.port })
  const stop = async () => {
    await app.close()
    await services.background.finished()
    const deadlocks = await countDeadlocks(opened)
    services.mail?.close()
    await services.workers.close()
    await opened.close()
    rmSync(dataDir, { recursive: true, force: true })
    if (deadlocks > 0) throw new Error(`${deadlocks} transactions deadlocked: lock rows in the same order everywhere`)
    if (undescribed.size > 0) throw new Error(`openapi.json does not name: ${[...undescribed].join(', ')}`)
  }
  return { services, app, clock, url, opened, stop }
}

const silent = pino({ level: 'silent' })

/** The whole service on an empty database with sample master data, listening on a free port. Undefined without PostgreSQL. */
export const startService = async (
  kind: DatabaseKind,
  settings: Settings = {},
  log: Logger = silent,
): Promise<TestService | undefined> => {
  const opened = await databases[kind]()
  return opened && serve(opened, { clock: aClock(), settings, log })
}

/** Another instance on the same PostgreSQL, with the same clock and keys. */
export const joinService = async ({ clock, opened, services }: TestService): Promise<TestService> => {
  if (opened.url === undefined) throw new Error('a second instance needs PostgreSQL')
  const { keys } = services.env
  const settings = {
    DATA_KEY: keys.data.toString('base64'),
    INDEX_KEY: keys.index.toString('base64'),
    CAPTCHA_KEY: keys.captcha.toString('base64'),
    LINK_KEY: keys.link.toString('base64'),
    BARCODE_KEY: keys.barcode.toString('base64'),
  }
  return serve(await openDatabase({ databaseUrl: opened.url }, silent), { clock, settings, log: silent })
}

/** An object that reads each property of another one, which exists only later. */
export const lazily = <T extends object>(read: () => T): T =>
  new Proxy({} as T, {
    get: (_, key) => Reflect.get(read(), key),
    ownKeys: () => Reflect.ownKeys(read()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(read(), key),
  })

/** Starts something before the tests of a `describe` and stops it after them. Skips the tests without PostgreSQL. */
export const startedBefore = <T extends Pick<TestService, 'stop'>>(start: () => Promise<T | undefined>): T => {
  let started: T | undefined
  beforeAll(async () => {
    started = await start()
  })
  afterAll(() => started?.stop())
  beforeEach((context) => {
    if (!started) context.skip(noPostgres)
  })
  return lazily(() => {
    if (!started) throw new Error('started before the tests: use it inside a test')
    return started
  })
}

/** A service that is started before the tests of a `describe`. */
export const serviceOf = (...service: Parameters<typeof startService>): TestService =>
  startedBefore(() => startService(...service))

/** Three instances on one PostgreSQL, filled before the tests of a `describe`. */
export const threeInstances = (): readonly TestService[] => {
  const instances: TestService[] = []
  startedBefore(async () => {
    const first = await startService('postgres')
    if (!first) return undefined
    instances.push(first, await joinService(first), await joinService(first))
    const stop = async () => {
      for (const instance of instances.toReversed()) await instance.stop()
    }
    return { stop }
  })
  return instances
}

/** Deletes all appointments. Moves the clock so that cached calendars expire. */
export const clearAppointments = async ({ services: { db }, clock }: TestService): Promise<void> => {
  clock.forward({ seconds: 2 })
  await db.deleteFrom('appointment').execute()
  await db.deleteFrom('slot_counter').execute()
}
