import { refreshCookies } from '../../accounts/session-grant.ts'
import { findSession, sessionOfRefreshToken } from '../../accounts/sessions.ts'
import type { LinkProof, LinkTarget } from '../links.ts'
import type { Caller, RequestContext } from '../request-context.ts'

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

/** The sessions that the opener of a link shows, by token or by cookie. */
const shownSessions = async ({ services, now, raw, cookies }: RequestContext): Promise<readonly number[]> => {
  const token = bearer.exec(String(raw.headers.authorization ?? ''))?.[1]
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
