import type { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'

/** The functions that the worker's file exports, by name. */
type AnyTasks = Readonly<Record<string, (input: never) => Promise<unknown>>>

interface Limits {
  /** Time of the processor in milliseconds, more than any valid input needs. A task that takes more is ended with its thread. */
  readonly processor: number
  /** Time limit in milliseconds, for a task that waits and for a machine that is busy with other work. */
  readonly whole: number
  /** Maximum number of queued tasks of one kind. */
  readonly queue: number
}
const defaultLimits: Limits = { processor: 5_000, whole: 15_000, queue: 50 }

/** Why a task returned no value: it failed, took too long, or the queue was full. */
export class WorkerPoolError extends Error {
  readonly reason: 'failed' | 'tooLong' | 'busy'

  constructor(reason: WorkerPoolError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** The input of a task with its number. */
export interface Job<Input> {
  readonly id: number
  readonly input: Input
}
/** What the worker posts when a task begins: its number and the time of the processor that the thread used before. */
export interface Begun {
  readonly id: number
  readonly processor: NodeJS.CpuUsage
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000

/** Calls `end` when the task of this thread has used one of its limits. Returns the function that ends the watch. */
const watchLimits = (
  thread: Worker,
  { processor: before }: Begun,
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
const createThread = (filename: string, name: string, limits: Limits) => {
  const pool = new Piscina({
    filename,
    name,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const starts = new Map<number, (begun: Begun) => void>()
  pool.on('message', (begun: Begun) => starts.get(begun.id)?.(begun))
  // No caller waits for a thread that dies between two tasks. Piscina replaces it.
  pool.on('error', () => undefined)
  let lastId = 0

  const owners = new Set<number>()

  const run = async (input: unknown, owner: number | undefined): Promise<unknown> => {
    // Counted here: Piscina's `maxQueue` does not count tasks that can be aborted.
    const isTaken = owner !== undefined && owners.has(owner)
    if (starts.size > limits.queue || isTaken) throw new WorkerPoolError('busy', `too many wait for ${name}`)
    if (owner !== undefined) owners.add(owner)
    lastId += 1
    const id = lastId
    const abort = new AbortController()
    let stopWatch = () => {}
    // The limits begin with the task. They exclude the queue and the start of the thread.
    starts.set(id, (begun) => {
      const [thread] = pool.threads
      if (thread) stopWatch = watchLimits(thread, begun, limits, () => abort.abort())
    })
    try {
      return await pool.run({ id, input }, { signal: abort.signal })
    } catch (error) {
      if (abort.signal.aborted) throw new WorkerPoolError('tooLong', `${name} took too long`)
      throw new WorkerPoolError('failed', String(error))
    } finally {
      stopWatch()
      starts.delete(id)
      if (owner !== undefined) owners.delete(owner)
    }
  }
  return { run, unfinished: () => starts.size, close: () => pool.destroy() }
}

export interface WorkerPool<Tasks extends AnyTasks> {
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0]['input'],
    /** For example a session. It has one task of a kind at a time, so that it does not fill the queue of others. */
    owner?: number,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>
  /** Number of running and queued tasks. */
  unfinished(): number
  close(): Promise<void>
}

/**
 * Runs tasks in worker threads with the functions of `file`. Each kind of task has its own thread, so that a hostile document
 * does not delay slips.
 */
export const createWorkerPool = <Tasks extends AnyTasks>(
  file: URL,
  limits: Limits = defaultLimits,
): WorkerPool<Tasks> => {
  const threads = new Map<string, ReturnType<typeof createThread>>()
  const threadOf = (name: string) => {
    const thread = threads.get(name) ?? createThread(file.href, name, limits)
    threads.set(name, thread)
    return thread
  }
  return {
    run: <Name extends keyof Tasks & string>(name: Name, input: unknown, owner?: number) =>
      threadOf(name).run(input, owner) as Promise<Awaited<ReturnType<Tasks[Name]>>>,
    unfinished: () => [...threads.values()].reduce((sum, thread) => sum + thread.unfinished(), 0),
    close: async () => {
      await Promise.all([...threads.values()].map((thread) => thread.close()))
    },
  }
}
