import type { ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@invea/tooling/ports'
import { endProcess, lastLines, startService } from '@invea/tooling/programs'
import { childClock } from '@invea/tooling/test-clock'

/** Includes restarts while the database is down. */
const startMilliseconds = 180_000

/** One real process of the service, always on one port. `preloaded`: modules loaded first, such as planted bugs. */
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
  const log = openSync(logFile, 'w')
  const settings = {
    ...childClock(),
    NODE_COMPILE_CACHE: join(options.folder, 'compiled'),
    DATABASE_URL: options.databaseUrl,
    DATA_DIR: join(options.folder, 'data'),
    LOG_LEVEL: 'error',
    ...options.settings,
  }
  const flags = options.preloaded.flatMap((file) => ['--import', file])
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
      const started = startService({ port, settings, flags, log, milliseconds: startMilliseconds })
      child = started.child
      started.child.once('exit', () => {
        if (child === started.child) up = false
      })
      up = (await started.ready) && started.child.exitCode === null && started.child.signalCode === null
      if (up) return
      await endProcess(started.child, 'SIGKILL')
      // The database may be shutting down. A supervisor would also restart the service.
      if (Date.now() > deadline) throw new Error(`the service does not start\n${lastLines(logFile)}`)
      await wait(200)
    }
  }
  // SIGKILL ends the process like a power cut.
  return { port, isUp: () => up, start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
export type ServiceProcess = Awaited<ReturnType<typeof makeService>>
