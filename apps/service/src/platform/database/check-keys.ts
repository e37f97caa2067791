import { createHmac } from 'node:crypto'
import type { Keys } from '../encryption/encryption.ts'
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

/**
 * Refuses keys that differ from those of the database, and keeps the hash of a key that writes for the first time. A key that only
 * decrypts is not kept: it may be a new one with a mistake.
 */
export const checkKeys = async ({ db }: Pick<OpenDatabase, 'db'>, keys: Keys): Promise<void> => {
  const writing = [[indexKeyId, keys.index] as const, [keys.dataId, keys.data] as const]
  const known = new Map([...writing, ...keys.dataAlso])
  const compare = async () => {
    const rows = await db.selectFrom('key_check').selectAll().orderBy('id').execute()
    const wrong = rows.filter(({ id, hash }) => known.has(id) && !hashOf(known.get(id) as Buffer).equals(hash))
    if (wrong.length > 0)
      throw new StartFault('settings', [
        ...wrong.map(({ id }) => faultOf(id, keys)),
        'use the keys that wrote this database (in development: development-keys.json in its DATA_DIR)',
      ])
    return rows
  }
  const rows = await compare()
  const missing = writing.filter(([id]) => rows.every((row) => row.id !== id))
  if (missing.length === 0) return
  await db
    .insertInto('key_check')
    .values(missing.map(([id, key]) => ({ id, hash: hashOf(key) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Another instance may have kept another key meanwhile.
  await compare()
}
