import { timingSafeEqual } from 'node:crypto'
import type { OneTimeCode, SessionGrant } from '@invea/api/wire'
import { urgentSessionEnd } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import { adoptHold } from '../appointments/holds.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { instantOf, later } from '../platform/clock.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler, RequestContext } from '../platform/request-context.ts'
import { attachRequests } from '../requests/authorized-request.ts'
import { confirmPhone, findAccount, memberOf } from './accounts.ts'
import { rememberDevice } from './known-device.ts'
import { consumeCode, hashCode, recordAttempt } from './one-time-codes.ts'
import { deleteRegistrations } from './registrations.ts'
import { keepDevice } from './session-devices.ts'
import { type Granted, grant } from './session-grant.ts'
import { becomeMember, idleMinutesOf, issueTokens, openSession, revokeSession } from './sessions.ts'

/**
 * Makes the caller's session the member's. A visitor's own session is taken over with its held place and its requests,
 * which from now on belong to the account as well; a session of another member is ended, never handed on.
 */
const enter = async (
  trx: Trx,
  { caller, now, services: { env } }: RequestContext,
  accountId: number,
  { urgentUntil, shared }: { readonly urgentUntil: Date; readonly shared: boolean },
): Promise<{ readonly id: number; readonly ends_at: Date }> => {
  const anothers = caller.accountId !== null && caller.accountId !== accountId
  if (anothers) await revokeSession(trx, caller.sessionId, now)
  const sessionId = anothers ? await openSession(trx, now) : caller.sessionId
  const endsAt = later(now, { hours: env.memberSession.hours })
  const idleMinutes = idleMinutesOf({ isMember: true, shared }, env)
  await becomeMember(trx, { sessionId, accountId, urgentUntil, endsAt, idleMinutes, now })
  await adoptHold(trx, { sessionId, accountId, now })
  for (const { office_id: officeId, id: requestId } of await attachRequests(trx, sessionId, accountId)) {
    const actor = { kind: 'user', id: accountId } as const
    await audit(trx, { officeId, at: now, actor, action: 'request.attached', requestId, subjectId: accountId })
  }
  return { id: sessionId, ends_at: endsAt }
}

/**
 * ValidateSmsOtp (B §7): the second half of a sign-in. A try is counted and committed before it is looked at, so that
 * neither a hundred parallel guesses nor a killed process gets a sixth one. Number and address are echoes of the
 * described client: what counts is the session, the one that passed the password.
 */
export const validateCode: Handler<OneTimeCode, SessionGrant> = async (
  context,
  { code, deviceKey, shared = false },
) => {
  const { services, caller, now } = context
  const tried = await services.transact((trx) => recordAttempt(trx, caller.sessionId, now))
  if (!tried) return refused('codeExpired')
  if (!timingSafeEqual(tried.hash, hashCode(services, tried.id, code))) {
    context.log.warn({ accountId: tried.account_id }, 'a one-time code did not match')
    return refused('wrongCode')
  }
  const urgentUntil = new Date(urgentSessionEnd(instantOf(now)))
  const entered = await services.attempt(async (trx) => {
    if (!(await consumeCode(trx, tried.id, now))) return refused('codeExpired')
    const account = await findAccount(trx, services, tried.account_id)
    if (!account) throw new Error('a code without an account')
    const session = await enter(trx, context, account.id, { urgentUntil, shared })
    const sessionId = session.id
    await confirmPhone(trx, account.id, now)
    // H6b: the account is its owner's from here on; other registrations of the address lapse.
    if (!account.phoneConfirmed) await deleteRegistrations(trx, services, account.profile.username)
    await audit(trx, {
      officeId: 0,
      at: now,
      actor: { kind: 'user', id: account.id },
      action: 'account.signedIn',
      subjectId: sessionId,
    })
    const granted: Granted = { sessionId, accountId: account.id, member: memberOf(account.profile), urgentUntil }
    const tokens = await issueTokens(trx, session, now)
    await keepDevice(trx, sessionId, deviceKey, tokens)
    return done({ granted, tokens, account })
  })
  if (!entered.ok) return entered
  if (!shared) rememberDevice(context, entered.value.account)
  return done(grant(context, entered.value.granted, entered.value.tokens, shared))
}
