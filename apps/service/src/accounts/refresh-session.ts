import { type DeviceProof, deviceStatement, type Renewal, type SessionGrant } from '@invea/api/wire'
import { subjectOf } from '../platform/caller.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler, RequestContext } from '../platform/request-context.ts'
import { findAccount, memberOf } from './accounts.ts'
import { challengeDevice, consumeChallenge, endTokens, isSigned, leaveToDevice, prolongDevice } from './devices.ts'
import { type Granted, grant, mayHaveToken, refreshCookieOf } from './session-grant.ts'
import {
  findOpener,
  idleMinutesOf,
  issueTokens,
  isWithinLimits,
  limitIdle,
  markUsed,
  revokeSession,
  type TokenPair,
} from './sessions.ts'

/**
 * On slow links a response is lost, or two tabs renew at once: a token used within the last half minute gets the same
 * successor again (H11), so a session has one chain. Later use means that a copy exists, and ends the chain.
 */
const repeatWithin = 30_000

/** Derived from the token and our key, so that it can be returned twice without being stored. */
const successorOf = ({ encryption }: Pick<PlatformContext, 'encryption'>, refreshToken: string): string =>
  encryption.blindIndex('refreshSuccessor', refreshToken).toString('base64url')

type Opener = NonNullable<Awaited<ReturnType<typeof findOpener>>>
type Opened = { readonly granted: Granted; readonly tokens: TokenPair }

const isLive = (opener: Opener, now: Date): boolean =>
  opener.revoked_at === null && opener.expires_at > now && isWithinLimits(opener, now)

const open = async (
  trx: Trx,
  { services, now }: RequestContext,
  opener: Opener,
  { shared = false, refreshToken }: { readonly shared?: boolean | undefined; readonly refreshToken?: string },
): Promise<Opened> => {
  const { session_id: sessionId, account_id: accountId, urgent_until: urgentUntil, ends_at } = opener
  const account = accountId === null ? undefined : await findAccount(trx, services, accountId)
  const tokens = await issueTokens(trx, { id: sessionId, ends_at }, now, refreshToken)
  await prolongDevice(trx, sessionId, tokens)
  const idle = idleMinutesOf({ isMember: accountId !== null, shared }, services.env)
  if (idle !== opener.idle_minutes || idle !== null) await limitIdle(trx, sessionId, idle, now)
  return { granted: { sessionId, accountId, member: account && memberOf(account.profile), urgentUntil }, tokens }
}

const byToken = (context: RequestContext, given: string, shared: boolean): Promise<Opened | undefined> =>
  context.services.transact(async (trx) => {
    const token = await findOpener(trx, 'refresh', given)
    if (!token || !isLive(token, context.now)) return undefined
    if (token.used_at && context.now.getTime() - token.used_at.getTime() > repeatWithin) {
      // After a power cut a browser has the cookie before the last one; its device key distinguishes it from a thief.
      const isLeft = await leaveToDevice(trx, token.session_id, context.now)
      if (!isLeft) await revokeSession(trx, token.session_id, context.now)
      const words = isLeft ? 'its tokens ended, the device is asked' : 'session revoked'
      context.log.warn({ sessionId: token.session_id }, `a used refresh token came back: ${words}`)
      return undefined
    }
    if (!token.used_at) await markUsed(trx, token.hash, context.now)
    return open(trx, context, token, { shared, refreshToken: successorOf(context.services, given) })
  })

/**
 * The session's own device opens it without a token (decision 0023): it has signed this challenge, for this session, on
 * this portal. Every other token ends with that: one that was stolen, or one that never reached the disk.
 */
const byDevice = async (context: RequestContext, proof: DeviceProof): Promise<Opened | undefined> => {
  const { services, now, raw } = context
  const { origin } = raw.headers
  // A page's call always has an Origin header, and a page never gets a token in the body (H9).
  if (typeof origin !== 'string') return undefined
  return services.transact(async (trx) => {
    const device = await findOpener(trx, 'device', proof.deviceKey)
    if (!device || !isLive(device, now) || !(await consumeChallenge(trx, proof, now))) return undefined
    const subject = subjectOf(services, { sessionId: device.session_id, accountId: device.account_id })
    if (!isSigned(proof, deviceStatement({ challenge: proof.challenge, subject, origin }))) return undefined
    await endTokens(trx, device.session_id)
    return open(trx, context, device, {})
  })
}

/** Trades a refresh token, from a page's cookie or a program's body, for a new pair; the session's own device may open it without one. */
export const refreshSession: Handler<Renewal, SessionGrant> = async (context, renewal) => {
  const { refreshToken, deviceKey, device, shared = false, moves = false } = renewal
  // D22: a page has only the cookie, because a script must never read a refresh token.
  if (refreshToken !== undefined && !mayHaveToken(context)) return refused('tokenFromPage')
  const cookie = refreshCookieOf(context, shared !== moves)
  const given = refreshToken ?? context.cookies.get(cookie)
  const opened = device ? await byDevice(context, device) : given && (await byToken(context, given, shared))
  if (given && (moves || !opened)) context.cookies.clear(cookie)
  if (opened) return done(grant(context, opened.granted, opened.tokens, shared))
  const challenge =
    deviceKey && (await context.services.transact((trx) => challengeDevice(trx, deviceKey, context.now)))
  return refused('signInRequired', challenge ? { challenge } : {})
}
