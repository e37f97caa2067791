import { randomBytes } from 'node:crypto'
import { accountName, passwordIssues } from '@invea/domain/account'
import type { EndpointHandler } from '../app-context.ts'
import { senderOf } from '../messages/message-limits.ts'
import { postMessage } from '../messages/post-message.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { addTime } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { newId } from '../platform/ids.ts'
import { ok, refused } from '../platform/refusal.ts'
import { changePassword, findAccountByName, toOwner, tryLockAccount } from './accounts.ts'
import { rememberDevice } from './devices.ts'
import { admitLink, resetLink } from './mailed-links.ts'
import { endCodes } from './one-time-codes.ts'
import { isWellKnown } from './passwords.ts'
import { endPhoneChanges } from './phone-change-store.ts'
import { hashOf, revokeAccount } from './sessions.ts'

/** D20: lifetime of a reset link. */
const resetLifetime = { minutes: 30 }

/** Stores a link. An unknown name also stores a row, which gives no access. */
const insertReset = async (
  trx: Trx,
  reset: { readonly token: string; readonly accountId: number | null; readonly now: Date },
): Promise<void> => {
  await trx
    .insertInto('password_reset')
    .values({
      hash: hashOf(reset.token),
      account_id: reset.accountId,
      created_at: reset.now,
      expires_at: addTime(reset.now, resetLifetime),
    })
    .execute()
}

/** Finds the link of a token, even if it is used or expired. */
const findReset = (reader: Reader, token: string): Promise<Row<'password_reset'> | undefined> =>
  reader.selectFrom('password_reset').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst()

/** Marks this link and all other links of the account as used. Returns false if it was used or has expired. */
const consumeReset = async (
  trx: Trx,
  { token, accountId, now }: { readonly token: string; readonly accountId: number; readonly now: Date },
): Promise<boolean> => {
  const used = await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where((query) => query.and({ hash: hashOf(token), account_id: accountId, used_at: null }))
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  if (!used) return false
  await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where((query) => query.and({ account_id: accountId, used_at: null }))
    .execute()
  return true
}

/**
 * ForgotPassword (B §7, D20): sends a link with a single-use proof. Always returns status 1 and runs the same statements, so
 * that the response does not show whether the name exists. Writes no audit row, because strangers could add any number of them.
 */
export const forgotPassword: EndpointHandler<'forgotPassword'> = async (
  context,
  { body: { username, callBackUrl } },
) => {
  const { services, now } = context
  const name = accountName(username)

  return context.runOnce<null>(async (trx) => {
    const account = await findAccountByName(trx, services, username)
    const language = account?.language ?? context.language
    const token = randomBytes(32).toString('base64url')
    await insertReset(trx, { token, accountId: account?.id ?? null, now })
    const limited = await postMessage(trx, services, {
      kind: 'resetLink',
      params: {
        name: account?.profile.firstName ?? '',
        helpLine: services.env.helpLine,
        link: resetLink(services.env, { callBackUrl, username: name, token, language }),
        minutes: resetLifetime.minutes,
      },
      to: { email: name },
      language,
      occasion: String(newId()),
      now,
      sender: senderOf(context),
      isSent: account !== undefined,
    })
    return limited ? refused('tooManyRequests', limited) : ok(null)
  })
}

const field = 'resetPassword.password'

/**
 * ResetForgotedPassword (B §7, D20): sets a password with the proof of the link. Ends every session, every unfinished sign-in and
 * every change of the phone of the account, which a stranger may have started, and sends a message to its owner. If the password is
 * rejected, the link can be used again.
 */
export const resetPassword: EndpointHandler<'resetPassword'> = async (
  context,
  { body: { username, newPassword, proof } },
) => {
  const { services, now } = context
  const reset = proof === undefined ? undefined : await findReset(services.db, proof)
  const account = reset && (await findAccountByName(services.db, services, username))
  if (!account || proof === undefined || reset.account_id !== account.id) return refused('linkExpired')

  const issues = passwordIssues(newPassword, field)
  if (issues.some(({ code }) => code !== 'passwordCommon')) return refused('invalidInput', { issues })
  if (issues.length > 0 || isWellKnown(newPassword)) {
    return refused('passwordRefused', { issues: [{ field, code: 'passwordCommon' }] })
  }
  // A hash is expensive, and anyone can keep a used link. A repeated request needs no hash: it gets its stored response.
  const isLive = reset.used_at === null && reset.expires_at > now
  const hashed = isLive ? await services.passwords.hash(newPassword, () => admitLink(context, proof)) : undefined
  if (hashed?.ok === false) return hashed

  const changed = await context.runOnce<null>(async (trx) => {
    if (!hashed || !(await tryLockAccount(trx, account.id))) return refused('linkExpired')
    if (!(await consumeReset(trx, { token: proof, accountId: account.id, now }))) return refused('linkExpired')
    await changePassword(trx, account.id, hashed.value, now)
    // A sign-in that has used its code is complete then, so its session is ended too.
    await endCodes(trx, { accountId: account.id }, now)
    await revokeAccount(trx, account.id, now)
    const phoneChange = (await endPhoneChanges(trx, account.id)) ? 'Ended' : undefined
    await postMessage(trx, services, {
      ...toOwner(account, now, now.toISOString()),
      kind: 'passwordChanged',
      params: { name: account.profile.firstName, helpLine: services.env.helpLine, phoneChange },
    })
    await audit(trx, { now, actor: { kind: 'user', id: account.id } }, 'account.passwordReset', {
      subjectId: account.id,
    })
    return ok(null)
  })
  // Anyone with the mailed link is the owner, so failed sign-ins of others do not delay this browser. A repeated request has set no hash.
  // The computer may be shared: only the sign-in that follows asks.
  const owner = changed.ok ? await findAccountByName(services.db, services, username) : undefined
  if (owner) rememberDevice(context, owner, false)
  return changed
}
