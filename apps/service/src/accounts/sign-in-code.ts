import type { SessionGrant } from '@invea/api/wire'
import type { Result } from '@invea/domain'
import { maskedPhone, oneTimeCodeRules, urgentSessionEnd } from '@invea/domain/account'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { proofBySignIn } from '../appointments/hold-code.ts'
import { adoptHold } from '../appointments/holds.ts'
import { senderOf } from '../messages/message-limits.ts'
import { postMessage } from '../messages/post-message.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { recordCaptchaPasses } from '../platform/captcha/verify-captcha.ts'
import { addTime, instantOf } from '../platform/clock.ts'
import { matchesHash, recordAttempt } from '../platform/code-attempts.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { generateCode } from '../platform/ids.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { attachRequests } from '../requests/authorized-request.ts'
import { type Account, confirmPhone, findAccount, lockAccount, memberOf, tryLockAccount } from './accounts.ts'
import { rememberDevice, storeDeviceKey } from './devices.ts'
import { consumeCode, findPending, replaceCode, waitForCode } from './one-time-codes.ts'
import { deleteRegistrations } from './registration-store.ts'
import { issueGrant, type SessionOwner } from './session-grant.ts'
import { becomeMember, idleMinutesOf, issueTokens, openSession, revokeSession } from './sessions.ts'

/** Response while the code is awaited: no token, and only the part of the number that its owner recognizes. */
const toAwaitedGrant = ({ profile }: Account, expiresAt: Date): SessionGrant => ({
  accessToken: '',
  refreshToken: '',
  subject: '',
  expiresInSeconds: 0,
  awaitedCode: {
    username: profile.username,
    phoneNumber: maskedPhone(profile.phoneNumber),
    expiresAt: expiresAt.toISOString(),
  },
})

/** Seconds until another code can be requested after this one. 0 or less: now. */
const pauseAfter = ({ created_at }: Pick<Row<'one_time_code'>, 'created_at'>, now: Date) =>
  Math.ceil(oneTimeCodeRules.pauseSeconds - (now.getTime() - created_at.getTime()) / 1000)

/** Sends a new code to the session that passed the password. Locks the account, so that parallel sign-ins are counted. */
export const sendCode = async (
  trx: Trx,
  context: RequestContext,
  { account, sessionId }: { readonly account: Account; readonly sessionId: number },
): Promise<Result<SessionGrant, Refusal>> => {
  const { services, now, language } = context
  await lockAccount(trx, account.id)
  const pending = await findPending(trx, sessionId, now)
  // A second request within a minute, for example after a lost response: the code already sent stays valid.
  const isFresh = pending?.account_id === account.id && pauseAfter(pending, now) > 0
  if (isFresh && pending.tries < oneTimeCodeRules.tries) {
    return ok(toAwaitedGrant(account, pending.expires_at))
  }
  const wait = await waitForCode(trx, account.id, now)
  if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })

  const code = generateCode()
  const live = await replaceCode(trx, services, { sessionId, accountId: account.id, code, now })
  const { phoneNumber, firstName } = account.profile
  const limited = await postMessage(trx, services, {
    kind: 'code',
    params: { name: firstName, helpLine: services.env.helpLine, code, minutes: oneTimeCodeRules.minutes },
    // The phone is the second factor: anyone with access to the mailbox could have reset the password.
    to: { phone: phoneNumber },
    language,
    occasion: String(live.id),
    now,
    sender: senderOf(context),
    isProven: account.phoneConfirmed,
  })
  if (limited) return refused('tooManyRequests', limited)
  await audit(trx, { now, actor: { kind: 'session', id: sessionId } }, 'account.codeSent', { subjectId: account.id })
  return ok(toAwaitedGrant(account, live.expiresAt))
}

/** Sends another code for the current sign-in, at the earliest a minute after the last one. */
export const resendCode: EndpointHandler<'resendCode'> = (context) =>
  context.runOnce(async (trx) => {
    const { caller, now, services } = context
    const pending = await findPending(trx, caller.sessionId, now)
    const account = pending && (await findAccount(trx, services, pending.account_id))
    if (!account) return refused('codeExpired')
    const pause = pauseAfter(pending, now)
    if (pause > 0) return refused('tooManyRequests', { retryAfterSeconds: pause })
    return sendCode(trx, context, { account, sessionId: caller.sessionId })
  })

