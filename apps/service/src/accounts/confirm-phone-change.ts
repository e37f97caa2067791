import { randomBytes } from 'node:crypto'
import type { PhoneChangeCodes } from '@invea/api/wire'
import type { Result } from '@invea/domain'
import { sql } from 'kysely'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { proofBySignIn } from '../appointments/hold-code.ts'
import { formatDateTime } from '../messages/messages.ts'
import { postMessage } from '../messages/post-message.ts'
import { type AuditContext, audit } from '../platform/audit-log/audit.ts'
import { addTime } from '../platform/clock.ts'
import { matchesHash, recordAttempt, refuseCode } from '../platform/code-attempts.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { hasStoredResponse } from '../platform/idempotency-keys.ts'
import { createItems } from '../platform/jobs/jobs.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { type Account, changePhone, confirmPhone, findAccount, toOwner, tryLockAccount } from './accounts.ts'
import { phoneChangeLink } from './mailed-links.ts'
import { endCodes } from './one-time-codes.ts'
import {
  consumePhoneCodes,
  consumePhoneLink,
  endPhoneChanges,
  findPendingPhone,
  replacePendingPhone,
} from './phone-change-store.ts'
import { deleteRegistrations } from './registration-store.ts'
import { revokeAccount } from './sessions.ts'

/**
 * Sets the new, confirmed phone number. Ends all codes, links and pending changes of the old number, and
 * all sessions except `exceptSession`. The account must be locked.
 */
const applyPhone = async (
  trx: Trx,
  services: Pick<PlatformContext, 'encryption' | 'env'>,
  account: Account,
  { now, actor }: AuditContext,
  {
    phoneNumber,
    way,
    exceptSession,
  }: { readonly phoneNumber: string; readonly way: 'oldPhone' | 'mail'; readonly exceptSession?: number | undefined },
): Promise<void> => {
  const { id, profile, phoneConfirmed } = account
  await changePhone(trx, services, account, { phoneNumber, now })
  await endPhoneChanges(trx, id)
  await endCodes(trx, { accountId: id }, now)
  await revokeAccount(trx, id, now, exceptSession)
  if (exceptSession !== undefined) {
    const { passes, coded_by } = proofBySignIn(services, phoneNumber)
    const human = passes.length === 0 ? { human: sql<string>`human - 'site.code'` } : {}
    await trx
      .updateTable('session')
      .set({ coded_by, ...human })
      .where('id', '=', exceptSession)
      .execute()
  }
  if (!phoneConfirmed) {
    await confirmPhone(trx, id, now)
    await deleteRegistrations(trx, services, profile.username)
  }
  await postMessage(trx, services, {
    ...toOwner(account, now),
    kind: 'phoneChanged',
    params: { name: profile.firstName, helpLine: services.env.helpLine },
    // An unconfirmed number may belong to a stranger.
    to: { phone: phoneConfirmed ? profile.phoneNumber : phoneNumber, email: profile.username },
  })
  await audit(trx, { now, actor }, 'account.phoneChanged', { subjectId: id, detail: { way } })
}

/** When the change takes effect; absent when it has. */
interface ConfirmedPhoneChange {
  readonly appliesAt?: string | undefined
}

/** Checks both codes, or only the code of the new phone if a mailed link replaces the old phone. */
const areCodesValid = (
  { services, caller }: RequestContext,
  row: Row<'phone_change_code'>,
  { code, oldCode = '' }: PhoneChangeCodes,
): boolean => {
  const isNew = matchesHash(row.new_hash, services, 'phoneChangeCode', `${row.id}/new`, code)
  if (row.old_hash === null) return isNew
  const isOld = matchesHash(row.old_hash, services, 'phoneChangeCode', `${row.id}/old`, oldCode)
  return isNew && isOld && caller.accountId === row.account_id
}

