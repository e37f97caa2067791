import { Worker } from 'node:worker_threads'

/** The tasks that the worker's file offers, by name. */
type AnyTasks = Readonly<Record<string, (input: never) => Promise<unknown>>>

interface Limits {
  /** Longer than any honest input takes; what takes longer is ended with its thread. */
  readonly milliseconds: number
  /** Work that may wait for a thread. */
  readonly queue: number
}
const defaultLimits: Limits = { milliseconds: 15_000, queue: 50 }

/** Why a task has no value: it failed, took too long, or too many wait. */
export class WorkerPoolError extends Error {
  readonly reason: 'failed' | 'tooLong' | 'busy'

  constructor(reason: WorkerPoolError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

interface Job {
  readonly name: string
  readonly input: unknown
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
}

/** One thread that does one thing at a time, started when first needed; one that dies or hangs is replaced, and its task fails. */
const createThread = (file: URL, { milliseconds, queue }: Limits) => {
  const waiting: Job[] = []
  let running: Job | undefined
  let timer: NodeJS.Timeout | undefined
  let worker: Worker | undefined
  let ready = false

  const settle = (finish: (job: Job) => void) => {
    const job = running
    running = undefined
    clearTimeout(timer)
    worker?.unref()
    if (job) finish(job)
    next()
  }
  const replaceWorker = (reason: WorkerPoolError['reason'], message: string) => {
    const failed = worker
    worker = undefined
    failed?.terminate().catch(() => undefined)
    settle(({ reject }) => reject(new WorkerPoolError(reason, message)))
  }
  /** Counts from the thread's readiness: a busy machine takes seconds to load it. */
  const startTimeout = () => {
    const job = running
    if (job) timer = setTimeout(() => replaceWorker('tooLong', `${job.name} took too long`), milliseconds)
  }
  const start = (): Worker => {
    ready = false
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 256 } })
    started.on('message', (message: 'ready' | { value: never; error?: string }) => {
      if (started !== worker) return
      if (message === 'ready') {
        ready = true
        return startTimeout()
      }
      const { value, error } = message
      settle(({ resolve, reject }) =>
        error === undefined ? resolve(value) : reject(new WorkerPoolError('failed', error)),
      )
    })
    started.on('error', (error) => {
      if (started === worker) replaceWorker('failed', String(error))
    })
    return started
  }
  const next = () => {
    if (running) return
    running = waiting.shift()
    if (!running) return
    const { name, input } = running
    worker ??= start()
    worker.ref()
    if (ready) startTimeout()
    worker.postMessage({ name, input })
  }

  return {
    run: (name: string, input: unknown) =>
      new Promise<unknown>((resolve, reject) => {
        if (waiting.length >= queue) return reject(new WorkerPoolError('busy', `too many wait for ${name}`))
        waiting.push({ name, input, resolve, reject })
        next()
      }),
    close: async () => {
      await worker?.terminate()
    },
  }
}

export interface WorkerPool<Tasks extends AnyTasks> {
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>
  close(): Promise<void>
}

/** Work beside the event loop, in threads that run `file`. Each task has a thread of its own: a hostile document does not delay slips. */
export const createWorkerPool = <Tasks extends AnyTasks>(
  file: URL,
  limits: Limits = defaultLimits,
): WorkerPool<Tasks> => {
  const threads = new Map<string, ReturnType<typeof createThread>>()
  const threadOf = (name: string) => {
    const thread = threads.get(name) ?? createThread(file, limits)
    threads.set(name, thread)
    return thread
  }
  return {
    run: <Name extends keyof Tasks & string>(name: Name, input: unknown) =>
      threadOf(name).run(name, input) as Promise<Awaited<ReturnType<Tasks[Name]>>>,
    close: async () => {
      await Promise.all([...threads.values()].map((thread) => thread.close()))
    },
  }
}
