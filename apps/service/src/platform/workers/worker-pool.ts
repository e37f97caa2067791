import { Worker } from 'node:worker_threads'
import type { TaskName, Tasks } from './worker.ts'

type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0]
type Value<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

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
  readonly name: TaskName
  readonly input: unknown
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
}

/** One thread that does one thing at a time, started when first needed; one that dies or hangs is replaced, and its task fails. */
const createThread = ({ milliseconds, queue }: Limits) => {
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
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
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
    run: (name: TaskName, input: unknown) =>
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

/** Work beside the event loop. Each task has a thread of its own: a hostile document does not hold up slips. */
export const createWorkerPool = (limits: Limits = defaultLimits) => {
  const threads = { slipPdf: createThread(limits), rebuildPdf: createThread(limits) } satisfies Record<
    TaskName,
    unknown
  >
  return {
    run: <Name extends TaskName>(name: Name, input: Input<Name>): Promise<Value<Name>> =>
      threads[name].run(name, input) as Promise<Value<Name>>,
    close: async (): Promise<void> => {
      await Promise.all(Object.values(threads).map((thread) => thread.close()))
    },
  }
}
export type WorkerPool = ReturnType<typeof createWorkerPool>
