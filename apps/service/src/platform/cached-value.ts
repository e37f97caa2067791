import type { Clock } from './clock.ts'

/** A value that is read or being read, when its reading began, and for how long it is kept, in milliseconds. */
interface Entry<T> {
  readonly at: number
  readonly value: Promise<T>
  keptFor: number
}

/** One value from the database, at most as old as its lifetime. */
export interface CachedValue<T> {
  get(): Entry<T>
  /** Replaces the value with one that was read in another way. */
  set(value: T): void
  forget(): void
}

/**
 * Caches one reading for its lifetime in milliseconds. Callers that wait share it. A failed reading is not cached.
 * A slow reading is kept for ten times as long as it took, at most `longest`, so that readings take a tenth of the time.
 */
export const createCachedValue = <T>(
  clock: Pick<Clock, 'now'>,
  lifetime: number,
  read: (now: Date) => Promise<T>,
  longest = lifetime,
): CachedValue<T> => {
  let latest: Entry<T> | undefined
  const forget = () => {
    latest = undefined
  }
  const store = (at: number, value: Promise<T>) => {
    const entry = { at, value, keptFor: longest }
    latest = entry
    value.then(
      () => {
        entry.keptFor = Math.min(longest, Math.max(lifetime, 10 * (clock.now().getTime() - at)))
      },
      () => {
        if (latest === entry) forget()
      },
    )
    return entry
  }
  return {
    get: () => {
      const now = clock.now()
      const at = now.getTime()
      // A clock that was set back must not extend an old reading.
      return latest && at >= latest.at && at < latest.at + latest.keptFor ? latest : store(at, read(now))
    },
    set: (value) => void store(clock.now().getTime(), Promise.resolve(value)),
    forget,
  }
}
