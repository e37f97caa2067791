import type { Call, Caller } from '../call.ts'
import type { LinkProof, LinkTarget } from '../ports/links.ts'
import { findSession, sessionOfRefreshToken } from '../store/sessions.ts'
import { refreshCookie } from '../use-cases/session-grant.ts'

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

/** The sessions that the opener of a link shows, by token or by cookie; a new window may show none. */
const shownSessions = async ({ services, now, raw, cookies }: Call): Promise<readonly (number | undefined)[]> => {
  const token = bearer.exec(String(raw.headers.authorization ?? ''))?.[1]
  const cookie = cookies.get(refreshCookie)
  return [
    ...(token ? [(await services.findCaller(token, now))?.sessionId] : []),
    ...(cookie ? [await sessionOfRefreshToken(services.db, cookie)] : []),
  ]
}

/**
 * Who a signed link was made for (promise B5): while it works, while that session lives, and unless its opener shows another
 * session. What is wrong with it is never told.
 */
export const openLink = async (call: Call, target: LinkTarget, proof: LinkProof): Promise<Caller | undefined> => {
  const sessionId = call.services.links.open(target, proof, call.now)
  if (sessionId === undefined) return undefined
  if ((await shownSessions(call)).some((shown) => shown !== sessionId)) return undefined
  return findSession(call.services.db, sessionId)
}
