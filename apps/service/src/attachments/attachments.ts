import type { FileContent } from '@invea/domain/attachments'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { newId, officeOf } from '../platform/ids.ts'

/** File types that an applicant can upload, detected from the bytes (D2). The file name is not trusted. */
export const mediaTypes: Readonly<Record<FileContent, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

export const extensionOf = (mediaType: string): string =>
  Object.entries(mediaTypes).find(([, type]) => type === mediaType)?.[0] ?? 'bin'

interface NewAttachment {
  readonly officeId: number
  readonly personId: number
  readonly attachmentTypeId: number
  readonly storageKey: string
  readonly mediaType: string
  readonly bytes: number
  readonly sha256: Buffer
  readonly now: Date
}

/** Replaces the document of a type. Returns the new row, and the file that no row uses any more. */
export const replaceAttachment = async (
  trx: Trx,
  { officeId, personId, attachmentTypeId, now, ...file }: NewAttachment,
): Promise<{ readonly row: Row<'attachment'>; readonly former: string | undefined }> => {
  const former = await trx
    .updateTable('attachment')
    .set({ replaced_at: now })
    .where((query) => query.and({ office_id: officeId, person_id: personId, attachment_type_id: attachmentTypeId }))
    .where('replaced_at', 'is', null)
    .returning('storage_key')
    .executeTakeFirst()
  const row = await trx
    .insertInto('attachment')
    .values({
      office_id: officeId,
      id: newId(officeId),
      person_id: personId,
      attachment_type_id: attachmentTypeId,
      storage_key: file.storageKey,
      media_type: file.mediaType,
      bytes: file.bytes,
      sha256: file.sha256,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, former: former?.storage_key }
}

/** Finds a document by its id, unless it was replaced. Does not check who owns it. */
export const findAttachment = (reader: Reader, attachmentId: number): Promise<Row<'attachment'> | undefined> =>
  reader
    .selectFrom('attachment')
    .selectAll()
    .where((query) => query.and({ office_id: officeOf(attachmentId), id: attachmentId }))
    .where('replaced_at', 'is', null)
    .executeTakeFirst()

/** The current documents of one person. */
export const attachmentsOf = (
  reader: Reader,
  { office_id, id }: Pick<Row<'request_person'>, 'office_id' | 'id'>,
): Promise<readonly Row<'attachment'>[]> =>
  reader
    .selectFrom('attachment')
    .selectAll()
    .where((query) => query.and({ office_id, person_id: id }))
    .where('replaced_at', 'is', null)
    .orderBy('attachment_type_id')
    .execute()
