import { createHmac } from 'node:crypto'
import { chainHash, createEncryption, encryptionContext, type Keys } from '../encryption/encryption.ts'
import { StartFault } from '../start-fault.ts'
import type { OpenDatabase } from './database.ts'

/** Number of INDEX_KEY in the table `key_check`. Data keys have the numbers from 1. */
const indexKeyId = 0

const hashOf = (key: Buffer) => createHmac('sha256', key).update('key_check').digest()

const faultOf = (id: number, { dataId }: Keys): string => {
  if (id === indexKeyId) return 'INDEX_KEY is not the one of this database'
  if (id === dataId) return `DATA_KEY is not key ${id} of this database: a new key needs another DATA_KEY_ID`
  return `DATA_KEYS_ALSO does not name key ${id} of this database, but another one`
}

/** Enough to find one that is not damaged. */
const samples = 20

/** Keys that the newest personal data of their number does not open with. */
const keysThatOpenNothing = async (db: OpenDatabase['db'], keys: Keys): Promise<readonly number[]> => {
  const persons = await db
    .selectFrom('request_person')
    .select(['id', 'applicant as value'])
    .orderBy('office_id', 'desc')
    .orderBy('id', 'desc')
    .limit(samples)
    .execute()
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'member as value'])
    .orderBy('id', 'desc')
    .limit(samples)
    .execute()
  const values = [
    ...persons.map(({ id, value }) => ({ context: encryptionContext.person(id), value })),
    ...accounts.map(({ id, value }) => ({ context: encryptionContext.account(id), value })),
  ]
  const encryption = createEncryption(keys)
  const opens = ({ context, value }: (typeof values)[number]) => {
    try {
      return encryption.decrypt(value, context) !== undefined
    } catch {
      return false
    }
  }
  return [keys.dataId, ...keys.dataAlso.keys()].filter((id) => {
    const written = values.filter(({ value }) => value[0] === id)
    return written.length > 0 && !written.some(opens)
  })
}

/** Whether the newest link of the audit chain has another key, or all numbers of the newest applicants were indexed with another one. */
const isOtherIndexKey = async (db: OpenDatabase['db'], keys: Keys): Promise<boolean> => {
  const encryption = createEncryption(keys)
  const [last, previous] = await db.selectFrom('audit_seal').selectAll().orderBy('number', 'desc').limit(2).execute()
  if (last) return !chainHash({ encryption }, last, previous?.hash).equals(last.hash)
  const numbers = await db
    .selectFrom('request_person as person')
    .innerJoin('number_directory as number', (join) =>
      join
        .onRef('number.office_id', '=', 'person.office_id')
        .onRef('number.request_id', '=', 'person.request_id')
        .onRef('number.target_id', '=', 'person.id'),
    )
    .select(['number.kind', 'number.number_index', 'person.application_number'])
    .orderBy('person.office_id', 'desc')
    .orderBy('person.id', 'desc')
    .limit(samples)
    .execute()
  return (
    numbers.length > 0 &&
    !numbers.some((one) => encryption.blindIndex(one.kind, one.application_number).equals(one.number_index))
  )
}

/**
 * Refuses keys that differ from those of the database, and keeps the hash of a key that writes for the first time. A key that only
 * decrypts is not kept: it may be a new one with a mistake. A key without a hash, as in a database of an earlier version, is tried on what
 * the database has.
 */
export const checkKeys = async ({ db }: Pick<OpenDatabase, 'db'>, keys: Keys): Promise<void> => {
  const writing = [[indexKeyId, keys.index] as const, [keys.dataId, keys.data] as const]
  const known = new Map([...writing, ...keys.dataAlso])
  const refuse = (wrong: readonly number[]) => {
    if (wrong.length === 0) return
    throw new StartFault('settings', [
      ...wrong.map((id) => faultOf(id, keys)),
      'use the keys that wrote this database (in development: development-keys.json in its DATA_DIR)',
    ])
  }
  const compare = async () => {
    const rows = await db.selectFrom('key_check').selectAll().orderBy('id').execute()
    const wrong = rows.filter(({ id, hash }) => known.has(id) && !hashOf(known.get(id) as Buffer).equals(hash))
    refuse(wrong.map(({ id }) => id))
    return rows
  }
  const rows = await compare()
  const isChecked = (id: number) => rows.some((row) => row.id === id)
  const allChecked = [...known.keys()].every(isChecked)
  refuse([
    ...(!isChecked(indexKeyId) && (await isOtherIndexKey(db, keys)) ? [indexKeyId] : []),
    ...(allChecked ? [] : await keysThatOpenNothing(db, keys)).filter((id) => !isChecked(id)),
  ])
  const missing = writing.filter(([id]) => !isChecked(id))
  if (missing.length === 0) return
  await db
    .insertInto('key_check')
    .values(missing.map(([id, key]) => ({ id, hash: hashOf(key) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Another instance may have kept another key meanwhile.
  await compare()
}
