import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Result } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import { formatDateTime } from '../messages/format-date-time.ts'
import { postMessage } from '../messages/post-message.ts'
import { actorOf, audit } from '../platform/audit-log/audit.ts'
import { later } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.ts'
import { hasStoredResponse } from '../platform/idempotency-keys.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import type { Handler, RequestContext } from '../platform/request-context.ts'
import { type Account, findAccount, tryLockAccount } from './accounts.ts'
import { applyPhone } from './apply-phone.ts'
import { phoneChangeLink } from './mailed-links.ts'
import { countPhoneTry, hashPhoneCode, replacePendingPhone, spendPhoneLink, takePhoneCodes } from './phone-changes.ts'

/** When the change takes effect; absent: it has. */
export interface ConfirmedPhoneChange {
  readonly appliesAt?: string | undefined
}

interface Codes {
  readonly code: string
  readonly oldCode?: string | undefined
  readonly callBackUrl?: string | undefined
}

/** Both codes, or the one to the new phone where a mailed link replaces the old phone. */
const areRight = (
  { services, caller }: RequestContext,
  row: Row<'phone_change_code'>,
  { code, oldCode = '' }: Codes,
): boolean => {
  const isNew = timingSafeEqual(row.new_hash, hashPhoneCode(services, row.id, 'new', code))
  if (row.old_hash === null) return isNew
  const isOld = timingSafeEqual(row.old_hash, hashPhoneCode(services, row.id, 'old', oldCode))
  return isNew && isOld && caller.accountId === row.account_id
}

/** Registers a change that waits, and tells the old phone and the mailbox how to cancel it. */
const register = async (
  trx: Trx,
  { services, caller, now }: RequestContext,
  account: Account,
  { phoneNumber, callBackUrl }: { readonly phoneNumber: string; readonly callBackUrl: string | undefined },
): Promise<Result<ConfirmedPhoneChange, Refusal>> => {
  const dueAt = later(now, { hours: services.env.phoneChangeWaitHours })
  // Half the length of other tokens, so that the link fits an SMS: 128 random bits.
  const cancelToken = randomBytes(16).toString('base64url')
  const { id: accountId, language, profile } = account
  const id = await replacePendingPhone(trx, services, { accountId, phoneNumber, cancelToken, now, dueAt })
  await postMessage(trx, services, {
    kind: 'phoneChangeAsked',
    params: {
      name: profile.firstName,
      helpLine: services.env.helpLine,
      until: formatDateTime(language, dueAt),
      link: phoneChangeLink(services.env, { callBackUrl, language, token: cancelToken, use: 'cancel' }),
    },
    to: { phone: profile.phoneNumber, email: profile.username },
    language,
    officeId: 0,
    occasion: `${accountId}/${id}`,
    now,
    sender: 'service',
  })
  const action = 'account.phoneChangeAsked'
  const detail = { dueAt: dueAt.toISOString() }
  await audit(trx, { officeId: 0, at: now, actor: actorOf(caller), action, subjectId: accountId, detail })
  return done({ appliesAt: dueAt.toISOString() })
}

/**
 * Changes the phone with the codes of both phones; with a mailed link and the code of the new one alone, after the waiting time
 * (decision 0032). A try is counted and committed before it is looked at, so that parallel guesses get no further one.
 */
export const confirmPhoneChange: Handler<Codes, ConfirmedPhoneChange> = async (context, codes) => {
  const { services, caller, now } = context
  // `once` returns the first answer to a repeat, and refuses a key that was used for other codes.
  const refuse = (code: 'codeExpired' | 'wrongCode') =>
    context.runOnce((): Promise<Result<ConfirmedPhoneChange, Refusal>> => Promise.resolve(refused(code)))
  if (await hasStoredResponse(services.db, context.idempotencyKey)) return refuse('codeExpired')
  const tried = await services.transact((trx) => countPhoneTry(trx, caller.sessionId, now))
  if (!tried) return refuse('codeExpired')
  if (!areRight(context, tried, codes)) {
    context.log.warn({ accountId: tried.account_id }, 'a code of a phone change did not match')
    return refuse('wrongCode')
  }
  const { account_id: accountId, link_hash: hash } = tried
  return context.runOnce<ConfirmedPhoneChange>(async (trx) => {
    if (!(await tryLockAccount(trx, accountId))) return refused('codeExpired')
    const account = await findAccount(trx, services, accountId)
    const phoneNumber = account && (await takePhoneCodes(trx, services, tried))
    if (!phoneNumber) return refused('codeExpired')
    if (hash && !(await spendPhoneLink(trx, { hash, accountId, now }))) return refused('linkExpired')
    // A phone that never answered a code has no owner to wait for.
    if (hash && account.phoneConfirmed) {
      return register(trx, context, account, { phoneNumber, callBackUrl: codes.callBackUrl })
    }
    const way = hash ? 'mail' : 'oldPhone'
    await applyPhone(trx, services, account, {
      phoneNumber,
      way,
      actor: actorOf(caller),
      keptSession: caller.sessionId,
      now,
    })
    return done({})
  })
}
