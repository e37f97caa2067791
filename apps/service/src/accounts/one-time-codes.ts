import { oneTimeCodeRules } from '@invea/domain/account'
import { addTime } from '../platform/clock.ts'
import { hashCode } from '../platform/code-attempts.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { newId } from '../platform/ids.ts'
import type { WithEncryption } from '../platform/platform-context.ts'

interface LiveCode {
  readonly id: number
  readonly accountId: number
  readonly expiresAt: Date
}

/** Seconds until another code can be sent to this account, or undefined if it can be sent now. The account must be locked. */
export const waitForCode = async (trx: Trx, accountId: number, now: Date): Promise<number | undefined> => {
  const day = oneTimeCodeRules.windows[1]
  const sent = await trx
    .selectFrom('one_time_code')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('created_at', '>', addTime(now, { minutes: -day.minutes }))
    .orderBy('created_at', 'desc')
    .limit(day.codes)
    .execute()
  const waits = oneTimeCodeRules.windows.flatMap(({ minutes, codes }) => {
    const oldest = sent[codes - 1]
    const free = oldest && addTime(oldest.created_at, { minutes }).getTime() - now.getTime()
    return free !== undefined && free > 0 ? [Math.ceil(free / 1000)] : []
  })
  return waits.length > 0 ? Math.max(...waits) : undefined
}

/** The current code of a session, even if it can no longer be used. */
export const findPending = (trx: Trx, sessionId: number, now: Date): Promise<Row<'one_time_code'> | undefined> =>
  trx
    .selectFrom('one_time_code')
    .selectAll()
    .where((query) => query.and({ session_id: sessionId, ended_at: null }))
    .where('created_at', '>', addTime(now, { minutes: -oneTimeCodeRules.signInMinutes }))
    .executeTakeFirst()

export const replaceCode = async (
  trx: Trx,
  services: WithEncryption,
  input: { readonly sessionId: number; readonly accountId: number; readonly code: string; readonly now: Date },
): Promise<LiveCode> => {
  const { sessionId, accountId, code, now } = input
  await endCodes(trx, { sessionId }, now)
  const id = newId()
  const expiresAt = addTime(now, { minutes: oneTimeCodeRules.minutes })
  await trx
    .insertInto('one_time_code')
    .values({
      id,
      session_id: sessionId,
      account_id: accountId,
      hash: hashCode(services, 'oneTimeCode', id, code),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { id, accountId, expiresAt }
}

/** Marks a code as used. Returns false if it was used before. */
export const consumeCode = async (trx: Trx, id: number, now: Date): Promise<boolean> => {
  const used = await trx
    .updateTable('one_time_code')
    .set({ ended_at: now })
    .where((query) => query.and({ id, ended_at: null }))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

export const endCodes = async (
  trx: Trx,
  owner: { readonly sessionId: number } | { readonly accountId: number },
  now: Date,
): Promise<void> => {
  const [column, id] =
    'sessionId' in owner ? (['session_id', owner.sessionId] as const) : (['account_id', owner.accountId] as const)
  await trx
    .updateTable('one_time_code')
    .set({ ended_at: now })
    .where(column, '=', id)
    .where('ended_at', 'is', null)
    .execute()
}
