import { timingSafeEqual } from 'node:crypto'
import type { SessionGrant } from '@invea/api/wire'
import type { Handler } from '../call.ts'
import { done, refused } from '../outcome.ts'
import { issueTokens, openSession } from '../store/sessions.ts'
import { grant } from './session-grant.ts'

const same = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * The described anonymous sign-in (A §7). Its account is public and opens nothing but the public calls, and every
 * sign-in makes a session of its own (D23), so that what one visitor makes is not another's.
 */
export const signIn: Handler<{ readonly username: string; readonly password: string }, SessionGrant> = async (
  call,
  { username, password },
) => {
  const { env, transact } = call.services
  if (!same(username, env.anonymous.username) || !same(password, env.anonymous.password)) {
    return refused('wrongCredentials')
  }
  const { sessionId, tokens } = await transact(async (trx) => {
    const id = await openSession(trx, call.now)
    return { sessionId: id, tokens: await issueTokens(trx, id, call.now) }
  })
  return done(grant(call, sessionId, tokens))
}
