import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import { compose } from '../compose.ts'
import { readEnv } from '../env.ts'
import { loadSampleData } from '../operator/load-sample-data.ts'
import type { Services } from '../services.ts'
import { aClock, type MovableClock } from './a-clock.ts'
import { type DatabaseKind, databases } from './databases.ts'

export interface TestService {
  readonly services: Services
  readonly app: FastifyInstance
  readonly clock: MovableClock
  /** Where it listens. */
  readonly url: string
  stop(): Promise<void>
}

/** The whole service on an empty database with sample master data, listening on a free port. Undefined: no PostgreSQL here. */
export const startService = async (
  kind: DatabaseKind,
  settings: Readonly<Record<string, string>> = {},
  log = pino({ level: 'silent' }),
): Promise<TestService | undefined> => {
  const opened = await databases[kind]()
  if (!opened) return undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'service-test-'))
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, ADDRESS_RATE_FACTOR: '1000', ...settings })
  const clock = aClock()
  const services = compose(env, opened, { log, clock })
  await loadSampleData(services)
  const app = await createApp(services)
  // A provider that is to call back must be told the port before it is open.
  const port = 'SERVICE_PORT' in settings ? env.port : 0
  const url = await app.listen({ host: '127.0.0.1', port })
  const stop = async () => {
    await app.close()
    services.mail?.close()
    await opened.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { services, app, clock, url, stop }
}
