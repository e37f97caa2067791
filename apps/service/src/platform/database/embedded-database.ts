import { closeSync, openSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Logger } from 'pino'
import { StartFault } from '../start-fault.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const claim = (file: string): boolean => {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Locks the folder of the embedded database with a file beside it, because two processes in one folder would silently lose
 * rows. A lock of a running process is respected; a lock of a dead process is replaced.
 */
export const lockDatabase = (file: string): (() => void) => {
  const release = () => rmSync(file, { force: true })
  if (claim(file)) return release
  const holder = Number(readFileSync(file, 'utf8'))
  if (holder !== process.pid && Number.isInteger(holder) && holder > 0 && isAlive(holder)) {
    throw new StartFault('database', [
      `the embedded database is in use by process ${holder} (lock ${file}); stop it or set another DATA_DIR`,
    ])
  }
  release()
  if (claim(file)) return release
  throw new StartFault('database', [`the embedded database was locked by another process just now (lock ${file})`])
}

/** Bytes that must stay free on the disk of the embedded database. */
const minFreeBytes = 64 * 1024 * 1024
/** Milliseconds between checks. In this time less than the reserve is written. */
const checkInterval = 250

/** The error code of PostgreSQL: the response is 503. */
class DiskFull extends Error {
  readonly code = '53100'
}

const writing = /^\s*(insert|update|delete|with|select \* from hold_batch)\b/i
const writes = (node: RootOperationNode): boolean =>
  ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(node.kind) ||
  (node.kind === 'RawNode' && writing.test(node.sqlFragments[0] ?? ''))

/** Refuses writing statements while the disk is nearly full: the embedded database would loop forever and block every call. */
export const keepFreeSpace = (folder: string, log: Pick<Logger, 'warn'>, least = minFreeBytes): KyselyPlugin => {
  let checkedAt = Number.NEGATIVE_INFINITY
  let short = false
  const isShort = (): boolean => {
    const now = performance.now()
    if (now - checkedAt < checkInterval) return short
    checkedAt = now
    const { bavail, bsize } = statfsSync(folder)
    const was = short
    short = bavail * bsize < least
    if (short && !was) log.warn({ freeBytes: bavail * bsize, least }, 'the disk is nearly full: nothing is written')
    return short
  }
  return {
    transformQuery: ({ node }) => {
      if (writes(node) && isShort()) throw new DiskFull('the disk is nearly full')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

interface WatchdogTiming {
  /** Time between two checks. */
  readonly everyMilliseconds: number
  /** Number of missed pulses in a row after which the process ends. A machine that slept misses only one. */
  readonly maxMissed: number
}

const defaultTiming: WatchdogTiming = { everyMilliseconds: 5_000, maxMissed: 12 }

/**
 * The embedded database runs in the service's main thread, so when it hangs, the timers hang too. A second thread checks the
 * pulse of the main thread and kills the process if it stops; the supervisor restarts the service. Returns the function that
 * ends the watch.
 */
export const watchPulse = ({ everyMilliseconds, maxMissed } = defaultTiming): (() => Promise<unknown>) => {
  const shared = new SharedArrayBuffer(4)
  const pulse = new Int32Array(shared)
  const beating = setInterval(() => Atomics.add(pulse, 0, 1), everyMilliseconds / 5)
  beating.unref()
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: { pulse: shared, everyMilliseconds, maxMissed },
    execArgv: [],
  })
  worker.unref()
  return () => {
    clearInterval(beating)
    return worker.terminate()
  }
}
