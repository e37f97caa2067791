import type { Caller } from '../platform/request-context.ts'
import type { CallerReader } from './caller-reader.ts'

const lifetime = 1_000
/** Two halves of this many: whoever comes when both are full is looked up, as everybody was before. */
const most = 20_000

interface CacheEntry {
  readonly caller: Caller
  readonly at: number
}

/**
 * Callers that were let in within the last second, for calls that answer everybody alike: one visitor who clicks
 * through a calendar, or a crowd at a release, asks the database once a second each and not at every click. A session
 * that was ended may search for that second; whatever belongs to somebody asks the database every time.
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
