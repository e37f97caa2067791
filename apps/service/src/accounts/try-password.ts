import type { Result } from '@invea/domain'
import { networkOf } from '../platform/http/network.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import type { RequestContext } from '../platform/request-context.ts'
import { type Account, nameIndex } from './accounts.ts'
import { knownDeviceOf } from './known-device.ts'
import { admitTry, forgiveTry, tryKeys } from './sign-in-failures.ts'

/**
 * Compares a password, for a sign-in and for what asks for it again. The try is counted under the name first (H6, H21). A name without
 * an account costs the same hash and gets the same refusal. Every refusal leaves a line in the log, without the name.
 */
export const tryPassword = async (
  context: RequestContext,
  {
    account,
    username,
    password,
    sessionId,
  }: {
    readonly account: Account | undefined
    readonly username: string
    readonly password: string
    readonly sessionId: number
  },
): Promise<Result<Account, Refusal>> => {
  const { services, now } = context
  const device = knownDeviceOf(context, account)
  const from = device === undefined ? { network: networkOf(context.address) } : { device }
  const tried = { ...tryKeys(services, nameIndex(services, username), from), sessionId, now }
  const admitted = await services.transact((trx) => admitTry(trx, tried))
  if (!admitted.ok) {
    context.log.warn({ accountId: account?.id, sessionId }, 'a password was not looked at: too many failures')
    return admitted
  }
  const matches = await services.passwords.verify(account?.passwordHash, password)
  if (!matches.ok) return matches
  if (!account || !matches.value) {
    context.log.warn({ accountId: account?.id, sessionId }, 'a password did not match')
    return refused('wrongCredentials')
  }
  // On its own: what fails afterwards is no failure of the password.
  await services.transact((trx) => forgiveTry(trx, tried))
  return done(account)
}
