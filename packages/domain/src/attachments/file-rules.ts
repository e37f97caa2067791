import type { ChosenFile } from '../drafts/applicant-draft.ts'
import type { Issue } from '../issue.ts'
import { uploadLimits, uploadTypes } from './upload-limits.ts'

/** `application`: with an application; `change`: a changed attachment in edit or after payment (D2). */
export type UploadOccasion = keyof typeof uploadLimits
/** A file name ending that is accepted. */
export type UploadType = (typeof uploadTypes)[number]

/** Largest file in bytes (D2). */
export const uploadLimit = (occasion: UploadOccasion): number => uploadLimits[occasion]

/** Pages of one PDF: longer ones are not what an office asks for. The service counts them. */
export const mostPdfPages = 10

/** What a file chooser offers: `accept=".jpg,.jpeg,…"`. */
export const uploadAccept: string = uploadTypes.map((type) => `.${type}`).join(',')

/** The ending of a file name, lower-case, where it is an accepted one. */
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
