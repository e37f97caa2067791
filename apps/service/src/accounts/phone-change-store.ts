import { phoneChangeRules } from '@invea/domain/account'
import { addTime } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { newId } from '../platform/ids.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { hashOf } from './sessions.ts'

/** A phone change that takes effect after the waiting time. */
interface PendingPhone {
  readonly id: number
  readonly phoneNumber: string
  readonly createdAt: Date
  readonly dueAt: Date
}

export const insertPhoneLink = async (
  trx: Trx,
  { token, accountId, now }: { readonly token: string; readonly accountId: number; readonly now: Date },
): Promise<void> => {
  const expires_at = addTime(now, { minutes: phoneChangeRules.linkMinutes })
  const row = { hash: hashOf(token), account_id: accountId, created_at: now, expires_at }
  await trx.insertInto('phone_change_link').values(row).execute()
}

/** The account of a link that still works. */
export const accountOfPhoneLink = async (reader: Reader, token: string, now: Date): Promise<number | undefined> => {
  const link = await reader
    .selectFrom('phone_change_link')
    .select('account_id')
    .where((query) => query.and({ hash: hashOf(token), used_at: null }))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.account_id
}

/** Counts a code that is requested with a link. Returns the account; undefined if the link allows no further code. */
export const countLinkCode = async (trx: Trx, token: string, now: Date): Promise<number | undefined> => {
  const link = await trx
    .updateTable('phone_change_link')
    .set((row) => ({ codes: row('codes', '+', 1) }))
    .where((query) => query.and({ hash: hashOf(token), used_at: null }))
    .where('expires_at', '>', now)
    .where('codes', '<', phoneChangeRules.linkCodes)
    .returning('account_id')
    .executeTakeFirst()
  return link?.account_id
}

/** Marks this link and every other link of its account as used. Returns false if it was used or has expired. */
export const consumePhoneLink = async (
  trx: Trx,
  { hash, accountId, now }: { readonly hash: Buffer; readonly accountId: number; readonly now: Date },
): Promise<boolean> => {
  const used = await trx
    .updateTable('phone_change_link')
    .set({ used_at: now })
    .where((query) => query.and({ account_id: accountId, used_at: null }))
    .where('expires_at', '>', now)
    .returning('hash')
    .execute()
  return used.some((link) => link.hash.equals(hash))
}

/** The open codes of a session, with the new number. */
export const findPhoneCodes = async (
  trx: Trx,
  { encryption }: WithEncryption,
  sessionId: number,
): Promise<(Row<'phone_change_code'> & { readonly phoneNumber: string }) | undefined> => {
  const row = await trx
    .selectFrom('phone_change_code')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return (
    row && { ...row, phoneNumber: encryption.decrypt(row.number, encryptionContext.phoneChange(row.id)).toString() }
  )
}

export const replacePhoneCodes = async (trx: Trx, row: Row<'phone_change_code'>): Promise<void> => {
  await trx
    .insertInto('phone_change_code')
    .values(row)
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
}

/** Marks the codes as used and returns the confirmed number. Returns undefined if they were used or replaced. */
export const consumePhoneCodes = async (
  trx: Trx,
  { encryption }: WithEncryption,
  { id, new_hash }: Pick<Row<'phone_change_code'>, 'id' | 'new_hash'>,
): Promise<string | undefined> => {
  const used = await trx
    .deleteFrom('phone_change_code')
    .where((query) => query.and({ id, new_hash }))
    .returning('number')
    .executeTakeFirst()
  return used && encryption.decrypt(used.number, encryptionContext.phoneChange(id)).toString()
}

export const replacePendingPhone = async (
  trx: Trx,
  { encryption }: WithEncryption,
  change: {
    readonly accountId: number
    readonly phoneNumber: string
    readonly cancelToken: string
    readonly now: Date
    readonly dueAt: Date
  },
): Promise<number> => {
  const id = newId()
  const row = {
    id,
    number: encryption.encrypt(change.phoneNumber, encryptionContext.phoneChange(id)),
    cancel_hash: hashOf(change.cancelToken),
    created_at: change.now,
    due_at: change.dueAt,
  }
  await trx
    .insertInto('phone_change')
    .values({ account_id: change.accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  return id
}

export const findPendingPhone = async (
  reader: Reader,
  { encryption }: WithEncryption,
  accountId: number,
): Promise<PendingPhone | undefined> => {
  const row = await reader.selectFrom('phone_change').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return (
    row && {
      id: row.id,
      phoneNumber: encryption.decrypt(row.number, encryptionContext.phoneChange(row.id)).toString(),
      createdAt: row.created_at,
      dueAt: row.due_at,
    }
  )
}

/** New numbers of an account that are not confirmed yet. */
export const unprovenPhones = async (
  reader: Reader,
  { encryption }: WithEncryption,
  accountId: number,
): Promise<readonly string[]> => {
  const rows = await reader
    .selectFrom('phone_change_code')
    .select(['id', 'number'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, number }) => encryption.decrypt(number, encryptionContext.phoneChange(id)).toString())
}

/** The account whose pending change this link cancels. */
export const accountOfCancelLink = async (trx: Trx, token: string): Promise<number | undefined> => {
  const row = await trx
    .selectFrom('phone_change')
    .select('account_id')
    .where('cancel_hash', '=', hashOf(token))
    .executeTakeFirst()
  return row?.account_id
}

/** Ends the codes, links and changes of a locked account's phone. Returns whether a change was pending. */
export const endPhoneChanges = async (trx: Trx, accountId: number): Promise<boolean> => {
  const ended = await trx.deleteFrom('phone_change').where('account_id', '=', accountId).executeTakeFirst()
  await trx.deleteFrom('phone_change_code').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('phone_change_link').where('account_id', '=', accountId).execute()
  return ended.numDeletedRows > 0n
}
