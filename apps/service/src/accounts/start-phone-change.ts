import { checkPhoneChange, maskedPhone, phoneChangeRules, type Result } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import { senderOf } from '../messages/message-limits.ts'
import { type MessageRefused, postMessage } from '../messages/post-message.ts'
import { actorOf, audit } from '../platform/audit-log/audit.ts'
import { later } from '../platform/clock.ts'
import { encryptionContext } from '../platform/encryption/encryption-context.ts'
import { hasStoredResponse } from '../platform/idempotency-keys.ts'
import { newId } from '../platform/ids.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import type { Handler, RequestContext } from '../platform/request-context.ts'
import { type Account, findAccount, tryLockAccount } from './accounts.ts'
import { codeRules, generateCode } from './one-time-codes.ts'
import { accountOfPhoneLink, countLinkCode, findPhoneCodes, hashPhoneCode, replacePhoneCodes } from './phone-changes.ts'
import { hashOf } from './sessions.ts'
import { tryPassword } from './try-password.ts'

export interface StartedPhoneChange {
  readonly expiresAt: string
  /** Masked; absent where the mailed link replaces the old phone. */
  readonly oldPhoneNumber?: string | undefined
}

const { codeMinutes, tries } = phoneChangeRules

const postCode = (
  trx: Trx,
  context: RequestContext,
  account: Account,
  sent: { readonly phone: string; readonly code: string; readonly isProven: boolean },
): Promise<MessageRefused | undefined> =>
  postMessage(trx, context.services, {
    kind: 'phoneCode',
    params: { helpLine: context.services.env.helpLine, code: sent.code, minutes: codeMinutes },
    to: { phone: sent.phone },
    language: context.language,
    officeId: 0,
    occasion: `${account.id}/${newId()}`,
    now: context.now,
    sender: senderOf(context),
    isProven: sent.isProven,
  })

interface PhoneChangeInput {
  readonly phoneNumber: string
  readonly password: string
  readonly proof?: string | undefined
}

/** Compares the password of the account that the session or the mailed link names; failures count like those of a sign-in. */
const passPassword = async (
  context: RequestContext,
  { password, proof }: PhoneChangeInput,
): Promise<Result<null, Refusal>> => {
  const { services, caller, now } = context
  const accountId = proof === undefined ? caller.accountId : await accountOfPhoneLink(services.db, proof, now)
  if (typeof accountId !== 'number') return refused(proof === undefined ? 'signInRequired' : 'linkExpired')
  const account = await findAccount(services.db, services, accountId)
  if (!account) return refused('linkExpired')
  const { username } = account.profile
  const tried = await tryPassword(context, { account, username, password, sessionId: caller.sessionId })
  return tried.ok ? done(null) : tried
}

/**
 * Sends the codes of a phone change: to the new number, and to the old one unless the mailed link replaces it (decision 0032). The
 * password is asked for again: an open session is not enough to begin.
 * After a mistyped number the old phone's code stays the same, with the tries that were used.
 */
export const startPhoneChange: Handler<PhoneChangeInput, StartedPhoneChange> = async (context, input) => {
  const { services, caller, now } = context
  // Both portals change numbers here (D44).
  const checked = checkPhoneChange(input, { phonePrefixes: services.env.phonePrefixes, foreignPhones: true })
  if (!checked.ok) return refused('invalidInput', { issues: checked.error })
  const { phoneNumber } = checked.value
  const { proof } = input
  const passed = (await hasStoredResponse(services.db, context.idempotencyKey))
    ? done(null)
    : await passPassword(context, input)
  if (!passed.ok) return passed
  return context.runOnce<StartedPhoneChange>(async (trx) => {
    const accountId = proof === undefined ? caller.accountId : await countLinkCode(trx, proof, now)
    if (typeof accountId !== 'number') return refused(proof === undefined ? 'signInRequired' : 'linkExpired')
    const account = (await tryLockAccount(trx, accountId)) ? await findAccount(trx, services, accountId) : undefined
    if (!account) return refused('linkExpired')
    const link_hash = proof === undefined ? null : hashOf(proof)
    const known = await findPhoneCodes(trx, services, caller.sessionId)
    const isSameWay = known?.account_id === accountId && (known.link_hash === null) === (link_hash === null)
    const live = isSameWay && known.tries < tries && known.new_expires_at > now ? known : undefined
    const oldPhoneNumber = proof === undefined ? maskedPhone(account.profile.phoneNumber) : undefined
    const isOnItsWay = live && later(live.created_at, { minutes: codeRules.pauseSeconds / 60 }) > now
    if (isOnItsWay && live.phoneNumber === phoneNumber) {
      return done({ expiresAt: live.new_expires_at.toISOString(), oldPhoneNumber })
    }
    // A corrected number: the code that the old phone has is still good.
    const reusable =
      live && live.phoneNumber !== phoneNumber && live.old_expires_at && live.old_expires_at > now ? live : undefined
    const id = reusable?.id ?? newId()
    const [newCode, oldCode] = [generateCode(), generateCode()]
    const expiresAt = later(now, { minutes: codeMinutes })
    const isByPhone = link_hash === null
    await replacePhoneCodes(trx, {
      session_id: caller.sessionId,
      id,
      account_id: accountId,
      link_hash,
      number: services.encryption.encrypt(phoneNumber, encryptionContext.phoneChange(id)),
      new_hash: hashPhoneCode(services, id, 'new', newCode),
      new_expires_at: expiresAt,
      old_hash: isByPhone ? (reusable?.old_hash ?? hashPhoneCode(services, id, 'old', oldCode)) : null,
      old_expires_at: isByPhone ? (reusable?.old_expires_at ?? expiresAt) : null,
      tries: reusable?.tries ?? 0,
      created_at: now,
    })
    const old = { phone: account.profile.phoneNumber, code: oldCode, isProven: true }
    const limited =
      (isByPhone && !reusable ? await postCode(trx, context, account, old) : undefined) ??
      (await postCode(trx, context, account, { phone: phoneNumber, code: newCode, isProven: false }))
    if (limited) return refused('tooManyRequests', limited)
    const action = 'account.phoneCodesSent'
    await audit(trx, { officeId: 0, at: now, actor: actorOf(caller), action, subjectId: accountId })
    return done({ expiresAt: expiresAt.toISOString(), oldPhoneNumber })
  })
}
