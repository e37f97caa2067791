import type { Call, Caller } from '../call.ts'
import type { LinkProof, LinkTarget } from '../ports/links.ts'
import { findSession, sessionOfRefreshToken } from '../store/sessions.ts'
import { refreshCookies } from '../use-cases/session-grant.ts'

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

/** Whether the opener of a link shows another session than this one, by token or by cookie; a new window may show none. */
const showsAnother = async ({ services, now, raw, cookies }: Call, sessionId: number): Promise<boolean> => {
  const token = bearer.exec(String(raw.headers.authorization ?? ''))?.[1]
  if (token && (await services.findCaller(token, now))?.sessionId !== sessionId) return true
  const shown = refreshCookies.flatMap((name) => cookies.get(name) ?? [])
  // A browser may be signed in to both portals; a link does not say which one it is opened from.
  const sessions = await Promise.all(shown.map((cookie) => sessionOfRefreshToken(services.db, cookie)))
  return sessions.length > 0 && !sessions.includes(sessionId)
}

/**
 * Who a signed link was made for (promise B5): while it works, while that session lives, and unless its opener shows another
 * session. What is wrong with it is never told.
 */
export const openLink = async (call: Call, target: LinkTarget, proof: LinkProof): Promise<Caller | undefined> => {
  const sessionId = call.services.links.open(target, proof, call.now)
  if (sessionId === undefined) return undefined
  if (await showsAnother(call, sessionId)) return undefined
  return findSession(call.services.db, sessionId)
}
