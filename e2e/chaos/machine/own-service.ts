import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, readFileSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@invea/tooling/ports'
import { endProcess, openLimits } from '@invea/tooling/programs'
import { childClock } from '@invea/tooling/test-clock'

const main = join(import.meta.dirname, '../../../apps/service/src/main.ts')

/** Includes restarts while the database is down. */
const startMilliseconds = 180_000

const lastLines = (file: string): string => readFileSync(file, 'utf8').split('\n').slice(-20).join('\n')

const isReady = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  return response?.status === 200
}

/**
 * One real process of the service. Its port stays the same across restarts. `preloaded` lists modules to load before the service, such as
 * planted bugs.
 */
export const makeService = async (options: {
  readonly databaseUrl: string
  readonly folder: string
  readonly name: string
  readonly preloaded: readonly string[]
  /** Overrides the settings of the harness; an empty value selects the service's default. */
  readonly settings?: Readonly<Record<string, string>>
}) => {
  const port = await freePort()
  const logFile = join(options.folder, `${options.name}.log`)
  const log: WriteStream = createWriteStream(logFile)
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    ...childClock(),
    NODE_ENV: 'development',
    NODE_COMPILE_CACHE: join(options.folder, 'compiled'),
    SERVICE_PORT: String(port),
    DATABASE_URL: options.databaseUrl,
    DATA_DIR: join(options.folder, 'data'),
    ...openLimits,
    LOG_LEVEL: 'error',
    ...options.settings,
  }
  let child: ChildProcess | undefined
  let up = false
  process.once('exit', () => child?.kill('SIGKILL'))
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const running = child
    up = false
    child = undefined
    if (running) await endProcess(running, signal)
  }
  const start = async () => {
    const deadline = Date.now() + startMilliseconds
    for (;;) {
      const running = spawn(process.execPath, [...options.preloaded.flatMap((file) => ['--import', file]), main], {
        env,
      })
      running.stdout.pipe(log, { end: false })
      running.stderr.pipe(log, { end: false })
      let exited = false
      running.once('exit', () => {
        exited = true
        if (child === running) up = false
      })
      child = running
      while (!exited && !(await isReady(`http://127.0.0.1:${port}/readyz`))) await wait(50)
      up = !exited
      if (up) return
      // The database may be shutting down. A supervisor would also restart the service.
      if (Date.now() > deadline) throw new Error(`the service does not start\n${lastLines(logFile)}`)
      await wait(200)
    }
  }
  // SIGKILL ends the process like a power cut.
  return { port, isUp: () => up, start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
export type OwnService = Awaited<ReturnType<typeof makeService>>
