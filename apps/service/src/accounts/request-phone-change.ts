import { randomBytes } from 'node:crypto'
import type { NewPhone, StartedPhoneChange } from '@invea/api/wire'
import type { Result } from '@invea/domain'
import { checkPhoneChange, maskedPhone, oneTimeCodeRules, phoneChangeRules } from '@invea/domain/account'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { senderOf } from '../messages/message-limits.ts'
import { type MessageRefused, postMessage } from '../messages/post-message.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { addTime } from '../platform/clock.ts'
import { hashCode } from '../platform/code-attempts.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { hasStoredResponse } from '../platform/idempotency-keys.ts'
import { generateCode, newId } from '../platform/ids.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { type Account, findAccount, toOwner, tryLockAccount } from './accounts.ts'
import { phoneChangeLink } from './mailed-links.ts'
import { findPending } from './one-time-codes.ts'
import {
  accountOfCancelLink,
  accountOfPhoneLink,
  countLinkCode,
  endPhoneChanges,
  findPendingPhone,
  findPhoneCodes,
  insertPhoneLink,
  replacePhoneCodes,
} from './phone-change-store.ts'
import { hashOf } from './sessions.ts'
import { tryPassword } from './sign-in.ts'

/** A member's masked phone, with the pending change. */
export const getPhoneState: EndpointHandler<'getPhoneState'> = async ({ services, caller: { accountId } }) => {
  const account = accountId === null ? undefined : await findAccount(services.db, services, accountId)
  if (!account) return refused('signInRequired')
  const pending = await findPendingPhone(services.db, services, account.id)
  return ok({
    phoneNumber: maskedPhone(account.profile.phoneNumber),
    pending: pending && { phoneNumber: maskedPhone(pending.phoneNumber), appliesAt: pending.dueAt.toISOString() },
  })
}

/**
 * Mails the link that replaces a lost phone. Allowed for a member, and for a session that verified the password and waits for its
 * code. Any other session gets the same refusal, whether or not there is an account.
 */
export const sendPhoneLink: EndpointHandler<'sendPhoneLink'> = (context, { body: { callBackUrl } }) =>
  context.runOnce<null>(async (trx) => {
    const { services, caller, now } = context
    const accountId = caller.accountId ?? (await findPending(trx, caller.sessionId, now))?.account_id
    const account = accountId === undefined ? undefined : await findAccount(trx, services, accountId)
    if (!account) return refused('codeExpired')
    const { language, profile } = account
    const token = randomBytes(32).toString('base64url')
    await insertPhoneLink(trx, { token, accountId: account.id, now })
    const limited = await postMessage(trx, services, {
      ...toOwner(account, now),
      kind: 'phoneLink',
      params: {
        name: profile.firstName,
        helpLine: services.env.helpLine,
        link: phoneChangeLink(services.env, { callBackUrl, language, token, use: 'change' }),
        minutes: phoneChangeRules.linkMinutes,
      },
      sender: senderOf(context),
      // The password was correct, so the quota is separate from that of reset links, which strangers can request.
      isProven: true,
    })
    if (limited) return refused('tooManyRequests', limited)
    await audit(trx, context, 'account.phoneLinkSent', { subjectId: account.id })
    return ok(null)
  })

/** The account of the session, or the one that `find` returns for a link. */
const ownerOf = async (
  { caller }: RequestContext,
  proof: string | undefined,
  find: (proof: string) => Promise<number | undefined>,
): Promise<Result<number, Refusal>> => {
  const accountId = proof === undefined ? caller.accountId : await find(proof)
  if (typeof accountId === 'number') return ok(accountId)
  return refused(proof === undefined ? 'signInRequired' : 'linkExpired')
}

/** Cancels a pending change, by the link sent to the old phone and the mailbox, or as the member. */
export const cancelPhoneChange: EndpointHandler<'cancelPhoneChange'> = (context, { body: { proof } }) =>
  context.runOnce<null>(async (trx) => {
    const { services, now } = context
    const owner = await ownerOf(context, proof, (link) => accountOfCancelLink(trx, link))
    if (!owner.ok) return owner
    const accountId = owner.value
    await tryLockAccount(trx, accountId)
    // Checked again under the lock, because another call may have applied, cancelled or replaced the change.
    const isCurrent = proof === undefined || (await accountOfCancelLink(trx, proof)) === accountId
    const account = await findAccount(trx, services, accountId)
    const pending = await findPendingPhone(trx, services, accountId)
    if (!account || !pending || !isCurrent) return refused('linkExpired')
    await endPhoneChanges(trx, accountId)
    await postMessage(trx, services, {
      ...toOwner(account, now, pending.id),
      kind: 'phoneChangeCancelled',
      params: { name: account.profile.firstName, helpLine: services.env.helpLine },
    })
    await audit(trx, context, 'account.phoneChangeCancelled', { subjectId: accountId })
    return ok(null)
  })

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
    occasion: `${account.id}/${newId()}`,
    now: context.now,
    sender: senderOf(context),
    isProven: sent.isProven,
  })

