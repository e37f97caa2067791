import type { Handler } from '../call.ts'
import { done } from '../outcome.ts'
import { revokeSession } from '../store/sessions.ts'
import { refreshCookieOf } from './session-grant.ts'

/** Ends the session at the service, not only in the browser. */
export const signOut: Handler<unknown, null> = async (call) => {
  await call.services.transact((trx) => revokeSession(trx, call.caller.sessionId, call.now))
  call.cookies.clear(refreshCookieOf(call))
  return done(null)
}
