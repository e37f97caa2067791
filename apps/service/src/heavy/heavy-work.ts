import { Worker } from 'node:worker_threads'
import type { TaskName, Tasks } from './tasks.ts'

type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0]
type Value<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

/** Longer than any honest input takes; what takes longer is stopped with its thread. */
const patience = 15_000

interface Waiting {
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

/** One thread for heavy work, started when first needed; a thread that dies or hangs is replaced, and its work fails. */
export const createHeavyWork = () => {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  const settle = (id: number, then: (one: Waiting) => void) => {
    const one = waiting.get(id)
    if (!one) return
    waiting.delete(id)
    clearTimeout(one.timer)
    if (waiting.size === 0) worker?.unref()
    then(one)
  }
  const failAll = (error: Error) => {
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error))
  }
  const drop = (error: Error) => {
    const gone = worker
    worker = undefined
    failAll(error)
    gone?.terminate().catch(() => undefined)
  }
  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url))
    started.on('message', ({ id, value, error }: { id: number; value: never; error?: string }) =>
      settle(id, (one) => (error === undefined ? one.resolve(value) : one.reject(new Error(error)))),
    )
    started.on('error', drop)
    return started
  }

  return {
    run: <Name extends TaskName>(name: Name, input: Input<Name>): Promise<Value<Name>> =>
      new Promise((resolve, reject) => {
        worker ??= start()
        lastId += 1
        const timer = setTimeout(() => drop(new Error(`${name} took too long`)), patience)
        waiting.set(lastId, { resolve: resolve as Waiting['resolve'], reject, timer })
        worker.ref()
        worker.postMessage({ id: lastId, name, input })
      }),
    close: async (): Promise<void> => {
      await worker?.terminate()
    },
  }
}
export type HeavyWork = ReturnType<typeof createHeavyWork>
