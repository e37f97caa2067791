import { type DeviceProof, deviceStatement } from '@invea/api/wire'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { subjectOf } from '../platform/caller.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { ok, refused } from '../platform/refusal.ts'
import { findAccount, memberOf } from './accounts.ts'
import { challengeDevice, consumeChallenge, endTokens, extendDevice, isSigned, restrictToDevice } from './devices.ts'
import { issueGrant, mayHaveToken, refreshCookieOf, type SessionOwner } from './session-grant.ts'
import {
  findTokenWithSession,
  idleMinutesOf,
  issueTokens,
  isWithinLimits,
  limitIdle,
  markUsed,
  revokeSession,
  type TokenPair,
} from './sessions.ts'

/**
 * A refresh token that is used again within half a minute gets the same successor, because a response may be lost or two
 * tabs may refresh at once. Later use means that the token was copied: all tokens of the session end.
 */
const reuseWindowMs = 30_000

/** Derived from the token and a key of the service, so that it can be returned twice without being stored. */
const successorOf = ({ encryption }: WithEncryption, refreshToken: string): string =>
  encryption.blindIndex('refreshSuccessor', refreshToken).toString('base64url')

type TokenWithSession = NonNullable<Awaited<ReturnType<typeof findTokenWithSession>>>
type OpenedSession = { readonly owner: SessionOwner; readonly tokens: TokenPair }

const isLive = (token: TokenWithSession, now: Date): boolean =>
  token.revoked_at === null && token.expires_at > now && isWithinLimits(token, now)

const openSession = async (
  trx: Trx,
  { services, now }: RequestContext,
  token: TokenWithSession,
  { shared = false, refreshToken }: { readonly shared?: boolean | undefined; readonly refreshToken?: string },
): Promise<OpenedSession> => {
  const { session_id: sessionId, account_id: accountId, urgent_until: urgentUntil, ends_at } = token
  const account = accountId === null ? undefined : await findAccount(trx, services, accountId)
  const tokens = await issueTokens(trx, { id: sessionId, ends_at }, now, refreshToken)
  await extendDevice(trx, sessionId, tokens)
  const idle = idleMinutesOf({ isMember: accountId !== null, shared }, services.env)
  if (idle !== token.idle_minutes || idle !== null) await limitIdle(trx, sessionId, idle, now)
  return { owner: { sessionId, accountId, member: account && memberOf(account.profile), urgentUntil }, tokens }
}

const openByToken = (context: RequestContext, sentToken: string, shared: boolean): Promise<OpenedSession | undefined> =>
  context.services.transact(async (trx) => {
    const token = await findTokenWithSession(trx, 'refresh', sentToken)
    if (!token || !isLive(token, context.now)) return undefined
    if (token.used_at && context.now.getTime() - token.used_at.getTime() > reuseWindowMs) {
      // After a power cut a browser can have an older cookie. Its device key distinguishes it from a thief.
      const isRestricted = await restrictToDevice(trx, token.session_id, context.now)
      if (!isRestricted) await revokeSession(trx, token.session_id, context.now)
      const consequence = isRestricted ? 'tokens ended, only the device can open the session' : 'session revoked'
      context.log.warn({ sessionId: token.session_id }, `a used refresh token was sent again: ${consequence}`)
      return undefined
    }
    if (!token.used_at) await markUsed(trx, token.hash, context.now)
    return openSession(trx, context, token, { shared, refreshToken: successorOf(context.services, sentToken) })
  })

/**
 * Opens a session with its device key and without a token (decision 0023). The signature covers the challenge, the session and
 * the portal. All other tokens of the session end, because one may have been stolen.
 */
const openByDevice = async (context: RequestContext, proof: DeviceProof): Promise<OpenedSession | undefined> => {
  const { services, now, raw } = context
  const { origin } = raw.headers
  // Calls of a page always have an Origin header. Pages never get a token in the body.
  if (typeof origin !== 'string') return undefined
  return services.transact(async (trx) => {
    const device = await findTokenWithSession(trx, 'device', proof.deviceKey)
    if (!device || !isLive(device, now) || !(await consumeChallenge(trx, proof, now))) return undefined
    const subject = subjectOf(services, { sessionId: device.session_id, accountId: device.account_id })
    if (!isSigned(proof, deviceStatement({ challenge: proof.challenge, subject, origin }))) return undefined
    await endTokens(trx, device.session_id)
    return openSession(trx, context, device, {})
  })
}

/** Exchanges a refresh token, in a cookie or the body, for a new pair. The session's own device needs no token. */
export const refreshSession: EndpointHandler<'refreshToken'> = async (context, { body: renewal }) => {
  const { refreshToken, deviceKey, device, shared = false, moves = false } = renewal
  // D22: pages use only the cookie, because scripts must never read a refresh token.
  if (refreshToken !== undefined && !mayHaveToken(context)) return refused('tokenFromPage')
  const cookie = refreshCookieOf(context, shared !== moves)
  const sentToken = refreshToken ?? context.cookies.get(cookie)
  const opened = device
    ? await openByDevice(context, device)
    : sentToken && (await openByToken(context, sentToken, shared))
  if (sentToken && (moves || !opened)) context.cookies.clear(cookie)
  if (opened) return ok(issueGrant(context, opened.owner, opened.tokens, shared))
  const challenged =
    deviceKey && (await context.services.transact((trx) => challengeDevice(trx, deviceKey, context.now)))
  if (!challenged) return refused('signInRequired')
  // Names the session, because the device may not have received the response to its sign-in.
  return refused('signInRequired', {
    challenge: challenged.challenge,
    subject: subjectOf(context.services, challenged),
  })
}
