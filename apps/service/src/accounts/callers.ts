import { createBatcher } from '../platform/batching.ts'
import { isUnavailable, type Transactions } from '../platform/database/transaction.ts'
import { bearerToken } from '../platform/http/client.ts'
import type { LinkProof, LinkTarget } from '../platform/links.ts'
import type { Caller, RequestContext } from '../platform/request-context.ts'
import { refreshCookies } from './session-grant.ts'
import { findCallers, findSession, hashOf, sessionOfRefreshToken } from './sessions.ts'

/** Finds who holds a token. Tokens that arrive together are looked up together: every call asks this first. */
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
 * Callers that were let in within the last second, for calls that answer everybody alike: one visitor who clicks
 * through a calendar, or a crowd at a release, asks the database once a second each and not at every click. A session
 * that was ended may search for that second; access to the data of a person asks the database every time.
 */
export const createRecentCallers = (find: CallerReader): CallerReader => {
  let young = new Map<string, CacheEntry>()
  let old = new Map<string, CacheEntry>()
  let turned = 0

  /** What is older than a second is dropped by halves, without walking it. */
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
    // A clock that was set back must not keep anybody in.
    if (entry && age >= 0 && age < lifetime) return entry.caller
    const caller = await find(token, now)
    if (caller && young.size < most) young.set(token, { caller, at: moment })
    return caller
  }
}

/** The sessions that the opener of a link shows, by token or by cookie. */
const shownSessions = async ({ services, now, raw, cookies }: RequestContext): Promise<readonly number[]> => {
  const token = bearerToken(raw.headers.authorization)
  if (token) {
    const caller = await services.findCaller(token, now)
    return caller ? [caller.sessionId] : []
  }
  const shown = refreshCookies.flatMap((name) => cookies.get(name) ?? [])
  // A browser may be signed in to both portals; a link does not say which one it is opened from.
  const sessions = await Promise.all(shown.map((cookie) => sessionOfRefreshToken(services.db, cookie)))
  return sessions.filter((id) => id !== undefined)
}

/**
 * Who a signed link was made for (promise B5): while it works, while that session lives, and only for that session: an
 * address that leaked opens nothing. Every refusal is the same.
 */
export const openLink = async (
  context: RequestContext,
  target: LinkTarget,
  proof: LinkProof,
): Promise<Caller | undefined> => {
  const { services, now } = context
  const sessionId = (await shownSessions(context)).find((id) => services.links.opens(target, proof, id, now))
  return sessionId === undefined ? undefined : findSession(services.db, sessionId)
}
