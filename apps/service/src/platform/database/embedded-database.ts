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
 * The embedded database lets two processes open one folder and then silently loses rows of one, so the folder gets
 * a lock of ours, beside it. A living holder is never robbed; a lock left by a dead process is taken over.
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

/** Bytes that must stay free beside the embedded database. */
const leastFree = 64 * 1024 * 1024
/** So much time cannot write what is kept free. */
const checkInterval = 250

/** The error code of PostgreSQL: callers return 503 and may try again. */
class DiskFull extends Error {
  readonly code = '53100'
}

const writing = /^\s*(insert|update|delete|with|select \* from hold_batch)\b/i
const writes = (node: RootOperationNode): boolean =>
  ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(node.kind) ||
  (node.kind === 'RawNode' && writing.test(node.sqlFragments[0] ?? ''))

/**
 * The embedded database spins for ever on a full disk and takes every call with it, so statements that write are
 * refused while there is still space; calls that only read go on.
 */
export const keepFreeSpace = (folder: string, log: Pick<Logger, 'warn'>, least = leastFree): KyselyPlugin => {
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

interface Patience {
  /** Between two looks. */
  readonly everyMilliseconds: number
  /** Missed pulses in a row that end the process; a machine that slept has missed one. */
  readonly looks: number
}

const patience: Patience = { everyMilliseconds: 5_000, looks: 12 }

/**
 * The embedded database works in the service's own thread. When it hangs, everything hangs, timers included. A second
 * thread watches the pulse of the first and ends the process as a power cut would, and the supervisor of the service
 * starts it again. Returns the function that ends the watch.
 */
export const watchPulse = ({ everyMilliseconds, looks } = patience): (() => Promise<unknown>) => {
  const shared = new SharedArrayBuffer(4)
  const pulse = new Int32Array(shared)
  const beating = setInterval(() => Atomics.add(pulse, 0, 1), everyMilliseconds / 5)
  beating.unref()
  const worker = new Worker(new URL('./watchdog-look.ts', import.meta.url), {
    workerData: { pulse: shared, everyMilliseconds, looks },
    execArgv: [],
  })
  worker.unref()
  return () => {
    clearInterval(beating)
    return worker.terminate()
  }
}
