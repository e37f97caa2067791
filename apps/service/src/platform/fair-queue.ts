interface Limits {
  /** Maximum number of tasks that run at one time. */
  readonly running: number
  /** Maximum number of waiting tasks, of all owners and of one. */
  readonly waiting: number
  readonly waitingOfOwner: number
}

/** Called after a task with its owner, for example an application, and how long it ran. */
type Finished = (owner: number, milliseconds: number) => void

/** Each owner has its own line, and the lines take turns. An owner of many tasks delays another by one task, not by all of them. */
export const createFairQueue = (limits: Limits, finished: Finished = () => undefined) => {
  // In the order of turns. Each line holds the functions that start its tasks.
  const lines = new Map<number, (() => void)[]>()
  let [running, waiting] = [0, 0]

  const startNext = () => {
    const [first] = lines
    if (first === undefined || running >= limits.running) return
    const [owner, [start, ...later]] = first
    lines.delete(owner)
    if (later.length > 0) lines.set(owner, later)
    waiting -= 1
    running += 1
    start?.()
  }
  const runInTurn = async <T>(owner: number, task: () => Promise<T>): Promise<T> => {
    waiting += 1
    await new Promise<void>((start) => {
      lines.set(owner, [...(lines.get(owner) ?? []), start])
      startNext()
    })
    const started = performance.now()
    try {
      return await task()
    } finally {
      running -= 1
      finished(owner, performance.now() - started)
      startNext()
    }
  }
  return {
    /** Runs a task in the turn of its owner. Returns undefined at once if too many wait. */
    run: <T>(owner: number, task: () => Promise<T>) => {
      const ofOwner = lines.get(owner)?.length ?? 0
      const isFull = running >= limits.running && (waiting >= limits.waiting || ofOwner >= limits.waitingOfOwner)
      return isFull ? undefined : runInTurn(owner, task)
    },
    waiting: () => waiting,
    unfinished: () => running + waiting,
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>
