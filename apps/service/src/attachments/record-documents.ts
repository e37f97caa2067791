import type { Result } from '@invea/domain'
import { canAddDocuments, isAllowed, isEditable } from '@invea/domain/application'
import type { StoredAttachment, UploadOccasion } from '@invea/domain/attachments'
import type { RequestContext } from '../app-context.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader } from '../platform/database/transaction.ts'
import { markFilesUsed, removeFiles, removeUnusedFiles } from '../platform/files.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { findAuthorizedPerson, lockAuthorizedRequest } from '../requests/authorized-request.ts'
import { storedAttachments } from '../requests/documents.ts'
import { notifyOfDocuments, type recordDocumentChange } from '../requests/request-edit.ts'
import { recordEvent } from '../requests/request-events.ts'
import { readRequest } from '../requests/request-reader.ts'
import { actionCaseOf, actionClock } from '../requests/request-status.ts'
import { attachmentsOf, replaceAttachment } from './attachments.ts'

/** A person with their request, for which the caller is authorized. */
export interface AuthorizedPerson {
  readonly person: Row<'request_person'>
  readonly request: Row<'request'>
}
export interface Part {
  readonly attachmentTypeId: number
  /** The id of the document to replace, if the form part contains it. */
  readonly replaces: number | undefined
}
export interface Document extends Part {
  readonly storageKey: string
  readonly mediaType: string
  readonly bytes: number
  readonly sha256: Buffer
}
export interface RecordOptions {
  /** Records the change of a stored request. Absent while the request is being created. */
  readonly recordChange?: typeof recordDocumentChange | undefined
  /** The document of another person from which this one was copied. */
  readonly copiedFrom?: number
}

export const unknownPart = refused('invalidInput', { issues: [{ field: 'attachments', code: 'invalid' }] })

export const occasionOf = ({ recordChange }: RecordOptions): UploadOccasion => (recordChange ? 'change' : 'application')

/** `application`: while the request is being created. `change`: when the domain's table of actions allows Edit. */
export const mayUpload: Readonly<
  Record<UploadOccasion, (reader: Reader, own: AuthorizedPerson, now: Date) => Promise<boolean>>
> = {
  application: async (reader, { request }, now) => canAddDocuments(await actionCaseOf(reader, request, now)),
  change: async (reader, { request, person }, now) =>
    isEditable({ notified: person.notified, personStatus: person.status }) &&
    isAllowed('edit', await actionCaseOf(reader, request, now), actionClock(now)),
}

/** Replaces documents of the same types and writes one audit row. Removes the files of a repeated key or a refused call. */
export const recordDocuments = async (
  context: RequestContext,
  own: AuthorizedPerson,
  documents: readonly Document[],
  { recordChange, copiedFrom }: RecordOptions,
): Promise<Result<readonly StoredAttachment[], Refusal>> => {
  const { services, caller, now } = context
  const { person } = own
  const files = documents.map(({ storageKey }) => storageKey)
  const snapshot = await services.master.snapshot()
  const result = await context.runOnce<readonly number[]>(async (trx) => {
    if (!(await lockAuthorizedRequest(trx, caller, own.request.id, now))) return refused('notFound')
    const current = await findAuthorizedPerson(trx, caller, person.id, now)
    if (!current) return refused('notFound')
    // Checked again under the lock: the request may have been cancelled during the inspection of the files.
    if (!(await mayUpload[occasionOf({ recordChange })](trx, current, now))) return refused('notAllowed')
    const live = new Set((await attachmentsOf(trx, person)).map(({ id }) => id))
    if (documents.some(({ replaces }) => replaces !== undefined && !live.has(replaces))) return unknownPart
    const before = await readRequest(trx, services, current.request)
    const rows: Row<'attachment'>[] = []
    let isReplaced = false
    for (const document of documents) {
      const { row, former } = await replaceAttachment(trx, {
        ...document,
        officeId: person.office_id,
        personId: person.id,
        now,
      })
      rows.push(row)
      if (!former) continue
      isReplaced = true
      await removeFiles(trx, [former], now)
    }
    await markFilesUsed(trx, files)
    // Four eyes: the second operator would approve other documents than the first.
    await trx
      .deleteFrom('first_approval')
      .where((query) => query.and({ office_id: person.office_id, request_id: own.request.id }))
      .execute()
    const detail = {
      types: documents.map(({ attachmentTypeId }) => attachmentTypeId),
      ...(copiedFrom !== undefined && { copiedFrom }),
    }
    if (recordChange) {
      await recordChange(trx, context, before, { personId: person.id, detail })
    } else {
      const action = copiedFrom === undefined ? 'attachment.stored' : 'attachment.copied'
      const subject = { officeId: person.office_id, requestId: own.request.id, subjectId: person.id, detail }
      await audit(trx, context, action, subject)
      // What the applicant has confirmed is replaced with a message, like a change, within its limit.
      if (isReplaced && current.request.status !== 'initial') {
        await recordEvent(trx, services, { request: current.request, kind: 'changed', personId: person.id, at: now })
        await notifyOfDocuments(trx, context, { before, after: before, personId: person.id })
      }
    }
    return ok(rows.map(({ id }) => id))
  })
  await removeUnusedFiles(services.db, files, now)
  if (!result.ok) return result
  const rows = (await attachmentsOf(services.db, person)).filter(({ id }) => result.value.includes(id))
  return ok(storedAttachments(rows, { services, snapshot, sessionId: caller.sessionId, now }))
}
