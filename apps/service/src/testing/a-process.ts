import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@invea/tooling/ports'
import { endProcess } from '@invea/tooling/programs'
import { childClock } from '@invea/tooling/test-clock'
import { afterEach } from 'vitest'
import { type DatabaseKind, startPostgres } from './databases.ts'

interface ServiceProcess {
  readonly url: string
  readonly process: ChildProcess
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>
}

/** Starts the service without waiting until it is ready. */
export const spawnService = (settings: Readonly<Record<string, string>>): ChildProcess => {
  const { PATH = '', HOME = '', TEST_COMPILE_CACHE: NODE_COMPILE_CACHE = '' } = process.env
  const env = {
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    ...childClock(),
    SERVICE_PORT: '0',
    ADDRESS_RATE_FACTOR: '1000',
    CALL_WAIT_MILLISECONDS: '60000',
    UNCODED_SHARE_PERCENT: '100',
    SLOT_RETURN_MINUTES: '0',
    ...settings,
  }
  return spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { env })
}

/** Starts the service as its own process and waits until it is ready. */
export const startProcess = async (settings: Readonly<Record<string, string>>): Promise<ServiceProcess> => {
  const port = await freePort()
  const child = spawnService({ SERVICE_PORT: String(port), ...settings })
  await new Promise<void>((ready, failed) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('service is up')) ready()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => failed(new Error(`ended with ${code}: ${output}`)))
  })
  return { url: `http://127.0.0.1:${port}`, process: child, kill: () => endProcess(child, 'SIGKILL') }
}

const cleanups: (() => Promise<unknown> | unknown)[] = []

/** Adds a function to run after the test. The last one runs first. */
export const addCleanup = (cleanup: () => Promise<unknown> | unknown): void => void cleanups.push(cleanup)

/** Runs the functions of `addCleanup` after each test. Call it once in a test file. */
export const cleanUpAfterEach = (): void => {
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
  })
}

/** Settings for a service process with its own folder and database. Undefined without PostgreSQL. */
export const processSettings = async (kind: DatabaseKind): Promise<Readonly<Record<string, string>> | undefined> => {
  const folder = mkdtempSync(join(tmpdir(), 'service-process-'))
  addCleanup(() => rmSync(folder, { recursive: true, force: true }))
  const common = { NODE_ENV: 'development', DATA_DIR: folder, LOG_LEVEL: 'info' }
  const { TEST_EMBEDDED_FOLDER } = process.env
  if (kind === 'embedded') {
    if (TEST_EMBEDDED_FOLDER) cpSync(TEST_EMBEDDED_FOLDER, join(folder, 'database'), { recursive: true })
    return common
  }
  const server = await startPostgres()
  if (!server) return undefined
  addCleanup(server.stop)
  return { ...common, DATABASE_URL: server.url }
}
