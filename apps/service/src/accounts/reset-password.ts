import { passwordIssues } from '@invea/domain'
import { postMessage } from '../messages/post-message.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { changePassword, findAccountByName } from './accounts.ts'
import { rememberDevice } from './known-device.ts'
import { endCodes } from './one-time-codes.ts'
import { findReset, useReset } from './password-resets.ts'
import { revokeAccount } from './sessions.ts'
import { isWellKnown } from './well-known-passwords.ts'

const field = 'resetPassword.password'

/**
 * ResetForgotedPassword (B §7, D20): with the link's proof alone. Ends every session and every open sign-in of the
 * account, and tells its owner. A refused password leaves the link as it was.
 */
export const resetPassword: Handler<
  { readonly username: string; readonly newPassword: string; readonly proof?: string | undefined },
  null
> = async (context, { username, newPassword, proof }) => {
  const { services, now } = context
  const reset = proof === undefined ? undefined : await findReset(services.db, proof)
  const account = reset && (await findAccountByName(services.db, services, username))
  if (!account || proof === undefined || reset.account_id !== account.id) return refused('linkExpired')

  const issues = passwordIssues(newPassword, field)
  if (issues.some(({ code }) => code !== 'passwordCommon')) return refused('invalidInput', { issues })
  if (issues.length > 0 || isWellKnown(newPassword)) {
    return refused('passwordRefused', { issues: [{ field, code: 'passwordCommon' }] })
  }
  const hashed = await services.passwords.hash(newPassword)
  if (!hashed.ok) return hashed

  const changed = await context.runOnce<null>(async (trx) => {
    if (!(await useReset(trx, { token: proof, accountId: account.id, now }))) return refused('linkExpired')
    await changePassword(trx, account.id, hashed.value, now)
    await revokeAccount(trx, account.id, now)
    await endCodes(trx, { accountId: account.id }, now)
    await postMessage(trx, services, {
      kind: 'passwordChanged',
      params: { name: account.profile.firstName, helpLine: services.env.helpLine },
      to: { email: account.profile.username },
      language: account.language,
      officeId: 0,
      occasion: `${account.id}/${now.toISOString()}`,
      now,
      sender: 'service',
    })
    await audit(trx, {
      officeId: 0,
      at: now,
      actor: { kind: 'user', id: account.id },
      action: 'account.passwordReset',
      subjectId: account.id,
    })
    return done(null)
  })
  // H6: who holds the mailed link is the owner, however many strangers fail under this name.
  if (changed.ok) rememberDevice(context, { ...account, passwordHash: hashed.value })
  return changed
}
