import type { SessionGrant } from '@invea/api/wire'
import type { Handler } from '../call.ts'
import { askForHuman } from '../http/captcha-gate.ts'
import { networkOf } from '../http/network.ts'
import { refused } from '../outcome.ts'
import { findAccountByName, nameIndex } from '../store/accounts.ts'
import { admitTry, forgiveTry, tryKeys } from '../store/sign-in-failures.ts'
import { knownDeviceOf } from './known-device.ts'
import { sendCode } from './send-code.ts'

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
    { caller: visitor, now, address: call.address, solution: typeof header === 'string' ? header : undefined },
  )
  if (robot) return { ok: false, refusal: robot }

  const account = await findAccountByName(services.db, services, username)
  const device = knownDeviceOf(call, account)
  const from = device === undefined ? { network: networkOf(call.address) } : { device }
  const { sessionId } = visitor
  const tried = { ...tryKeys(services, nameIndex(services, username), from), sessionId, now }
  const admitted = await services.transact((trx) => admitTry(trx, tried))
  if (!admitted.ok) return admitted

  const matches = await services.passwords.verify(account?.passwordHash, password)
  if (!matches.ok) return matches
  if (!account || !matches.value) return refused('wrongCredentials')
  // On its own: a code that cannot be sent yet is no failure of the password.
  await services.transact((trx) => forgiveTry(trx, tried))
  return services.attempt((trx) => sendCode(trx, call, { account, sessionId }))
}
