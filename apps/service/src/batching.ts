/** Collects work that arrives while other work is on its way, and does it together. */
export interface Batcher<Item, Result> {
  submit(item: Item): Promise<Result>
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Natural batching, no timer: as soon as a lane is free it takes what has arrived, in order, so that a lone item never
 * waits. A batch that fails is done again one by one: a single poisoned item harms nobody else.
 */
export const createBatcher = <Item, Result>(how: {
  readonly lanes: number
  readonly most: number
  /** Items with the same key never share a batch; undefined keys always may. */
  readonly keyOf: (item: Item) => unknown
  readonly together: (items: readonly Item[]) => Promise<readonly Result[]>
  readonly alone: (item: Item) => Promise<Result>
  /** True when nothing would be gained by trying one by one. */
  readonly isHopeless: (error: unknown) => boolean
  readonly onFailure?: (error: unknown, items: number) => void
}): Batcher<Item, Result> => {
  let queue: Waiting<Item, Result>[] = []
  let busy = 0

  const takeBatch = (): readonly Waiting<Item, Result>[] => {
    const seen = new Set<unknown>()
    const batch: Waiting<Item, Result>[] = []
    const rest: Waiting<Item, Result>[] = []
    for (const waiting of queue) {
      const key = how.keyOf(waiting.item)
      const fits = batch.length < how.most && (key === undefined || !seen.has(key))
      if (key !== undefined) seen.add(key)
      ;(fits ? batch : rest).push(waiting)
    }
    queue = rest
    return batch
  }
  const oneByOne = async (batch: readonly Waiting<Item, Result>[]) => {
    for (const { item, resolve, reject } of batch) await how.alone(item).then(resolve, reject)
  }
  const run = async (batch: readonly Waiting<Item, Result>[]) => {
    try {
      const results = await how.together(batch.map(({ item }) => item))
      for (const [at, { resolve, reject }] of batch.entries()) {
        const result = results[at]
        if (result === undefined) reject(new Error('a batch must answer every item'))
        else resolve(result)
      }
    } catch (error) {
      how.onFailure?.(error, batch.length)
      if (how.isHopeless(error)) for (const { reject } of batch) reject(error)
      else await oneByOne(batch)
    }
  }
  const pump = () => {
    while (busy < how.lanes && queue.length > 0) {
      busy += 1
      void run(takeBatch()).finally(() => {
        busy -= 1
        pumpSoon()
      })
    }
  }
  let pumping = false
  /**
   * After what has arrived on other sockets was read: the embedded database answers without ever leaving the turn, so
   * that a lone microtask would make batches of one.
   */
  const pumpSoon = () => {
    if (pumping) return
    pumping = true
    setImmediate(() => {
      pumping = false
      pump()
    })
  }
  return {
    submit: (item) =>
      new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject })
        pumpSoon()
      }),
  }
}
