import { crc32 } from 'node:zlib'

const signatureLength = 8

/** One chunk of a PNG with its checksum. */
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** The PNG with these chunks after its header. */
export const withChunks = (png: Buffer, ...chunks: readonly Buffer[]): Buffer => {
  const headerEnd = signatureLength + 25
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)])
}

/** The PNG with another size in its header, and a valid checksum. */
export const withSize = (png: Buffer, width: number, height: number): Buffer => {
  const header = Buffer.from(png.subarray(signatureLength + 8, signatureLength + 21))
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([png.subarray(0, signatureLength), pngChunk('IHDR', header), png.subarray(signatureLength + 25)])
}
