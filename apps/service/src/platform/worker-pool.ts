import type { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { createFairQueue } from './fair-queue.ts'

/** The functions that the worker's file exports, by name. */
type AnyTasks = Readonly<Record<string, (input: never) => Promise<unknown>>>

interface Limits {
  /** Time of the processor in milliseconds, more than any valid input needs. A task that takes more is ended with its thread. */
  readonly processor: number
  /** Time limit in milliseconds, for a task that waits and for a machine that is busy with other work. */
  readonly whole: number
  /** Maximum number of waiting tasks of one kind, of all owners and of one. */
  readonly waiting: number
  readonly waitingOfOwner: number
}
const defaultLimits: Limits = { processor: 5_000, whole: 15_000, waiting: 50, waitingOfOwner: 5 }

/** Why a task returned no value: it failed, took too long, or the queue was full. */
export class WorkerPoolError extends Error {
  readonly reason: 'failed' | 'tooLong' | 'busy'

  constructor(reason: WorkerPoolError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** What the worker posts when a task begins: the time of the processor that the thread used before. */
export type CpuUsageAtStart = NodeJS.CpuUsage

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000

/** Calls `end` when the task of this thread has used one of its limits. Returns the function that ends the watch. */
const watchLimits = (
  thread: Worker,
  before: CpuUsageAtStart,
  { processor, whole }: Limits,
  end: () => void,
): (() => void) => {
  let isOver = false
  const wholeTimer = setTimeout(end, whole)
  let timer: NodeJS.Timeout | undefined
  const check = async () => {
    const left = processor + milliseconds(before) - milliseconds(await thread.cpuUsage())
    if (isOver) return
    if (left <= 0) end()
    else watch(left)
  }
  const watch = (left: number) => {
    // A thread that has died answers nothing, and its task fails.
    timer = setTimeout(() => void check().catch(() => undefined), Math.max(left, 20))
  }
  watch(processor)
  return () => {
    isOver = true
    clearTimeout(wholeTimer)
    clearTimeout(timer)
  }
}

/** One thread for one kind of task, started when first needed. Piscina replaces it if it dies or is ended. */
const createThread = (filename: string, name: string, limits: Limits, finished: Finished) => {
  const pool = new Piscina({
    filename,
    name,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  // Piscina gets one task at a time.
  const queue = createFairQueue({ ...limits, running: 1 })
  let begin = (_begun: CpuUsageAtStart) => {}
  pool.on('message', (begun: CpuUsageAtStart) => begin(begun))
  // No caller waits for a thread that dies between two tasks. Piscina replaces it.
  pool.on('error', () => undefined)

  const runNow = async (input: unknown, owner: number): Promise<unknown> => {
    const abort = new AbortController()
    let stopWatch = () => {}
    let count = async (): Promise<unknown> => undefined
    // The limits begin with the task. They exclude the queue and the start of the thread.
    begin = (begun) => {
      const [thread] = pool.threads
      if (!thread) return
      stopWatch = watchLimits(thread, begun, limits, () => abort.abort())
      count = async () => finished(name, owner, milliseconds(await thread.cpuUsage()) - milliseconds(begun))
    }
    try {
      const result: unknown = await pool.run(input, { signal: abort.signal })
      void count().catch(() => undefined)
      return result
    } catch (error) {
      // Its thread may have died, which answers nothing.
      finished(name, owner, limits.processor)
      if (abort.signal.aborted) throw new WorkerPoolError('tooLong', `${name} took too long`)
      throw new WorkerPoolError('failed', String(error))
    } finally {
      stopWatch()
    }
  }
  const run = async (input: unknown, owner: number): Promise<unknown> => {
    const turn = queue.run(owner, () => runNow(input, owner))
    if (!turn) throw new WorkerPoolError('busy', `too many wait for ${name}`)
    return turn
  }
  return { run, unfinished: queue.unfinished, close: () => pool.destroy() }
}

/** Called after a task: its name, its owner, and the time of the processor. */
type Finished = (name: string, owner: number, milliseconds: number) => unknown

/** Runs functions of `file` in worker threads, one for each kind of task: a hostile document does not delay slips. */
export const createWorkerPool = <Tasks extends AnyTasks>(
  file: URL,
  { limits = defaultLimits, finished = () => undefined }: { limits?: Limits; finished?: Finished } = {},
) => {
  const threads = new Map<string, ReturnType<typeof createThread>>()
  const threadOf = (name: string) => {
    const thread = threads.get(name) ?? createThread(file.href, name, limits, finished)
    threads.set(name, thread)
    return thread
  }
  return {
    run: <Name extends keyof Tasks & string>(name: Name, input: unknown, owner: number) =>
      threadOf(name).run(input, owner) as Promise<Awaited<ReturnType<Tasks[Name]>>>,
    unfinished: () => [...threads.values()].reduce((sum, thread) => sum + thread.unfinished(), 0),
    close: async () => {
      await Promise.all([...threads.values()].map((thread) => thread.close()))
    },
  }
}

export type WorkerPool<Tasks extends AnyTasks> = ReturnType<typeof createWorkerPool<Tasks>>
