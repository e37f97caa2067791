import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AppContext } from '../app-context.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.ts'
import { keepFiles, putFile, removeFiles } from '../platform/files.ts'
import { defineCommand, failure, type Line, success } from './command.ts'
import { encryptedTables, readEncrypted, reEncrypt } from './re-encrypt.ts'

type Attachment = Pick<Row<'attachment'>, 'office_id' | 'id' | 'storage_key'>

const batchSize = 100

async function* storedFiles({ db }: AppContext): AsyncGenerator<Attachment> {
  let after: Attachment | undefined
  for (;;) {
    const rows: readonly Attachment[] = await db
      .selectFrom('attachment')
      .select(['office_id', 'id', 'storage_key'])
      .where('replaced_at', 'is', null)
      .where(sql<boolean>`(office_id, id) > (${after?.office_id ?? 0}, ${after?.id ?? 0}::bigint)`)
      .orderBy('office_id')
      .orderBy('id')
      .limit(batchSize)
      .execute()
    yield* rows
    after = rows.at(-1)
    if (!after) return
  }
}

/** Writes the re-encrypted file under a new name, so that a power cut leaves the old file intact. */
const rotateFileKey = async (services: AppContext, { office_id, id, storage_key }: Attachment): Promise<boolean> => {
  const { transact, files, encryption } = services
  const keyId = await files.keyOf(storage_key)
  if (keyId === undefined || keyId === encryption.keyId) return false
  const bytes = await files.find(storage_key)
  if (!bytes) return false
  const name = await putFile(services, bytes)
  return transact(async (trx) => {
    const moved = await trx
      .updateTable('attachment')
      .set({ storage_key: name })
      .where((query) => query.and({ office_id, id, storage_key }))
      .where('replaced_at', 'is', null)
      .executeTakeFirst()
    // If the applicant replaced the document in the meantime, the new file is not kept.
    if (moved.numUpdatedRows === 0n) return false
    await keepFiles(trx, [name])
    await removeFiles(trx, [storage_key], services.clock.now())
    return true
  })
}

/** Promise E1: encrypts all personal columns and files with the current key. Values that already use it stay unchanged. */
export const rotateKeys = defineCommand({
  role: 'administrator',
  summary: 'Encrypt all personal data again with the current data key: columns and files',
  method: 'POST',
  input: z.object({}),
  run: async ({ services, now, actor }) => {
    const { encryption } = services
    const rows: Line[] = []
    for (const table of encryptedTables) {
      const changed = await reEncrypt(services, table, ({ context, value }) =>
        value.length === 0 || value[0] === encryption.keyId
          ? undefined
          : encryption.encrypt(encryption.decrypt(value, context), context),
      )
      rows.push({ what: table.table, encrypted: changed })
    }
    let files = 0
    for await (const attachment of storedFiles(services)) {
      files += (await rotateFileKey(services, attachment)) ? 1 : 0
    }
    rows.push({ what: 'files', encrypted: files })
    const detail = {
      key: encryption.keyId,
      ...Object.fromEntries(rows.map(({ what, encrypted }) => [what, encrypted])),
    }
    await services.transact((trx) => audit(trx, { now, actor }, 'data.encrypted', { detail }))
    return success(rows)
  },
})

/** Decrypts every encrypted value and counts them by key. Lists the position of each value that fails, and never the value. */
export const checkEncryption = defineCommand({
  role: 'administrator',
  summary: 'Decrypt all personal data, and count it by key',
  method: 'GET',
  input: z.object({}),
  run: async ({ services }) => {
    const counts = new Map<string, { what: string; key: number; values: number }>()
    const faults: string[] = []
    const count = (what: string, key: number) => {
      const entry = counts.get(`${what}/${key}`) ?? { what, key, values: 0 }
      counts.set(`${what}/${key}`, { ...entry, values: entry.values + 1 })
    }
    for (const table of encryptedTables) {
      await readEncrypted(services, table, ({ column, context, value }) => {
        if (value.length === 0) return
        try {
          services.encryption.decrypt(value, context)
          count(column, value[0] ?? 0)
        } catch {
          faults.push(`${column} at ${context} (key ${value[0]}) does not open`)
        }
      })
    }
    for await (const { id, storage_key } of storedFiles(services)) {
      const opened = await services.files.find(storage_key).catch(() => undefined)
      if (opened) count('files', (await services.files.keyOf(storage_key)) ?? 0)
      else faults.push(`the file of attachment ${id} is gone or does not open`)
    }
    return faults.length > 0 ? failure(...faults.slice(0, 200)) : success([...counts.values()])
  },
})