/** Checks the password of the account that the session or the mailed link belongs to. Failures count as failed sign-ins. */
const verifyPassword = async (
  context: RequestContext,
  { password, proof }: NewPhone,
): Promise<Result<null, Refusal>> => {
  const { services, caller, now } = context
  const owner = await ownerOf(context, proof, (link) => accountOfPhoneLink(services.db, link, now))
  if (!owner.ok) return owner
  const account = await findAccount(services.db, services, owner.value)
  if (!account) return refused('linkExpired')
  const { username } = account.profile
  const attempt = await tryPassword(context, { account, username, password, sessionId: caller.sessionId })
  return attempt.ok ? ok(null) : attempt
}

/** The session's valid codes for this account, if they were sent in the same way: with or without a link. */
const findLiveCodes = async (
  trx: Trx,
  { services, caller, now }: RequestContext,
  accountId: number,
  isByPhone: boolean,
) => {
  const codes = await findPhoneCodes(trx, services, caller.sessionId)
  const isSameMethod = codes?.account_id === accountId && (codes.link_hash === null) === isByPhone
  return isSameMethod && codes.tries < tries && codes.new_expires_at > now ? codes : undefined
}

/** Stores new codes for a locked account, and sends them. */
const sendCodes = async (
  trx: Trx,
  context: RequestContext,
  account: Account,
  { phoneNumber, proof }: { readonly phoneNumber: string; readonly proof: string | undefined },
): Promise<Result<StartedPhoneChange, Refusal>> => {
  const { services, caller, now } = context
  const accountId = account.id
  const isByPhone = proof === undefined
  const oldPhoneNumber = isByPhone ? maskedPhone(account.profile.phoneNumber) : undefined
  const live = await findLiveCodes(trx, context, accountId, isByPhone)
  const isCorrected = live !== undefined && live.phoneNumber !== phoneNumber
  const wasJustSent = live && addTime(live.created_at, { minutes: oneTimeCodeRules.pauseSeconds / 60 }) > now
  if (wasJustSent && !isCorrected) return ok({ expiresAt: live.new_expires_at.toISOString(), oldPhoneNumber })
  // A corrected number: the code of the old phone is still valid.
  const reusable = isCorrected && live.old_expires_at && live.old_expires_at > now ? live : undefined
  const id = reusable?.id ?? newId()
  const [newCode, oldCode] = [generateCode(), generateCode()]
  const expiresAt = addTime(now, { minutes: codeMinutes })
  const hashOfCode = (phone: 'old' | 'new', code: string) =>
    hashCode(services, 'phoneChangeCode', `${id}/${phone}`, code)
  await replacePhoneCodes(trx, {
    session_id: caller.sessionId,
    id,
    account_id: accountId,
    link_hash: isByPhone ? null : hashOf(proof),
    number: services.encryption.encrypt(phoneNumber, encryptionContext.phoneChange(id)),
    new_hash: hashOfCode('new', newCode),
    new_expires_at: expiresAt,
    old_hash: isByPhone ? (reusable?.old_hash ?? hashOfCode('old', oldCode)) : null,
    old_expires_at: isByPhone ? (reusable?.old_expires_at ?? expiresAt) : null,
    tries: reusable?.tries ?? 0,
    created_at: now,
  })
  const old = { phone: account.profile.phoneNumber, code: oldCode, isProven: true }
  const limited =
    (isByPhone && !reusable ? await postCode(trx, context, account, old) : undefined) ??
    (await postCode(trx, context, account, { phone: phoneNumber, code: newCode, isProven: false }))
  if (limited) return refused('tooManyRequests', limited)
  await audit(trx, context, 'account.phoneCodesSent', { subjectId: accountId })
  return ok({ expiresAt: expiresAt.toISOString(), oldPhoneNumber })
}

/**
 * Sends the codes of a phone change: to the new number, and to the old one unless a mailed link replaces it (decision 0026).
 * Requires the password, because an open session is not enough. If the new number is corrected, the old phone's code stays
 * valid with its used attempts.
 */
export const startPhoneChange: EndpointHandler<'startPhoneChange'> = async (context, { body: input }) => {
  const { services, now } = context
  const { proof } = input
  // Both portals change numbers here (D44).
  const checked = checkPhoneChange(input, { phonePrefixes: services.env.phonePrefixes, foreignPhones: true })
  if (!checked.ok) return refused('invalidInput', { issues: checked.error })
  const { phoneNumber } = checked.value
  const isRepeated = await hasStoredResponse(services.db, context.idempotencyKey)
  const verified = isRepeated ? ok(null) : await verifyPassword(context, input)
  if (!verified.ok) return verified
  return context.runOnce<StartedPhoneChange>(async (trx) => {
    const owner = await ownerOf(context, proof, (link) => countLinkCode(trx, link, now))
    if (!owner.ok) return owner
    const isLocked = await tryLockAccount(trx, owner.value)
    const account = isLocked ? await findAccount(trx, services, owner.value) : undefined
    return account ? sendCodes(trx, context, account, { phoneNumber, proof }) : refused('linkExpired')
  })
}
