import type { SessionGrant } from '@invea/api/wire'
import { requireCaptcha } from '../platform/captcha/require-captcha.ts'
import { refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { findAccountByName } from './accounts.ts'
import { sendCode } from './send-code.ts'
import { tryPassword } from './try-password.ts'

/**
 * The first half of a member's sign-in (B §4, D13): who passes the password gets a code on the phone and no token.
 * A name that does not exist costs the same hash and gets the same answer as a wrong password.
 */
export const signInMember: Handler<{ readonly username: string; readonly password: string }, SessionGrant> = async (
  context,
  { username, password },
) => {
  const { services, now } = context
  const visitor = await context.optionalSession()
  if (!visitor) return refused('signInRequired')
  const header = context.raw.headers['x-captcha']
  const robot = await requireCaptcha(
    services,
    { captcha: 'signIn' },
    { caller: visitor, now, address: context.address, solution: typeof header === 'string' ? header : undefined },
  )
  if (robot) return { ok: false, error: robot }

  const { sessionId } = visitor
  const found = await findAccountByName(services.db, services, username)
  const tried = await tryPassword(context, { account: found, username, password, sessionId })
  if (!tried.ok) return tried
  const account = tried.value
  return services.attempt((trx) => sendCode(trx, context, { account, sessionId }))
}
