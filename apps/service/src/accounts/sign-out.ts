import { done } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { refreshCookieOf } from './session-grant.ts'
import { findOpener, revokeSession } from './sessions.ts'

/** Ends the session at the service, not only in the browser. */
export const signOut: Handler<unknown, null> = async (context) => {
  await context.services.transact((trx) => revokeSession(trx, context.caller.sessionId, context.now))
  for (const shared of [false, true]) context.cookies.clear(refreshCookieOf(context, shared))
  return done(null)
}

/**
 * H9b: the page of a computer that others use is closed. A closing page can send no header of ours, so the cookie that only such
 * pages have says which session ends.
 */
export const leaveSharedComputer: Handler<unknown, null> = async (context) => {
  const cookie = refreshCookieOf(context, true)
  const given = context.cookies.get(cookie)
  if (given === undefined) return done(null)
  await context.services.transact(async (trx) => {
    const opener = await findOpener(trx, 'refresh', given)
    if (opener) await revokeSession(trx, opener.session_id, context.now)
  })
  context.cookies.clear(cookie)
  return done(null)
}
