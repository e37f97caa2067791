import type { AttachmentsDraft, ChosenFile } from '../drafts/applicant-draft.ts'
import type { Issue } from '../issues/issue.ts'
import type { RequiredAttachment, StoredAttachment } from '../model/application.ts'
import { uploadLimits, uploadTypes } from './upload-limits.ts'

/** `application`: upload with an application. `change`: a changed attachment in edit or after payment (D2). */
export type UploadOccasion = keyof typeof uploadLimits
/** A file name ending that is accepted. */
export type UploadType = (typeof uploadTypes)[number]

/** Maximum number of pages of one PDF: no required document is longer. The service counts them. */
export const maxPdfPages = 10

/** Maximum number of pixels of a stored PDF page, and of a photo that the portals send: an A4 page at 200 dots per inch. */
export const pagePixels = 4_000_000

/** What a file chooser offers: `accept=".jpg,.jpeg,…"`. */
export const uploadAccept: string = uploadTypes.map((type) => `.${type}`).join(',')

/** The ending of a file name in lower case. Undefined when it is not accepted. */
export const findUploadType = (name: string): UploadType | undefined => {
  const [, ending] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? []
  return uploadTypes.find((type) => type === ending)
}

/** A §5, D2: one file, by name and size. The message names the file. `field` is where the issue is shown. */
export const fileIssues = (
  file: Pick<ChosenFile, 'name' | 'size'>,
  field: string,
  occasion: UploadOccasion = 'application',
): readonly Issue[] => {
  const params = { file: file.name }
  if (!findUploadType(file.name)) return [{ field, code: 'fileFormat', params }]
  if (file.size === 0) return [{ field, code: 'fileEmpty', params }]
  return file.size <= uploadLimits[occasion] ? [] : [{ field, code: 'fileSize', params }]
}

/** File type by content. jpg and jpeg are one type. */
export type FileContent = Exclude<UploadType, 'jpeg'>

/** First bytes of each accepted type. */
const signatures: Record<FileContent, readonly (readonly number[])[]> = {
  jpg: [[0xff, 0xd8, 0xff]],
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  gif: [
    [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
    [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  ],
  pdf: [[0x25, 0x50, 0x44, 0x46, 0x2d]],
}

/** Number of first bytes that `findFileContent` needs. */
export const signatureLength = 8

/** The accepted type of the first bytes. Undefined for any other content. Ignores the file name. */
export const findFileContent = (bytes: Uint8Array): FileContent | undefined =>
  (Object.keys(signatures) as FileContent[]).find((type) =>
    signatures[type].some((signature) => signature.every((byte, position) => bytes[position] === byte)),
  )

/** A §5: checks that every required file is chosen or stored, of an accepted type and size. Fields: `attachments.<type id>`. */
export const attachmentIssues = (
  { chosen = {}, stored = [] }: AttachmentsDraft,
  required: readonly RequiredAttachment[],
  occasion: UploadOccasion = 'application',
): readonly Issue[] => {
  const missing = required.filter(
    ({ attachmentTypeId }) => !chosen[attachmentTypeId] && !stored.includes(attachmentTypeId),
  )
  const faulty = required.flatMap(({ attachmentTypeId }) => {
    const file = chosen[attachmentTypeId]
    return file ? fileIssues(file, `attachments.${attachmentTypeId}`, occasion) : []
  })
  return [
    ...faulty,
    ...missing.map(
      ({ attachmentTypeId }): Issue => ({ field: `attachments.${attachmentTypeId}`, code: 'attachmentsIncomplete' }),
    ),
  ]
}

/** Chosen files that are not stored yet, by attachment type id; without documents that are known to be no longer required. */
export const unsentFiles = (
  { chosen = {}, stored = [] }: AttachmentsDraft,
  required: readonly RequiredAttachment[] | undefined,
): readonly (readonly [attachmentTypeId: number, file: ChosenFile])[] =>
  Object.entries(chosen)
    .map(([id, file]) => [Number(id), file] as const)
    .filter(
      ([id]) => !stored.includes(id) && required?.some(({ attachmentTypeId }) => attachmentTypeId === id) !== false,
    )

/** Whether the service has stored every required attachment. */
export const allStored = ({ stored = [] }: AttachmentsDraft, required: readonly RequiredAttachment[]): boolean =>
  required.every(({ attachmentTypeId }) => stored.includes(attachmentTypeId))

/** The documents of one applicant of a stored request. */
export interface DocumentsOfApplicant {
  readonly attachments?: readonly Pick<StoredAttachment, 'attachmentTypeId'>[] | undefined
  readonly requiredAttachments?: readonly RequiredAttachment[] | undefined
}

/**
 * The documents whose originals the applicants bring: those that are required and sent, each once, in the order of the form. A document
 * that corrected data no longer require is not among them.
 */
export const documentsToBring = (persons: readonly DocumentsOfApplicant[]): readonly RequiredAttachment[] => {
  const all = persons.flatMap(({ attachments = [], requiredAttachments = [] }) =>
    requiredAttachments.filter((required) =>
      attachments.some(({ attachmentTypeId }) => attachmentTypeId === required.attachmentTypeId),
    ),
  )
  return [...new Map(all.map((required) => [required.attachmentTypeId, required])).values()]
}
