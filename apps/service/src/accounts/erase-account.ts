import type { Feedback } from '@invea/domain/account'
import type { Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import type { Account } from './accounts.ts'
import { endPhoneChanges } from './phone-change-store.ts'
import { deleteRegistrations } from './registration-store.ts'
import { revokeAccount } from './sessions.ts'

/**
 * Deletes the messages about the account and the owner's feedback. Decrypts all of them, because no index contains their
 * recipient.
 */
const eraseMessages = async (
  trx: Trx,
  { encryption }: WithEncryption,
  { accountId, addresses }: { readonly accountId?: number; readonly addresses: ReadonlySet<string> },
): Promise<void> => {
  const messages = await trx
    .selectFrom('outbox')
    .select(['id', 'recipient', 'dedupe'])
    .where('office_id', '=', 0)
    .execute()
  for (const { id, recipient, dedupe } of messages) {
    // Messages about a changed phone can have gone to a former number of the account.
    const isAbout = dedupe.split('/')[1] === String(accountId)
    if (!isAbout && !addresses.has(encryption.decrypt(recipient, encryptionContext.message(id)).toString())) continue
    await trx.deleteFrom('outbox').where('office_id', '=', 0).where('id', '=', id).execute()
  }
  const notes = await trx.selectFrom('feedback').select(['id', 'note']).execute()
  for (const { id, note } of notes) {
    const { email, phoneNumber } = encryption.decryptJson<Feedback>(note, `feedback/${id}`)
    if (!addresses.has(email) && !addresses.has(phoneNumber)) continue
    await trx.deleteFrom('feedback').where('id', '=', id).execute()
    // The copy for the support mailbox has the same text. Its `dedupe` value contains the id of the feedback.
    await trx.deleteFrom('outbox').where('office_id', '=', 0).where('dedupe', '=', `feedback/${id}/mail`).execute()
  }
}

/**
 * Erases an account with its sessions, codes, links and messages. Its requests remain under their numbers, without the account.
 */
export const eraseAccount = async (trx: Trx, services: WithEncryption, account: Account, now: Date): Promise<void> => {
  const { id } = account
  await revokeAccount(trx, id, now)
  const { profile } = account
  await eraseMessages(trx, services, { accountId: id, addresses: new Set([profile.username, profile.phoneNumber]) })
  const sessions = trx.selectFrom('session').select('id').where('account_id', '=', id)
  await trx.deleteFrom('idempotency_key').where('session_id', 'in', sessions).execute()
  await trx.updateTable('session').set({ account_id: null, coded_by: null }).where('account_id', '=', id).execute()
  await trx.deleteFrom('one_time_code').where('account_id', '=', id).execute()
  await trx.deleteFrom('password_reset').where('account_id', '=', id).execute()
  await endPhoneChanges(trx, id)
  await deleteRegistrations(trx, services, profile.username)
  await trx.updateTable('request').set({ account_id: null }).where('account_id', '=', id).execute()
  await trx.deleteFrom('account').where('id', '=', id).execute()
}

/** Deletes unconfirmed registrations of an address, and the messages about them. */
export const eraseRegistrations = async (trx: Trx, services: WithEncryption, username: string): Promise<void> => {
  await eraseMessages(trx, services, { addresses: new Set([username]) })
  await deleteRegistrations(trx, services, username)
}
