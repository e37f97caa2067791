import type { SessionGrant } from '@invea/api/wire'
import type { Handler } from '../call.ts'
import { askForHuman } from '../http/captcha-gate.ts'
import { refused } from '../outcome.ts'
import { findAccountByName, nameIndex } from '../store/accounts.ts'
import { sendCode } from './send-code.ts'

/** Passwords tried for one name, whether or not it exists, from wherever. */
const attempts = { times: 10, seconds: 900 }

/**
 * The first half of a member's sign-in (B §4, D13): who passes the password gets a code on the phone and no token.
 * A name that does not exist costs the same hash and gets the same answer as a wrong password.
 */
export const signInMember: Handler<{ readonly username: string; readonly password: string }, SessionGrant> = async (
  call,
  { username, password },
) => {
  const { services, now } = call
  const visitor = await call.findVisitor()
  if (!visitor) return refused('signInRequired')
  const header = call.raw.headers['x-captcha']
  const robot = await askForHuman(
    services,
    { captcha: 'signIn' },
    { caller: visitor, now, solution: typeof header === 'string' ? header : undefined },
  )
  if (robot) return { ok: false, refusal: robot }

  const counted = { key: `signIn:name:${nameIndex(services, username).toString('base64url')}`, ...attempts }
  const wait = await services.rateLimiter.take([counted], now)
  if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })

  const account = await findAccountByName(services.db, services, username)
  const matches = await services.passwords.verify(account?.passwordHash, password)
  if (!matches.ok) return matches
  if (!account || !matches.value) return refused('wrongCredentials')
  return services.attempt((trx) => sendCode(trx, call, { account, sessionId: visitor.sessionId }))
}
