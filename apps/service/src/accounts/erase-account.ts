import type { Feedback } from '@invea/domain/account'
import { sql } from 'kysely'
import { codeRecipientIndex } from '../appointments/hold-code.ts'
import { domainPart } from '../appointments/hold-queries.ts'
import { recipientIndex, recipientName } from '../messages/message-limits.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { inOrder, type Reader, type Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { type Account, tryLockAccount } from './accounts.ts'
import { endPhoneChanges } from './phone-change-store.ts'
import { deleteRegistrations } from './registration-store.ts'
import { revokeAccount } from './sessions.ts'

/** Phones and mail addresses of a person, with their account. */
interface Contact {
  readonly accountId?: number | undefined
  readonly addresses: readonly (string | undefined)[]
}

const feedbackPerBatch = 200

/** The messages of the contact form from one of these phones or mail addresses. */
const findFeedback = async (reader: Reader, { encryption }: WithEncryption, names: ReadonlySet<string>) => {
  const found: (Feedback & { readonly id: number })[] = []
  const all = inOrder<Pick<Row<'feedback'>, 'id' | 'note'>>((last) =>
    reader
      .selectFrom('feedback')
      .select(['id', 'note'])
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(feedbackPerBatch)
      .execute(),
  )
  for await (const { id, note } of all) {
    const feedback = encryption.decryptJson<Feedback>(note, encryptionContext.feedback(id))
    const { email, phoneNumber } = feedback
    if (names.has(recipientName('mail', email)) || names.has(recipientName('sms', phoneNumber)))
      found.push({ ...feedback, id })
  }
  return found
}

/** What is stored about a person and belongs to no application: codes and other messages, and the contact form. */
export const findCorrespondence = async (
  reader: Reader,
  services: WithEncryption,
  { accountId, addresses }: Contact,
) => {
  const recipients = addresses.flatMap((address) =>
    address ? [{ channel: address.includes('@') ? 'mail' : 'sms', address } as const] : [],
  )
  const indexes = recipients.map(({ channel, address }) => recipientIndex(services, channel, address))
  const messages = await reader
    .selectFrom('outbox')
    .selectAll()
    // The conditions of the indexes, word for word.
    .where(sql<boolean>`office_id = 0`)
    .where(({ or, eb }) =>
      or([
        ...(indexes.length > 0 ? [eb('recipient_index', 'in', indexes)] : []),
        // Messages about a changed phone can have gone to a former number of the account.
        sql<boolean>`template like 'phone%' and split_part(dedupe, '/', 2) = ${String(accountId ?? '')}`,
      ]),
    )
    .execute()
  const names = new Set(recipients.map(({ channel, address }) => recipientName(channel, address)))
  return { messages, feedback: await findFeedback(reader, services, names) }
}

/** Clears the keyed indexes of a person's phones and mailboxes, and the networks beside them, in appointments that have ended or are paid. */
const eraseOrigins = async (trx: Trx, services: WithEncryption, { accountId, addresses }: Contact): Promise<void> => {
  const owners = addresses.flatMap((address) => {
    if (!address) return []
    return codeRecipientIndex(services, address.includes('@') ? { email: address } : { phone: address }).toString('hex')
  })
  if (accountId !== undefined) owners.push(`account/${accountId}`)
  await sql`update appointment set network = null, proven_by = null
    where left(proven_by, ${sql.lit(domainPart)}) = any(${owners.map((owner) => owner.slice(0, domainPart))}::text[])
      and proven_by = any(${owners}::text[]) and expires_at is null`.execute(trx)
}

/**
 * Erases what belongs to no application: messages to a person, what they wrote through the contact form, and the owner of the codes that
 * their appointments needed.
 */
export const eraseCorrespondence = async (trx: Trx, services: WithEncryption, contact: Contact): Promise<void> => {
  await eraseOrigins(trx, services, contact)
  const { messages, feedback } = await findCorrespondence(trx, services, contact)
  const ofNoOffice = trx.deleteFrom('outbox').where('office_id', '=', 0)
  for (const { id } of messages) await ofNoOffice.where('id', '=', id).execute()
  for (const { id } of feedback) {
    await trx.deleteFrom('feedback').where('id', '=', id).execute()
    // The copy for the support mailbox has the same text. Its `dedupe` value contains the id of the feedback.
    await ofNoOffice.where('dedupe', '=', `feedback/${id}/mail`).execute()
  }
}

/** Erases an account with its sessions, codes, links and messages. Its requests remain under their numbers. */
export const eraseAccount = async (trx: Trx, services: WithEncryption, account: Account, now: Date): Promise<void> => {
  const { id } = account
  // A sign-in that has used its code is complete then, so its session is ended too.
  await tryLockAccount(trx, id)
  await trx.deleteFrom('one_time_code').where('account_id', '=', id).execute()
  await revokeAccount(trx, id, now)
  const { profile } = account
  await eraseCorrespondence(trx, services, { accountId: id, addresses: [profile.username, profile.phoneNumber] })
  const sessions = trx.selectFrom('session').select('id').where('account_id', '=', id)
  await trx.deleteFrom('idempotency_key').where('session_id', 'in', sessions).execute()
  await trx.updateTable('session').set({ account_id: null, coded_by: null }).where('account_id', '=', id).execute()
  await trx.deleteFrom('password_reset').where('account_id', '=', id).execute()
  await endPhoneChanges(trx, id)
  await deleteRegistrations(trx, services, profile.username)
  await trx.updateTable('request').set({ account_id: null }).where('account_id', '=', id).execute()
  await trx.deleteFrom('account').where('id', '=', id).execute()
}

/** Deletes unconfirmed registrations of an address, and the messages about them. */
export const eraseRegistrations = async (trx: Trx, services: WithEncryption, username: string): Promise<void> => {
  await eraseCorrespondence(trx, services, { addresses: [username] })
  await deleteRegistrations(trx, services, username)
}
