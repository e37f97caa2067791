import { createHash } from 'node:crypto'
import type { RefusalCode } from '@invea/api/contract'
import type { Applicant, Issue, Result } from '@invea/domain'
import {
  canReplaceDocument,
  fileIssues,
  maxPdfPages,
  type RequiredAttachment,
  type StoredAttachment,
  type UploadOccasion,
  uploadLimits,
} from '@invea/domain/attachments'
import type { EndpointHandler, Handler, RequestContext } from '../app-context.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { putFile } from '../platform/files.ts'
import { freeMemory } from '../platform/free-memory.ts'
import { isKeyUsed } from '../platform/idempotency-keys.ts'
import type { Limit } from '../platform/rate-limiter.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import type { UploadedFile } from '../platform/request-context.ts'
import { findAuthorizedPerson } from '../requests/authorized-request.ts'
import { requiredFor } from '../requests/documents.ts'
import { correctionOf } from '../requests/request-events.ts'
import { readRequest } from '../requests/request-reader.ts'
import { attachmentsOf, findAttachment, mediaTypes } from './attachments.ts'
import { type InspectedFile, inspectUpload } from './inspect-upload.ts'
import {
  type AuthorizedPerson,
  type Document,
  mayUpload,
  occasionOf,
  type Part,
  type RecordOptions,
  recordDocuments,
  unknownPart,
} from './record-documents.ts'

const fieldOf = (attachmentTypeId: number) => `attachments.${attachmentTypeId}`

/** The documents that one person must upload, and those of an open correction. */
export const findRequired = async (
  { services }: Pick<RequestContext, 'services'>,
  { person, request }: AuthorizedPerson,
): Promise<readonly RequiredAttachment[]> => {
  const applicant = services.encryption.decryptJson<Applicant>(person.applicant, encryptionContext.person(person.id))
  const correction = person.notified && correctionOf(await readRequest(services.db, services, request), { row: person })
  return requiredFor(request, applicant, await services.master.snapshot(), correction ? correction.fields : [])
}

/** Finds the document type of each form part. The part's name is the type, or the id of the document to replace. */
const partsOf = async (
  context: RequestContext,
  own: AuthorizedPerson,
  files: readonly UploadedFile[],
): Promise<Result<readonly Part[], Refusal>> => {
  const required = await findRequired(context, own)
  const stored = await attachmentsOf(context.services.db, own.person)
  const parts = files.flatMap(({ id }): readonly Part[] => {
    const replaced = stored.find((row) => row.id === id)
    if (replaced) return [{ attachmentTypeId: replaced.attachment_type_id, replaces: id }]
    return required.some(({ attachmentTypeId }) => attachmentTypeId === id)
      ? [{ attachmentTypeId: id, replaces: undefined }]
      : []
  })
  const distinct = new Set(parts.map(({ attachmentTypeId }) => attachmentTypeId)).size === files.length
  return distinct ? ok(parts) : unknownPart
}

const refusalOf: Readonly<Partial<Record<Issue['code'], RefusalCode>>> = {
  fileSize: 'fileSize',
  fileEmpty: 'fileContent',
}

/** Time of work on the files of one application: five persons with ten scans of up to four pages each need half of it. In milliseconds. */
export const fileWorkLimit = (requestId: number): Limit => ({
  key: `file-work:${requestId}`,
  times: 60_000,
  seconds: 600,
})

