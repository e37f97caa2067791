import { sql } from 'kysely'
import type { Services } from '../services.ts'

/** At most `times` in each window of `seconds`. */
export interface Limit {
  readonly key: string
  readonly times: number
  readonly seconds: number
}

/** Counts attempts for all instances of the service together. */
export interface RateLimiter {
  /** Undefined: go on. Otherwise the seconds until the window ends. */
  take(limits: readonly Limit[], now: Date): Promise<number | undefined>
  close(): void
}

/** Limits this small guard a secret or a message: they count exactly. Larger ones may run over by a quarter second. */
const exactUpTo = 30
const flushAfter = 250

interface Window {
  readonly expires: number
  /** What the database said last. */
  counted: number
  /** What it has not been told yet. */
  pending: number
}

/**
 * Fixed windows, kept in memory and added to the database in batches: one statement is on its way at most, and what
 * arrives meanwhile goes with the next. Exact limits wait for theirs.
 */
export const createRateLimiter = ({ db, log }: Pick<Services, 'db' | 'log'>): RateLimiter => {
  const windows = new Map<string, Window>()
  let dirty = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const write = async () => {
    const keys = [...dirty]
    dirty = new Set()
    const batch = keys.flatMap((key) => {
      const window = windows.get(key)
      const points = window?.pending ?? 0
      if (!window || points === 0) return []
      window.pending = 0
      return [{ key, points, window }]
    })
    if (batch.length === 0) return
    try {
      const rows = await db
        .insertInto('rate_limit')
        .values(batch.map(({ key, points, window }) => ({ key, points, expire: window.expires })))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({ points: sql`rate_limit.points + excluded.points` }),
        )
        .returning(['key', 'points'])
        .execute()
      for (const { key, points } of rows) {
        const window = windows.get(key)
        if (window) window.counted = points
      }
    } catch (error) {
      // The attempts count again with the next batch.
      for (const { key, points, window } of batch) {
        window.pending += points
        dirty.add(key)
      }
      throw error
    }
  }

  let writing: Promise<void> | undefined
  /** Resolves when everything counted before this call has reached the database. */
  const flush = async (): Promise<void> => {
    if (writing) await writing.catch(() => undefined)
    writing ??= write().finally(() => {
      writing = undefined
    })
    await writing
  }
  const flushSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      flush().catch((error: unknown) => log.warn({ err: error }, 'attempts could not be counted'))
    }, flushAfter).unref()
  }

  const forget = (now: number) => {
    if (windows.size < 10_000) return
    for (const [key, window] of windows) if (window.expires <= now && window.pending === 0) windows.delete(key)
  }

  const take = async (limits: readonly Limit[], now: Date): Promise<number | undefined> => {
    const moment = now.getTime()
    forget(moment)
    const entries = limits.map(({ key, times, seconds }) => {
      const start = Math.floor(moment / (seconds * 1000))
      const name = `${key}:${start}`
      const expires = (start + 1) * seconds * 1000
      const window = windows.get(name) ?? { expires, counted: 0, pending: 0 }
      windows.set(name, window)
      window.pending += 1
      dirty.add(name)
      return { window, times }
    })
    if (entries.some(({ times }) => times <= exactUpTo)) await flush()
    else flushSoon()
    const over = entries.find(({ window, times }) => window.counted + window.pending > times)
    return over && Math.max(1, Math.ceil((over.window.expires - moment) / 1000))
  }

  return { take, close: () => clearTimeout(timer) }
}
