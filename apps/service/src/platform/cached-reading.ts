import type { Clock } from './clock.ts'

/** A value that is read or being read, and when its reading began, in milliseconds. */
interface Reading<T> {
  readonly at: number
  readonly value: Promise<T>
}

/** One value from the database, at most as old as its lifetime. */
export interface CachedReading<T> {
  get(): Reading<T>
  /** Replaces the value with one that was read in another way. */
  set(value: T): void
  forget(): void
}

/** Caches one reading for its lifetime in milliseconds. Callers that wait share it. A failed reading is not cached. */
export const createCachedReading = <T>(
  clock: Pick<Clock, 'now'>,
  lifetime: number,
  read: (now: Date) => Promise<T>,
): CachedReading<T> => {
  let latest: Reading<T> | undefined
  const forget = () => {
    latest = undefined
  }
  const store = (at: number, value: Promise<T>) => {
    const reading = { at, value }
    latest = reading
    value.catch(() => {
      if (latest === reading) forget()
    })
    return reading
  }
  return {
    get: () => {
      const now = clock.now()
      const at = now.getTime()
      // A clock that was set back must not extend an old reading.
      return latest && at >= latest.at && at < latest.at + lifetime ? latest : store(at, read(now))
    },
    set: (value) => void store(clock.now().getTime(), Promise.resolve(value)),
    forget,
  }
}