/** Inspects every file before any is stored. One at a time, because decoding pictures needs much memory and processor time. */
const inspectAll = async (
  { services, now }: RequestContext,
  requestId: number,
  { files, types, occasion }: { files: readonly UploadedFile[]; types: readonly number[]; occasion: UploadOccasion },
): Promise<Result<readonly InspectedFile[], Refusal>> => {
  const issues: Issue[] = files.flatMap(({ filename, bytes }, at) =>
    fileIssues({ name: filename, size: bytes.length }, fieldOf(types[at] ?? 0), occasion),
  )
  const [first] = issues
  if (first) return refused(refusalOf[first.code] ?? 'fileFormat', { issues })
  const inspected = []
  for (const [at, { filename, bytes }] of files.entries()) {
    const wait = await services.rateLimiter.peek([fileWorkLimit(requestId)], now)
    if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })
    const result = await inspectUpload(services, bytes, { limit: uploadLimits[occasion], owner: requestId })
    if (!result.ok) {
      if (result.error === 'busy') return refused('unavailable', { retryAfterSeconds: 10 })
      const params = { file: filename, ...(result.error === 'filePages' && { pages: maxPdfPages }) }
      const issue: Issue = { field: fieldOf(types[at] ?? 0), code: result.error, params }
      return refused('fileContent', { issues: [issue] })
    }
    inspected.push(result.value)
  }
  return ok(inspected)
}

/** UploadAttachment and UploadChangeAttachment (A §7, B §7): inspects, encrypts and stores documents of one person. */
export const uploadAttachments =
  (
    options: Pick<RecordOptions, 'recordChange'> = {},
  ): Handler<
    { readonly fields: { readonly personRequestId: number }; readonly files: readonly UploadedFile[] },
    readonly StoredAttachment[]
  > =>
  async (context, { fields, files }) => {
    const { services, caller, now } = context
    const occasion = occasionOf(options)
    const own = await findAuthorizedPerson(services.db, caller, fields.personRequestId, now)
    if (!own) return refused('notFound')
    const parts = await partsOf(context, own, files)
    // Read after the stored documents, because an upload with this key may end at any moment.
    if (await isKeyUsed(services.db, context.idempotencyKey)) return recordDocuments(context, own, [], options)
    if (!(await mayUpload[occasion](services.db, own, now))) return refused('notAllowed')
    if (!parts.ok) return parts
    const types = parts.value.map(({ attachmentTypeId }) => attachmentTypeId)
    const inspected = await inspectAll(context, own.request.id, { files, types, occasion })
    if (!inspected.ok) return inspected
    const documents: Document[] = []
    for (const [at, { kind, bytes }] of inspected.value.entries()) {
      documents.push({
        attachmentTypeId: types[at] ?? 0,
        replaces: parts.value[at]?.replaces,
        storageKey: await putFile(services, bytes),
        mediaType: mediaTypes[kind],
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
      })
      freeMemory(bytes)
    }
    return recordDocuments(context, own, documents, options)
  }

/**
 * CopyAttachment: copies a document of a family member from another person of the same owner (A §1: by spouse, for children).
 * The copy is a separate file, so that erasing one person does not affect another. A caller without access to the document, or
 * to the other's request, gets the same response as for an unknown id.
 */
export const copyAttachment: EndpointHandler<'copyAttachment'> = async (context, { body: input }) => {
  const { services, caller, now } = context
  const own = await findAuthorizedPerson(services.db, caller, input.personRequestId, now)
  if (!own) return refused('notFound')
  if (await isKeyUsed(services.db, context.idempotencyKey)) return recordDocuments(context, own, [], {})
  const source = await findAttachment(services.db, input.attachmentId)
  const sourceOwner = source && (await findAuthorizedPerson(services.db, caller, source.person_id, now))
  if (!source || !sourceOwner) return refused('notFound')
  const required = await findRequired(context, own)
  const isRequired = required.some(({ attachmentTypeId }) => attachmentTypeId === input.attachmentTypeId)
  const isFamilyDocument =
    sourceOwner.person.id !== own.person.id && canReplaceDocument(source.attachment_type_id, input.attachmentTypeId)
  if (!isRequired || !isFamilyDocument || !(await mayUpload.application(services.db, own, now)))
    return refused('notAllowed')
  const bytes = await services.files.find(source.storage_key)
  if (!bytes) return refused('notFound')
  const copy = {
    attachmentTypeId: input.attachmentTypeId,
    replaces: undefined,
    storageKey: await putFile(services, bytes),
    mediaType: source.media_type,
    bytes: source.bytes,
    sha256: source.sha256,
  }
  return recordDocuments(context, own, [copy], { copiedFrom: source.id })
}
