import type { Caller } from '../platform/caller.ts'
import { bearerToken } from '../platform/http/client.ts'
import type { LinkProof, LinkTarget } from '../platform/links.ts'
import type { RequestContext } from '../platform/request-context.ts'
import { refreshCookies } from './session-grant.ts'
import { findSession, sessionOfRefreshToken } from './sessions.ts'

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
