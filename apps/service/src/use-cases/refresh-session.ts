import type { Renewal, SessionGrant } from '@invea/api/wire'
import type { Call, Handler } from '../call.ts'
import { isProven, makeChallenge } from '../crypto/device-proof.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import type { Trx } from '../services.ts'
import { findAccount, memberOf } from '../store/accounts.ts'
import { leaveToDevice, prolongDevice } from '../store/session-devices.ts'
import { findOpener, issueTokens, markUsed, revokeSession, type TokenPair } from '../store/sessions.ts'
import { type Granted, grant, refreshCookieOf } from './session-grant.ts'

/**
 * On slow links an answer gets lost and two tabs renew at once: a token used within the last half minute renews
 * again. Used later than that, somebody kept a copy, and the whole family ends.
 */
const repeatWithin = 30_000

type Opener = NonNullable<Awaited<ReturnType<typeof findOpener>>>
type Opened = { readonly granted: Granted; readonly tokens: TokenPair }

const isLive = ({ revoked_at, expires_at }: Opener, now: Date): boolean => revoked_at === null && expires_at > now

const open = async (trx: Trx, { services, now }: Call, opener: Opener): Promise<Opened> => {
  const { session_id: sessionId, account_id: accountId, urgent_until: urgentUntil } = opener
  const account = accountId === null ? undefined : await findAccount(trx, services, accountId)
  const tokens = await issueTokens(trx, sessionId, now)
  await prolongDevice(trx, sessionId, tokens)
  return { granted: { sessionId, accountId, member: account && memberOf(account.profile), urgentUntil }, tokens }
}

const byToken = (call: Call, given: string): Promise<Opened | undefined> =>
  call.services.transact(async (trx) => {
    const token = await findOpener(trx, 'refresh', given)
    if (!token || !isLive(token, call.now)) return undefined
    if (token.used_at && call.now.getTime() - token.used_at.getTime() > repeatWithin) {
      // After a power cut a browser comes back with the cookie before the last one: its device can tell it from a thief.
      const isLeft = await leaveToDevice(trx, token.session_id, call.now)
      if (!isLeft) await revokeSession(trx, token.session_id, call.now)
      const words = isLeft ? 'its tokens ended, the device is asked' : 'session revoked'
      call.log.warn({ sessionId: token.session_id }, `a used refresh token came back: ${words}`)
      return undefined
    }
    if (!token.used_at) await markUsed(trx, token.hash, call.now)
    return open(trx, call, token)
  })

const byDevice = async (call: Call, proof: NonNullable<Renewal['device']>): Promise<Opened | undefined> => {
  if (!isProven(call.services.vault, proof, call.now)) return undefined
  return call.services.transact(async (trx) => {
    const device = await findOpener(trx, 'device', proof.deviceKey)
    return device && isLive(device, call.now) ? open(trx, call, device) : undefined
  })
}

/** Trades a refresh token, from the cookie or the body, for a new pair; the session's own device may open it without one. */
export const refreshSession: Handler<Renewal, SessionGrant> = async (call, { refreshToken, device }) => {
  const given = refreshToken ?? call.cookies.get(refreshCookieOf(call))
  const opened = device ? await byDevice(call, device) : given && (await byToken(call, given))
  if (opened) return done(grant(call, opened.granted, opened.tokens))
  if (given) call.cookies.clear(refreshCookieOf(call))
  return notOpened(call)
}

const notOpened = ({ services, now }: Call): Outcome<never> =>
  refused('signInRequired', { challenge: makeChallenge(services.vault, now) })
