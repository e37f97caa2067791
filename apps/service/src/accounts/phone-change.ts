import { randomBytes } from 'node:crypto'
import { maskedPhone, phoneChangeRules } from '@invea/domain'
import { senderOf } from '../messages/message-limits.ts'
import { postMessage } from '../messages/post-message.ts'
import { actorOf, audit } from '../platform/audit-log/audit.ts'
import { newId } from '../platform/ids.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { findAccount, tryLockAccount } from './accounts.ts'
import { phoneChangeLink } from './mailed-links.ts'
import { findPending } from './one-time-codes.ts'
import { accountOfCancelLink, endPhoneChanges, findPendingPhone, insertPhoneLink } from './phone-changes.ts'

/** What a member sees of the own phone: masked, with the change that waits. */
export interface PhoneState {
  readonly phoneNumber: string
  readonly pending?: { readonly phoneNumber: string; readonly appliesAt: string } | undefined
}

export const getPhoneState: Handler<unknown, PhoneState> = async ({ services, caller: { accountId } }) => {
  const account = accountId === null ? undefined : await findAccount(services.db, services, accountId)
  if (!account) return refused('signInRequired')
  const pending = await findPendingPhone(services.db, services, account.id)
  return done({
    phoneNumber: maskedPhone(account.profile.phoneNumber),
    pending: pending && { phoneNumber: maskedPhone(pending.phoneNumber), appliesAt: pending.dueAt.toISOString() },
  })
}

/**
 * Mails the link that replaces a lost phone: to a member, or to the sign-in of this session that passed the password and waits for
 * its code. Any other session gets the same refusal, with or without an account.
 */
export const sendPhoneLink: Handler<{ readonly callBackUrl?: string | undefined }, null> = (context, { callBackUrl }) =>
  context.runOnce<null>(async (trx) => {
    const { services, caller, now } = context
    const accountId = caller.accountId ?? (await findPending(trx, caller.sessionId, now))?.account_id
    const account = accountId === undefined ? undefined : await findAccount(trx, services, accountId)
    if (!account) return refused('codeExpired')
    const { language, profile } = account
    const token = randomBytes(32).toString('base64url')
    await insertPhoneLink(trx, { token, accountId: account.id, now })
    const limited = await postMessage(trx, services, {
      kind: 'phoneLink',
      params: {
        name: profile.firstName,
        helpLine: services.env.helpLine,
        link: phoneChangeLink(services.env, { callBackUrl, language, token, use: 'change' }),
        minutes: phoneChangeRules.linkMinutes,
      },
      to: { email: profile.username },
      language,
      officeId: 0,
      occasion: `${account.id}/${newId()}`,
      now,
      sender: senderOf(context),
      // The password was right: strangers who ask for reset links use up another quota.
      isProven: true,
    })
    if (limited) return refused('tooManyRequests', limited)
    const action = 'account.phoneLinkSent'
    await audit(trx, { officeId: 0, at: now, actor: actorOf(caller), action, subjectId: account.id })
    return done(null)
  })

/** Cancels a waiting change: by the link that the old phone and the mailbox got, or as the member. */
export const cancelPhoneChange: Handler<{ readonly proof?: string | undefined }, null> = (context, { proof }) =>
  context.runOnce<null>(async (trx) => {
    const { services, caller, now } = context
    const accountId = proof === undefined ? caller.accountId : await accountOfCancelLink(trx, proof)
    if (typeof accountId !== 'number') return refused(proof === undefined ? 'signInRequired' : 'linkExpired')
    await tryLockAccount(trx, accountId)
    // Again under the lock: it may have been applied, cancelled or replaced meanwhile.
    const isStill = proof === undefined || (await accountOfCancelLink(trx, proof)) === accountId
    const account = await findAccount(trx, services, accountId)
    const pending = await findPendingPhone(trx, services, accountId)
    if (!account || !pending || !isStill) return refused('linkExpired')
    await endPhoneChanges(trx, accountId)
    await postMessage(trx, services, {
      kind: 'phoneChangeCancelled',
      params: { name: account.profile.firstName, helpLine: services.env.helpLine },
      to: { email: account.profile.username },
      language: account.language,
      officeId: 0,
      occasion: `${accountId}/${pending.id}`,
      now,
      sender: 'service',
    })
    const action = 'account.phoneChangeCancelled'
    await audit(trx, { officeId: 0, at: now, actor: actorOf(caller), action, subjectId: accountId })
    return done(null)
  })
