import { registrationHours } from '@invea/domain/account'
import { addTime } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { newId } from '../platform/ids.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { type NewAccount, nameIndex } from './accounts.ts'
import { hashOf } from './sessions.ts'

/** A registration. It becomes an account when the owner of the mailbox opens the mailed link. */
export interface PendingRegistration extends Omit<NewAccount, 'now'> {
  readonly id: number
}

const decryptRegistration = ({ encryption }: WithEncryption, row: Row<'registration'>): PendingRegistration => ({
  id: row.id,
  passwordHash: row.password_hash,
  profile: encryption.decryptJson(row.member, encryptionContext.registration(row.id)),
  language: row.language,
})

/** Stores a registration. One e-mail address can have several. */
export const insertRegistration = async (
  trx: Trx,
  services: WithEncryption,
  registration: NewAccount & { readonly token: string; readonly sessionId: number },
): Promise<void> => {
  const { token, sessionId, profile, passwordHash, language, now } = registration
  const id = newId()
  await trx
    .insertInto('registration')
    .values({
      id,
      token_hash: hashOf(token),
      name_index: nameIndex(services, profile.username),
      session_id: sessionId,
      password_hash: passwordHash,
      member: services.encryption.encryptJson(profile, encryptionContext.registration(id)),
      language,
      created_at: now,
      expires_at: addTime(now, { hours: registrationHours }),
    })
    .execute()
}

/**
 * Returns the registrations that a mailed link can confirm: the one it was sent for, and the newest one of this session for the
 * same address. The second covers an owner whose own mail was not sent, because a stranger had used up the limit. Empty if
 * the link is unknown, expired or for another address.
 */
export const findRegistrations = async (
  reader: Reader,
  services: WithEncryption,
  { token, username, sessionId, now }: Readonly<{ token: string; username: string; sessionId: number; now: Date }>,
): Promise<readonly PendingRegistration[]> => {
  const live = await reader
    .selectFrom('registration')
    .selectAll()
    .where('name_index', '=', nameIndex(services, username))
    .where('expires_at', '>', now)
    .where((where) => where.or([where('token_hash', '=', hashOf(token)), where('session_id', '=', sessionId)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const mailed = live.find((row) => row.token_hash.equals(hashOf(token)))
  const own = live.find((row) => row !== mailed && row.session_id === sessionId)
  return mailed ? [mailed, own].flatMap((row) => (row ? [decryptRegistration(services, row)] : [])) : []
}

/** Checks whether a registration is unconfirmed, and locks it until the transaction ends. */
export const isPending = async (trx: Trx, id: number): Promise<boolean> =>
  (await trx.selectFrom('registration').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined

/** The unconfirmed registrations of an address, including those made by others, for the data export. */
export const registrationsOf = async (
  reader: Reader,
  services: WithEncryption,
  username: string,
): Promise<readonly (PendingRegistration & { readonly createdAt: Date })[]> => {
  const rows = await reader
    .selectFrom('registration')
    .selectAll()
    .where('name_index', '=', nameIndex(services, username))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ ...decryptRegistration(services, row), createdAt: row.created_at }))
}

/** Deletes all registrations of an address, after one has become an account or the account was erased. */
export const deleteRegistrations = async (trx: Trx, services: WithEncryption, username: string): Promise<void> => {
  await trx.deleteFrom('registration').where('name_index', '=', nameIndex(services, username)).execute()
}
