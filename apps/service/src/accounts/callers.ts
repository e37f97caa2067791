import { createBatcher } from '../platform/batching.ts'
import type { Caller, CallerReader } from '../platform/caller.ts'
import { isUnavailable, type Transactions } from '../platform/database/transaction.ts'
import { findCallers, hashOf } from './sessions.ts'

interface CallerQuery {
  readonly hash: Buffer
  readonly now: Date
}

export const createCallerReader = ({ db }: Pick<Transactions, 'db'>): CallerReader => {
  const find = async (queries: readonly CallerQuery[]): Promise<readonly { readonly caller: Caller | undefined }[]> => {
    const found = await findCallers(
      db,
      queries.map(({ hash }) => hash),
      // Calls of one batch arrived within the same few milliseconds.
      new Date(Math.max(...queries.map(({ now }) => now.getTime()))),
    )
    return queries.map(({ hash, now }) => {
      const entry = found.get(hash.toString('hex'))
      return { caller: entry && entry.expiresAt > now ? entry.caller : undefined }
    })
  }
  const reader = createBatcher<CallerQuery, { readonly caller: Caller | undefined }>({
    concurrency: 2,
    maxBatchSize: 100,
    runBatch: find,
    shouldRejectAll: isUnavailable,
  })
  return async (accessToken, now) => (await reader.submit({ hash: hashOf(accessToken), now })).caller
}

const lifetime = 1_000
/** Maximum size of each of the two maps. A caller in neither is read from the database. */
const maxEntries = 20_000

interface CacheEntry {
  readonly caller: Caller
  readonly at: number
}

/**
 * Caches callers for one second, for endpoints whose response is the same for every caller. When many visitors search for
 * appointments, each causes one database query a second instead of one per request. A session that was ended can still search
 * during that second. Endpoints with personal data do not use this cache.
 */
export const createRecentCallers = (find: CallerReader): CallerReader => {
  let current = new Map<string, CacheEntry>()
  let previous = new Map<string, CacheEntry>()
  let rotatedAt = 0

  /** Drops callers older than a second by replacing a whole map, without a loop over the entries. */
  const rotate = (moment: number) => {
    if (moment - rotatedAt < lifetime && moment >= rotatedAt) return
    previous = current
    current = new Map()
    rotatedAt = moment
  }
  return async (token, now) => {
    const moment = now.getTime()
    rotate(moment)
    const entry = current.get(token) ?? previous.get(token)
    const age = entry ? moment - entry.at : Number.POSITIVE_INFINITY
    // A clock that was set back must not extend an entry.
    if (entry && age >= 0 && age < lifetime) return entry.caller
    const caller = await find(token, now)
    if (caller && current.size < maxEntries) current.set(token, { caller, at: moment })
    return caller
  }
}
