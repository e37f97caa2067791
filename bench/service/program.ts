import { openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@invea/tooling/ports'
import { endProcess, lastLines, startService as startProcess } from '@invea/tooling/programs'

/** Kernel ticks a second: the same on every Linux that Node supports. */
const ticks = 100

const statOf = (pid: number | string): readonly string[] => {
  try {
    // The process name is in brackets and can contain any character; later fields cannot.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
const sum = (fields: readonly string[], from: number, to: number) =>
  fields.slice(from, to).reduce((total, field) => total + Number(field), 0) / ticks

/** CPU seconds that a process has used. */
const cpuOf = (pid: number): number => sum(statOf(pid), 11, 13)

/** CPU seconds of a process and all its children, including those that have ended. */
export const cpuOfFamily = (parent: number): number => {
  const living = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && statOf(entry)[1] === String(parent))
  return sum(statOf(parent), 11, 15) + living.reduce((total, pid) => total + cpuOf(Number(pid)), 0)
}

/** Starts the service in a separate process, like `npm start`. Writes its log to a file, as in production. */
export const startService = async (
  settings: Readonly<Record<string, string>> & { DATA_DIR: string; SERVICE_PORT?: string },
) => {
  const port = settings.SERVICE_PORT ? Number(settings.SERVICE_PORT) : await freePort()
  const startedAt = performance.now()
  const logFile = join(settings.DATA_DIR, 'service.log')
  const { child, ready } = startProcess({
    port,
    settings: { TRUSTED_PROXIES: '127.0.0.1', ...settings },
    flags: process.env.BENCH_NODE_FLAGS?.split(' ') ?? [],
    log: openSync(logFile, 'a'),
    cwd: settings.DATA_DIR,
    milliseconds: 600_000,
  })
  if (!(await ready)) throw new Error(`the service did not start: ${lastLines(logFile)}`)
  return {
    port,
    pid: child.pid ?? 0,
    /** Milliseconds from the start of the process to its first response. */
    startedIn: performance.now() - startedAt,
    /** CPU seconds used so far. */
    cpu: () => cpuOf(child.pid ?? 0),
    stop: () => endProcess(child),
  }
}

export type Running = Awaited<ReturnType<typeof startService>>