/** Stores a pending change, and sends the old phone and the mailbox a link that cancels it. */
const storePendingChange = async (
  trx: Trx,
  context: RequestContext,
  account: Account,
  { phoneNumber, callBackUrl }: { readonly phoneNumber: string; readonly callBackUrl: string | undefined },
): Promise<Result<ConfirmedPhoneChange, Refusal>> => {
  const { services, now } = context
  const dueAt = addTime(now, { hours: services.env.phoneChangeWaitHours })
  // Half the length of other tokens, so that the link fits an SMS: 128 random bits.
  const cancelToken = randomBytes(16).toString('base64url')
  const { id: accountId, language, profile } = account
  const id = await replacePendingPhone(trx, services, { accountId, phoneNumber, cancelToken, now, dueAt })
  await postMessage(trx, services, {
    ...toOwner(account, now, id),
    kind: 'phoneChangeAsked',
    params: {
      name: profile.firstName,
      helpLine: services.env.helpLine,
      until: formatDateTime(language, dueAt, profile.phoneNumber),
      link: phoneChangeLink(services.env, { callBackUrl, language, token: cancelToken, use: 'cancel' }),
    },
    to: { phone: profile.phoneNumber, email: profile.username },
  })
  const detail = { dueAt: dueAt.toISOString() }
  await audit(trx, context, 'account.phoneChangeAsked', { subjectId: accountId, detail })
  return ok({ appliesAt: dueAt.toISOString() })
}

/**
 * Changes the phone number with the codes of both phones. With a mailed link and only the code of the new phone, the change
 * takes effect after a waiting time (decision 0026). Each attempt is counted and committed before the code is compared, so that
 * parallel guesses get no extra attempt.
 */
export const confirmPhoneChange: EndpointHandler<'confirmPhoneChange'> = async (context, { body: codes }) => {
  const { services, caller, now } = context
  if (await hasStoredResponse(services.db, context.idempotencyKey)) return refuseCode(context, 'codeExpired')
  const attempt = await services.transact((trx) => recordAttempt(trx, 'phone_change_code', context))
  if (!attempt) return refuseCode(context, 'codeExpired')
  if (!areCodesValid(context, attempt, codes)) {
    context.log.warn({ accountId: attempt.account_id }, 'a code of a phone change did not match')
    return refuseCode(context, 'wrongCode')
  }
  const { account_id: accountId, link_hash: hash } = attempt
  return context.runOnce<ConfirmedPhoneChange>(async (trx) => {
    if (!(await tryLockAccount(trx, accountId))) return refused('codeExpired')
    const account = await findAccount(trx, services, accountId)
    const phoneNumber = account && (await consumePhoneCodes(trx, services, attempt))
    if (!phoneNumber) return refused('codeExpired')
    if (hash && !(await consumePhoneLink(trx, { hash, accountId, now }))) return refused('linkExpired')
    // An unconfirmed phone has no owner who could cancel the change.
    if (hash && account.phoneConfirmed) {
      return storePendingChange(trx, context, account, { phoneNumber, callBackUrl: codes.callBackUrl })
    }
    const way = hash ? 'mail' : 'oldPhone'
    await applyPhone(trx, services, account, context, { phoneNumber, way, exceptSession: caller.sessionId })
    return ok({})
  })
}

const maxChangesPerRun = 100

type ApplyContext = Pick<PlatformContext, 'db' | 'transact' | 'clock' | 'encryption' | 'env' | 'log'>

/** Applies pending phone numbers whose waiting time is over (decision 0026), each once with any number of instances. */
export const applyPhoneChanges = async (services: ApplyContext): Promise<number> => {
  const { db, transact, clock } = services
  const now = clock.now()
  const due = await db
    .selectFrom('phone_change')
    .select(['account_id', 'id'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(maxChangesPerRun)
    .execute()
  const items = createItems(services)
  let applied = 0
  for (const { account_id: accountId, id } of due) {
    const apply = async (trx: Trx) => {
      if (!(await tryLockAccount(trx, accountId))) return 0
      const pending = await findPendingPhone(trx, services, accountId)
      const account = pending?.id === id ? await findAccount(trx, services, accountId) : undefined
      if (!account || !pending) return 0
      const { phoneNumber } = pending
      await applyPhone(trx, services, account, { actor: { kind: 'job' }, now }, { phoneNumber, way: 'mail' })
      return 1
    }
    applied += await items.run(id, () => transact(apply))
  }
  items.end()
  return applied
}
