import { createBatcher } from '../platform/batching.ts'
import type { Caller } from '../platform/caller.ts'
import { isUnavailable, type Transactions } from '../platform/database/transaction.ts'
import { findCallers, hashOf } from './sessions.ts'

/** Finds the session of a token. Tokens that arrive together are looked up together, because every call needs this. */
export type CallerReader = (accessToken: string, now: Date) => Promise<Caller | undefined>

interface CallerQuery {
  readonly hash: Buffer
  readonly now: Date
}

export const createCallerReader = ({ db }: Pick<Transactions, 'db'>): CallerReader => {
  const find = async (queries: readonly CallerQuery[]): Promise<readonly { readonly caller: Caller | undefined }[]> => {
    const found = await findCallers(
      db,
      queries.map(({ hash }) => hash),
      // Calls of one batch came within the same few milliseconds.
      new Date(Math.max(...queries.map(({ now }) => now.getTime()))),
    )
    return queries.map(({ hash, now }) => {
      const held = found.get(hash.toString('hex'))
      return { caller: held && held.expiresAt > now ? held.caller : undefined }
    })
  }
  const reader = createBatcher<CallerQuery, { readonly caller: Caller | undefined }>({
    concurrency: 2,
    maxBatchSize: 100,
    keyOf: () => undefined,
    runBatch: find,
    runSingle: async (one) => (await find([one]))[0] ?? { caller: undefined },
    shouldRejectAll: isUnavailable,
  })
  return async (accessToken, now) => (await reader.submit({ hash: hashOf(accessToken), now })).caller
}

const lifetime = 1_000
/** Two halves of this size. A caller that is in neither is looked up in the database. */
const most = 20_000

interface CacheEntry {
  readonly caller: Caller
  readonly at: number
}

/**
 * Callers that were let in within the last second, for calls whose response is the same for every caller: one visitor who clicks
 * through a calendar, or a crowd at a release, asks the database once a second each and not at every click. A session
 * that was ended may search for that second; access to the data of a person asks the database every time.
 */
export const createRecentCallers = (find: CallerReader): CallerReader => {
  let young = new Map<string, CacheEntry>()
  let old = new Map<string, CacheEntry>()
  let turned = 0

  /** Drops callers older than a second by halves, without a loop over all of them. */
  const turn = (moment: number) => {
    if (moment - turned < lifetime && moment >= turned) return
    old = young
    young = new Map()
    turned = moment
  }
  return async (token, now) => {
    const moment = now.getTime()
    turn(moment)
    const entry = young.get(token) ?? old.get(token)
    const age = entry ? moment - entry.at : Number.POSITIVE_INFINITY
    // A clock that was set back must not extend an entry.
    if (entry && age >= 0 && age < lifetime) return entry.caller
    const caller = await find(token, now)
    if (caller && young.size < most) young.set(token, { caller, at: moment })
    return caller
  }
}
