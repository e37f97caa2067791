import { fileTypeFromBuffer } from 'file-type'
import type { HeavyWork } from '../heavy/heavy-work.ts'
import { reencodeImage } from './image.ts'

/** What an applicant may hand in, by what the bytes are (D2). The name a file carries proves nothing. */
export const mediaTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
} as const
type FileKind = keyof typeof mediaTypes

export type Inspected =
  | { readonly ok: true; readonly kind: FileKind; readonly bytes: Buffer }
  | { readonly ok: false; readonly code: 'fileFormat' | 'fileSize' }

/** Some telephones save a picture of the screen as a PNG film of one frame: its first frame is taken, as of a GIF. */
const alsoCalled: Readonly<Record<string, FileKind>> = { apng: 'png' }

const isKind = (extension: string): extension is FileKind => Object.hasOwn(mediaTypes, extension)

/**
 * Looks into a file instead of believing it: images are drawn anew, which drops metadata and anything hidden behind
 * the picture; a PDF is read object by object and kept as it is. `limit` is in bytes.
 */
export const inspectUpload = async (heavy: Pick<HeavyWork, 'run'>, file: Buffer, limit: number): Promise<Inspected> => {
  if (file.length > limit) return { ok: false, code: 'fileSize' }
  const found = (await fileTypeFromBuffer(file))?.ext ?? ''
  const extension = alsoCalled[found] ?? found
  if (!isKind(extension)) return { ok: false, code: 'fileFormat' }
  if (extension === 'pdf') {
    const passive = await heavy.run('isPassivePdf', { file }).catch(() => false)
    return passive ? { ok: true, kind: 'pdf', bytes: file } : { ok: false, code: 'fileFormat' }
  }
  const bytes = await reencodeImage(file, extension)
  return bytes ? { ok: true, kind: extension, bytes } : { ok: false, code: 'fileFormat' }
}
