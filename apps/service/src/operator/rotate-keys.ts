import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AppContext } from '../app-context.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { inOrder } from '../platform/database/transaction.ts'
import { markFilesUsed, putFile, removeFiles } from '../platform/files.ts'
import { type CommandResult, defineCommand, type OutputRow, success } from './command.ts'
import { type EncryptedValue, encryptedTables, readEncrypted, reEncrypt } from './re-encrypt.ts'

type Attachment = Pick<Row<'attachment'>, 'office_id' | 'id' | 'storage_key'>

const batchSize = 100

const storedFiles = ({ db }: AppContext) =>
  inOrder<Attachment>((last) =>
    db
      .selectFrom('attachment')
      .select(['office_id', 'id', 'storage_key'])
      .where('replaced_at', 'is', null)
      .where(sql<boolean>`(office_id, id) > (${last?.office_id ?? 0}, ${last?.id ?? 0}::bigint)`)
      .orderBy('office_id')
      .orderBy('id')
      .limit(batchSize)
      .execute(),
  )

const unreadableFile = ({ id }: Attachment) => `the file of attachment ${id} is gone or does not open`
const unreadableValue = ({ column, context, value }: EncryptedValue) =>
  `${column} at ${context} (key ${value[0]}) does not open`

/** The rows, with the first 200 faults where there are any. */
const withFaults = (rows: readonly OutputRow[], faults: ReadonlySet<string>): CommandResult =>
  faults.size > 0 ? { ok: false, error: { faults: [...faults].slice(0, 200), rows } } : success(rows)

/** Writes the re-encrypted file under a new name, so that a power cut leaves the old file intact. */
const rotateFileKey = async (services: AppContext, attachment: Attachment, faults: Set<string>): Promise<boolean> => {
  const { office_id, id, storage_key } = attachment
  const { transact, files, encryption } = services
  if ((await files.keyOf(storage_key)) === encryption.keyId) return false
  const bytes = await files.find(storage_key).catch(() => undefined)
  if (!bytes) {
    faults.add(unreadableFile(attachment))
    return false
  }
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
    await markFilesUsed(trx, [name])
    await removeFiles(trx, [storage_key], services.clock.now())
    return true
  })
}

/** Promise E1: encrypts all personal columns and files that use an older key. Goes on after one that does not open, and names it. */
export const rotateKeys = defineCommand({
  role: 'administrator',
  summary: 'Encrypt all personal data again with the current data key: columns and files',
  input: z.object({}),
  run: async ({ services, now, actor }) => {
    const { encryption } = services
    const rows: OutputRow[] = []
    const faults = new Set<string>()
    for (const table of encryptedTables) {
      const changed = await reEncrypt(services, table, (found) => {
        const { context, value } = found
        if (value.length === 0 || value[0] === encryption.keyId) return undefined
        try {
          return encryption.encrypt(encryption.decrypt(value, context), context)
        } catch {
          faults.add(unreadableValue(found))
          return undefined
        }
      })
      rows.push({ what: table.table, encrypted: changed })
    }
    let files = 0
    for await (const attachment of storedFiles(services)) {
      files += (await rotateFileKey(services, attachment, faults)) ? 1 : 0
    }
    rows.push({ what: 'files', encrypted: files })
    const detail = {
      key: encryption.keyId,
      ...Object.fromEntries(rows.map(({ what, encrypted }) => [what, encrypted])),
    }
    await services.transact((trx) => audit(trx, { now, actor }, 'data.encrypted', { detail }))
    return withFaults(rows, faults)
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
    const faults = new Set<string>()
    const count = (what: string, key: number) => {
      const entry = counts.get(`${what}/${key}`) ?? { what, key, values: 0 }
      counts.set(`${what}/${key}`, { ...entry, values: entry.values + 1 })
    }
    for (const table of encryptedTables) {
      await readEncrypted(services, table, (found) => {
        const { column, context, value } = found
        if (value.length === 0) return
        try {
          services.encryption.decrypt(value, context)
          count(column, value[0] ?? 0)
        } catch {
          faults.add(unreadableValue(found))
        }
      })
    }
    for await (const attachment of storedFiles(services)) {
      const { storage_key } = attachment
      const opened = await services.files.find(storage_key).catch(() => undefined)
      if (opened) count('files', (await services.files.keyOf(storage_key)) ?? 0)
      else faults.add(unreadableFile(attachment))
    }
    return withFaults([...counts.values()], faults)
  },
})
