import type { Logger } from 'pino'

/** Collects items that arrive during a batch and runs them together in the next one. */
export interface Batcher<Item, Result> {
  submit(item: Item): Promise<Result>
  /** Items that no batch has taken yet. */
  waiting(): number
}

interface QueuedItem<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Batches without a timer: as soon as a worker is free it takes the items that have arrived, in order, so a single item never
 * waits. If a batch fails, its items run one by one, so one bad item does not fail the others.
 */
export const createBatcher = <Item, Result>(options: {
  readonly concurrency: number
  readonly maxBatchSize: number
  /** Items with the same key never share a batch. Without this function, any items may. */
  readonly keyOf?: (item: Item) => unknown
  readonly runBatch: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Runs one item of a failed batch. A batch of one item if absent. */
  readonly runSingle?: (item: Item) => Promise<Result>
  /** True when running the items one by one would fail too. */
  readonly shouldRejectAll: (error: unknown) => boolean
  readonly onFailure?: (error: unknown, items: number) => void
}): Batcher<Item, Result> => {
  let queue: QueuedItem<Item, Result>[] = []
  let running = 0

  const nextBatch = (): readonly QueuedItem<Item, Result>[] => {
    const keysInBatch = new Set<unknown>()
    const batch: QueuedItem<Item, Result>[] = []
    const rest: QueuedItem<Item, Result>[] = []
    for (const queued of queue) {
      const key = options.keyOf?.(queued.item)
      const fits = batch.length < options.maxBatchSize && (key === undefined || !keysInBatch.has(key))
      if (key !== undefined) keysInBatch.add(key)
      ;(fits ? batch : rest).push(queued)
    }
    queue = rest
    return batch
  }
  const runTogether = async (batch: readonly QueuedItem<Item, Result>[]) => {
    const results = await options.runBatch(batch.map(({ item }) => item))
    for (const [at, { resolve, reject }] of batch.entries()) {
      const result = results[at]
      if (result === undefined) reject(new Error('a batch must return a result for every item'))
      else resolve(result)
    }
  }
  const runOneByOne = async (batch: readonly QueuedItem<Item, Result>[]) => {
    for (const queued of batch) {
      const { item, resolve, reject } = queued
      await (options.runSingle ? options.runSingle(item).then(resolve, reject) : runTogether([queued]).catch(reject))
    }
  }
  const run = async (batch: readonly QueuedItem<Item, Result>[]) => {
    try {
      await runTogether(batch)
    } catch (error) {
      options.onFailure?.(error, batch.length)
      if (options.shouldRejectAll(error)) for (const { reject } of batch) reject(error)
      else await runOneByOne(batch)
    }
  }
  const startBatches = () => {
    while (running < options.concurrency && queue.length > 0) {
      running += 1
      void run(nextBatch()).finally(() => {
        running -= 1
        scheduleBatches()
      })
    }
  }
  let isScheduled = false
  /** Starts batches after other sockets are read: the embedded database resolves so soon that a microtask would batch one item. */
  const scheduleBatches = () => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      startBatches()
    })
  }
  return {
    waiting: () => queue.length,
    submit: (item) =>
      new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject })
        scheduleBatches()
      }),
  }
}

/** Work that no response waits for. */
export interface BackgroundWork {
  /** Starts work, and writes `failure` to the log if it fails. */
  start(work: () => Promise<unknown>, failure: string): void
  /** Waits until no work is left. Call it when no more requests arrive: a stop of the service, a test before it reads the database. */
  finished(): Promise<void>
}

export const createBackgroundWork = (log: Pick<Logger, 'warn'>): BackgroundWork => {
  const running = new Set<Promise<void>>()
  return {
    start: (work, failure) => {
      const done = work()
        .catch((error: unknown) => log.warn({ err: error }, failure))
        .then(() => void running.delete(done))
      running.add(done)
    },
    finished: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
