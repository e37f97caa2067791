import type { SessionGrant } from '@invea/api/wire'
import type { Handler } from '../call.ts'
import { done, refused } from '../outcome.ts'
import { findAccount, memberOf } from '../store/accounts.ts'
import { findRefreshToken, issueTokens, markUsed, revokeSession } from '../store/sessions.ts'
import { grant, refreshCookieOf } from './session-grant.ts'

/**
 * On slow links an answer gets lost and two tabs renew at once: a token used within the last half minute renews
 * again. Used later than that, somebody kept a copy, and the whole family ends.
 */
const repeatWithin = 30_000

/** Trades a refresh token, from the cookie or the body, for a new pair. */
export const refreshSession: Handler<{ readonly refreshToken?: string | undefined }, SessionGrant> = async (
  call,
  input,
) => {
  const given = input.refreshToken ?? call.cookies.get(refreshCookieOf(call))
  if (!given) return refused('signInRequired')
  const renewed = await call.services.transact(async (trx) => {
    const token = await findRefreshToken(trx, given)
    if (!token || token.revoked_at !== null || token.expires_at <= call.now) return undefined
    if (token.used_at && call.now.getTime() - token.used_at.getTime() > repeatWithin) {
      await revokeSession(trx, token.session_id, call.now)
      call.log.warn({ sessionId: token.session_id }, 'a used refresh token came back: session revoked')
      return undefined
    }
    if (!token.used_at) await markUsed(trx, token.hash, call.now)
    const account = token.account_id === null ? undefined : await findAccount(trx, call.services, token.account_id)
    return {
      granted: {
        sessionId: token.session_id,
        accountId: token.account_id,
        member: account && memberOf(account.profile),
        urgentUntil: token.urgent_until,
      },
      tokens: await issueTokens(trx, token.session_id, call.now),
    }
  })
  if (!renewed) {
    call.cookies.clear(refreshCookieOf(call))
    return refused('signInRequired')
  }
  return done(grant(call, renewed.granted, renewed.tokens))
}
