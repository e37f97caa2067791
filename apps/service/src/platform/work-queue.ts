/** Runs asynchronous work, at most `most` at a time; the rest waits its turn. */
export interface WorkQueue {
  run<Value>(work: () => Promise<Value>): Promise<Value>
  /** Work that waits for its turn. */
  waiting(): number
}

/** For hashing in Node's thread pool, which files and DNS need too. */
export const createWorkQueue = (most: number): WorkQueue => {
  let running = 0
  const queue: (() => void)[] = []
  return {
    run: async (work) => {
      // Work that ends gives its turn to the next in the queue, so `running` is counted once.
      if (running >= most) await new Promise<void>((start) => queue.push(start))
      else running += 1
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
    waiting: () => queue.length,
  }
}
