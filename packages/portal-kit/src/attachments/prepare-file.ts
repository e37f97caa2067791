import {
  fileIssues,
  findFileContent,
  findUploadType,
  type Issue,
  signatureLength,
  type UploadOccasion,
  uploadLimit,
} from '@invea/domain'
import { scalePhoto } from './scale-photo.ts'

export type PreparedFile =
  | { readonly ok: true; readonly file: File /** Bytes before it was made smaller. */; readonly before?: number }
  | { readonly ok: false; readonly issue: Issue }

/**
 * A chosen file as it will be sent, or what is wrong with it (A §5, D2). A photo over the limit is made smaller first;
 * a name that lies about its content is refused here, before it costs the applicant an upload.
 */
export const prepareFile = async (
  file: File,
  field: string,
  scale: (file: File, limit: number) => Promise<File | undefined> = scalePhoto,
  occasion: UploadOccasion = 'application',
): Promise<PreparedFile> => {
  const [issue] = fileIssues(file, field, occasion)
  if (issue && issue.code !== 'fileSize') return { ok: false, issue }
  const content = findFileContent(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()))
  if (!content) return { ok: false, issue: { field, code: 'fileFormat', params: { file: file.name } } }
  if (!issue) return { ok: true, file }
  const smaller = findUploadType(file.name) === 'pdf' ? undefined : await scale(file, uploadLimit(occasion))
  return smaller ? { ok: true, file: smaller, before: file.size } : { ok: false, issue }
}
