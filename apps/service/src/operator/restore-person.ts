import { createHash } from 'node:crypto'
import { openDatabase } from '../platform/database/database.ts'
import type { Row } from '../platform/database/schema.ts'
import { createFileStore, type FileStore } from '../platform/files.ts'
import { findPersonCopy, type PersonCopy, restorePersonFrom } from '../requests/restore-person.ts'
import { actorOfOperator, type CommandResult, failure, type OperatorContext, success } from './command.ts'

/** Copies the documents into the service's own store, each compared with its hash. Returns the types of those that are not there. */
const copyDocuments = async (
  { person }: PersonCopy,
  from: FileStore,
  into: FileStore,
): Promise<{ readonly attachments: readonly Row<'attachment'>[]; readonly missing: readonly number[] }> => {
  const attachments: Row<'attachment'>[] = []
  const missing: number[] = []
  for (const row of person.attachments) {
    const bytes = await from.find(row.storage_key).catch(() => undefined)
    if (bytes && createHash('sha256').update(bytes).digest().equals(row.sha256))
      attachments.push({ ...row, storage_key: await into.put(bytes) })
    else missing.push(row.attachment_type_id)
  }
  return { attachments, missing }
}

/** Brings back one person who was erased in error, from a restored copy of the database and its files. */
export const restorePerson = async (
  context: OperatorContext,
  { applicationNumber, reason }: { readonly applicationNumber: string; readonly reason: string },
): Promise<CommandResult> => {
  const { services, now } = context
  const { databaseUrl, files: location } = services.env.restored
  if (databaseUrl === undefined) return failure('RESTORED_DATABASE_URL names no restored copy of the database')
  const copy = await openDatabase({ databaseUrl, databaseConnections: 2 }, services.log)
  try {
    const found = await findPersonCopy(copy.db, services, applicationNumber)
    if (!found) return failure('no application of the copy has this number')
    const filesOfCopy = location ? createFileStore(location, services.encryption) : services.files
    const { attachments, missing } = await copyDocuments(found, filesOfCopy, services.files)
    const refused =
      missing.length > 0
        ? `documents of the types ${missing.join(', ')} are not in the copy, or damaged: nothing is restored`
        : await services.transact((trx) =>
            restorePersonFrom(trx, services, found, {
              ...{ attachments, why: reason, now },
              actor: actorOfOperator(context),
            }),
          )
    if (refused === undefined)
      return success([
        { record: `application ${applicationNumber}`, outcome: `restored, ${attachments.length} documents` },
      ])
    for (const { storage_key: name } of attachments) await services.files.remove(name)
    return failure(refused)
  } finally {
    await copy.close()
  }
}