/**
 * Makes the caller's session a session of the member. An anonymous session keeps its hold and requests; those with the member's
 * phone then also belong to the account. A session of another member is ended.
 */
const signInSession = async (
  trx: Trx,
  { caller, now, services }: RequestContext,
  { id: accountId, profile }: Account,
  { urgentUntil, shared }: { readonly urgentUntil: Date; readonly shared: boolean },
): Promise<{ readonly id: number; readonly ends_at: Date }> => {
  const isOtherMember = caller.accountId !== null && caller.accountId !== accountId
  if (isOtherMember) await revokeSession(trx, caller.sessionId, now)
  const sessionId = isOtherMember ? await openSession(trx, now) : caller.sessionId
  const ends_at = addTime(now, { hours: services.env.memberSession.hours })
  const idle_minutes = idleMinutesOf({ isMember: true, shared }, services.env)
  const member = { account_id: accountId, urgent_until: urgentUntil, ends_at, idle_minutes, seen_at: now }
  await becomeMember(trx, sessionId, member)
  await recordCaptchaPasses(trx, sessionId, { ...proofBySignIn(services, profile.phoneNumber), until: ends_at })
  await adoptHold(trx, { sessionId, accountId, now })
  const attached = await attachRequests(trx, services, { sessionId, accountId, phoneNumber: profile.phoneNumber })
  for (const { office_id: officeId, id: requestId } of attached) {
    const actor = { kind: 'user', id: accountId } as const
    await audit(trx, { now, actor }, 'request.attached', { officeId, requestId, subjectId: accountId })
  }
  return { id: sessionId, ends_at }
}

/**
 * ValidateSmsOtp (B §7): the second half of a sign-in. Each attempt is counted and committed before the code is compared, so
 * that parallel guesses or a killed process give no sixth attempt. The number and address in the body are ignored; only the
 * session that passed the password check counts.
 */
export const validateCode: EndpointHandler<'validateCode'> = async (
  context,
  { body: { code, deviceKey, shared = false } },
) => {
  const { services, now } = context
  const recorded = await services.transact((trx) => recordAttempt(trx, 'one_time_code', context))
  if (!recorded) return refused('codeExpired')
  if (!matchesHash(recorded.hash, services, 'oneTimeCode', recorded.id, code)) {
    context.log.warn({ accountId: recorded.account_id }, 'a one-time code did not match')
    return refused('wrongCode')
  }
  const urgentUntil = new Date(urgentSessionEnd(instantOf(now)))
  const signedIn = await services.attempt(async (trx) => {
    // An erasure locks the account first too.
    await tryLockAccount(trx, recorded.account_id)
    if (!(await consumeCode(trx, recorded.id, now))) return refused('codeExpired')
    const account = await findAccount(trx, services, recorded.account_id)
    if (!account) throw new Error('the account of a one-time code does not exist')
    const session = await signInSession(trx, context, account, { urgentUntil, shared })
    const sessionId = session.id
    await confirmPhone(trx, account.id, now)
    // The owner is confirmed, so other registrations of the address end.
    if (!account.phoneConfirmed) await deleteRegistrations(trx, services, account.profile.username)
    await audit(trx, { now, actor: { kind: 'user', id: account.id } }, 'account.signedIn', { subjectId: sessionId })
    const owner: SessionOwner = { sessionId, accountId: account.id, member: memberOf(account.profile), urgentUntil }
    const tokens = await issueTokens(trx, session, now)
    await storeDeviceKey(trx, sessionId, deviceKey, tokens)
    return ok({ owner, tokens, account })
  })
  if (!signedIn.ok) return signedIn
  if (!shared) rememberDevice(context, signedIn.value.account, true)
  return ok(issueGrant(context, signedIn.value.owner, signedIn.value.tokens, shared))
}
