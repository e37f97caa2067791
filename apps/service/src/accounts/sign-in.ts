import { timingSafeEqual } from 'node:crypto'
import type { SessionGrant } from '@invea/api/wire'
import { accountName } from '@invea/domain'
import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { keepDevice } from './session-devices.ts'
import { grant } from './session-grant.ts'
import { idleMinutesOf, issueTokens, limitIdle, openSession } from './sessions.ts'
import { signInMember } from './sign-in-member.ts'

const same = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

type Credentials = {
  readonly username: string
  readonly password: string
  readonly deviceKey?: string | undefined
  readonly shared?: boolean | undefined
}

/**
 * The described anonymous sign-in (A §7). Its account is public and opens nothing but the public calls, and every
 * sign-in makes a session of its own (D23), so that what one visitor makes is not another's.
 */
const signInAnonymously: Handler<Credentials, SessionGrant> = async (
  context,
  { password, deviceKey, shared = false },
) => {
  const { env, transact } = context.services
  if (!same(password, env.anonymous.password)) return refused('wrongCredentials')
  const { sessionId, tokens } = await transact(async (trx) => {
    const id = await openSession(trx, context.now)
    const issued = await issueTokens(trx, { id, ends_at: null }, context.now)
    await keepDevice(trx, id, deviceKey, issued)
    if (shared) await limitIdle(trx, id, idleMinutesOf({ isMember: false, shared }, env), context.now)
    return { sessionId: id, tokens: issued }
  })
  return done(grant(context, { sessionId, accountId: null }, tokens, shared))
}

/** One call for both (B §7): the anonymous account has a name that is no e-mail address, all others are members. */
export const signIn: Handler<Credentials, SessionGrant> = (context, credentials) => {
  const anonymous = accountName(credentials.username) === accountName(context.services.env.anonymous.username)
  return anonymous ? signInAnonymously(context, credentials) : signInMember(context, credentials)
}
