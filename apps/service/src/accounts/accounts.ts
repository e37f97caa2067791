import type { Language } from '@invea/domain'
import { accountName, type Member } from '@invea/domain/account'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { newId } from '../platform/ids.ts'
import type { WithEncryption } from '../platform/platform-context.ts'

export interface Profile extends Member {
  readonly phoneNumber: string
}

export interface Account {
  readonly id: number
  readonly passwordHash: string
  readonly profile: Profile
  /** The owner has entered a one-time code sent to this phone. */
  readonly phoneConfirmed: boolean
  /** Language of messages to the owner. */
  readonly language: Language
}

export interface NewAccount extends Pick<Account, 'passwordHash' | 'profile' | 'language'> {
  readonly now: Date
}

/** Finds an account by a keyed hash of its name, because the name is stored encrypted. */
export const nameIndex = ({ encryption }: WithEncryption, username: string): Buffer =>
  encryption.blindIndex('account', accountName(username))

const decryptAccount = ({ encryption }: WithEncryption, row: Row<'account'> | undefined): Account | undefined =>
  row && {
    id: row.id,
    passwordHash: row.password_hash,
    profile: encryption.decryptJson(row.member, encryptionContext.account(row.id)),
    language: row.language,
    phoneConfirmed: row.phone_confirmed_at !== null,
  }

export const findAccountByName = async (
  reader: Reader,
  services: WithEncryption,
  username: string,
): Promise<Account | undefined> =>
  decryptAccount(
    services,
    await reader
      .selectFrom('account')
      .selectAll()
      .where('name_index', '=', nameIndex(services, username))
      .executeTakeFirst(),
  )

export const findAccount = async (reader: Reader, services: WithEncryption, id: number): Promise<Account | undefined> =>
  decryptAccount(services, await reader.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst())

/** The parts of a mail to the owner of an account. */
export const toOwner = ({ id, profile, language }: Account, now: Date, occasion: number | string = newId()) =>
  ({ to: { email: profile.username }, language, occasion: `${id}/${occasion}`, now, sender: 'service' }) as const

/** Creates an account. Returns undefined if the name is taken. */
export const insertAccount = async (
  trx: Trx,
  services: WithEncryption,
  account: NewAccount,
): Promise<number | undefined> => {
  const { profile, passwordHash, language, now } = account
  const id = newId()
  const inserted = await trx
    .insertInto('account')
    .values({
      id,
      name_index: nameIndex(services, profile.username),
      password_hash: passwordHash,
      member: services.encryption.encryptJson(profile, encryptionContext.account(id)),
      language,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('name_index').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Replaces the profile and password of an account with an unconfirmed phone by those of a newer registration. */
export const replaceUnconfirmed = async (
  trx: Trx,
  services: WithEncryption,
  id: number,
  account: NewAccount,
): Promise<void> => {
  const { profile, passwordHash, language, now } = account
  await trx
    .updateTable('account')
    .set({
      password_hash: passwordHash,
      member: services.encryption.encryptJson(profile, encryptionContext.account(id)),
      language,
      changed_at: now,
    })
    .where((query) => query.and({ id, phone_confirmed_at: null }))
    .execute()
}

/** The names for the portal's greeting. */
export const memberOf = ({ username, firstName, fatherName, grandfatherName }: Profile): Member => ({
  username,
  firstName,
  fatherName,
  grandfatherName,
})

/** Locks an account, so that parallel calls run one after the other. */
export const lockAccount = async (trx: Trx, id: number): Promise<void> => {
  await trx.selectFrom('account').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Locks an account that may have been erased. Returns false if it was. */
export const tryLockAccount = async (trx: Trx, id: number): Promise<boolean> =>
  (await trx.selectFrom('account').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined

/** Marks the phone number as confirmed, after the first correct code. */
export const confirmPhone = async (trx: Trx, id: number, now: Date): Promise<void> => {
  await trx
    .updateTable('account')
    .set({ phone_confirmed_at: now })
    .where((query) => query.and({ id, phone_confirmed_at: null }))
    .execute()
}

/** Replaces the phone number. Does not change whether it is confirmed. */
export const changePhone = async (
  trx: Trx,
  services: WithEncryption,
  { id, profile }: Account,
  { phoneNumber, now }: { readonly phoneNumber: string; readonly now: Date },
): Promise<void> => {
  const member = services.encryption.encryptJson({ ...profile, phoneNumber }, encryptionContext.account(id))
  await trx.updateTable('account').set({ member, changed_at: now }).where('id', '=', id).execute()
}

export const changePassword = async (trx: Trx, id: number, passwordHash: string, now: Date): Promise<void> => {
  await trx.updateTable('account').set({ password_hash: passwordHash, changed_at: now }).where('id', '=', id).execute()
}
