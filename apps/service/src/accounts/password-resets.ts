import type { Reader, Trx } from '../app-context.ts'
import { later } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.ts'
import { hashOf } from './sessions.ts'

/** D20: how long a reset link works. */
export const resetLives = { minutes: 30 }

/** Remembers a link. A name that nobody has leaves a row as well, which opens nothing. */
export const insertReset = async (
  trx: Trx,
  reset: { readonly token: string; readonly accountId: number | null; readonly now: Date },
): Promise<void> => {
  await trx
    .insertInto('password_reset')
    .values({
      hash: hashOf(reset.token),
      account_id: reset.accountId,
      created_at: reset.now,
      expires_at: later(reset.now, resetLives),
    })
    .execute()
}

/** The link of a token, used or not, expired or not. */
export const findReset = (reader: Reader, token: string): Promise<Row<'password_reset'> | undefined> =>
  reader.selectFrom('password_reset').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst()

/** Uses the link up, and every other link of the account with it. False: it was used or has expired. */
export const useReset = async (
  trx: Trx,
  { token, accountId, now }: { readonly token: string; readonly accountId: number; readonly now: Date },
): Promise<boolean> => {
  const used = await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('hash', '=', hashOf(token))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  if (!used) return false
  await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
  return true
}
