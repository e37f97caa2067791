import { Piscina } from 'piscina'

/** The functions that the worker's file exports, by name. */
type AnyTasks = Readonly<Record<string, (input: never) => Promise<unknown>>>

interface Limits {
  /** Time limit, longer than any valid input needs. A task that takes longer is ended with its thread. */
  readonly milliseconds: number
  /** Maximum number of queued tasks of one kind. */
  readonly queue: number
}
const defaultLimits: Limits = { milliseconds: 15_000, queue: 50 }

/** Why a task returned no value: it failed, took too long, or the queue was full. */
export class WorkerPoolError extends Error {
  readonly reason: 'failed' | 'tooLong' | 'busy'

  constructor(reason: WorkerPoolError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** The input of a task with its number; the worker posts the number when it begins. */
export interface Job<Input> {
  readonly id: number
  readonly input: Input
}

/** One thread for one kind of task, started when first needed. Piscina replaces it if it dies or is ended. */
const createThread = (filename: string, name: string, { milliseconds, queue }: Limits) => {
  const pool = new Piscina({
    filename,
    name,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const starts = new Map<number, () => void>()
  pool.on('message', (id: number) => starts.get(id)?.())
  // No caller waits for a thread that dies between two tasks. Piscina replaces it.
  pool.on('error', () => undefined)
  let lastId = 0

  const owners = new Set<number>()

  const run = async (input: unknown, owner: number | undefined): Promise<unknown> => {
    // Counted here: Piscina's `maxQueue` does not count tasks that can be aborted.
    const isTaken = owner !== undefined && owners.has(owner)
    if (starts.size > queue || isTaken) throw new WorkerPoolError('busy', `too many wait for ${name}`)
    if (owner !== undefined) owners.add(owner)
    lastId += 1
    const id = lastId
    const abort = new AbortController()
    let timer: NodeJS.Timeout | undefined
    // The time limit begins with the task. It excludes the queue and the start of the thread.
    starts.set(id, () => {
      timer = setTimeout(() => abort.abort(), milliseconds)
    })
    try {
      return await pool.run({ id, input }, { signal: abort.signal })
    } catch (error) {
      if (abort.signal.aborted) throw new WorkerPoolError('tooLong', `${name} took too long`)
      throw new WorkerPoolError('failed', String(error))
    } finally {
      clearTimeout(timer)
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
