import type { UploadType } from './file-rules.ts'

/** What the bytes of a file say it is; jpg and jpeg are one. */
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

/** The accepted type the first bytes belong to; undefined for any other content, whatever the file is called. */
export const findFileContent = (bytes: Uint8Array): FileContent | undefined =>
  (Object.keys(signatures) as FileContent[]).find((type) =>
    signatures[type].some((signature) => signature.every((byte, position) => bytes[position] === byte)),
  )
