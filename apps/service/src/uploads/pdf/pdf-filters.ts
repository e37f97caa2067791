import { constants, inflateRawSync, inflateSync } from 'node:zlib'
import { decodeLzw } from './lzw.ts'

const maxOutput = 16_000_000

const inflate = (bytes: Buffer): Buffer | undefined => {
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxOutput }
  for (const attempt of [inflateSync, inflateRawSync]) {
    try {
      return attempt(bytes, options)
    } catch {
      // A reader may forgive a damaged header: the raw form is tried before giving up.
    }
  }
  return undefined
}

const asciiHex = (bytes: Buffer): Buffer => {
  const digits = (bytes.toString('latin1').split('>')[0] ?? '').replaceAll(/[^0-9A-Fa-f]/g, '')
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex')
}

const ascii85 = (bytes: Buffer): Buffer | undefined => {
  const text = (
    bytes
      .toString('latin1')
      .replace(/^\s*<~/, '')
      .split('~>')[0] ?? ''
  )
    .replaceAll(/\s/g, '')
    .replaceAll('z', '!!!!!')
  if (/[^!-u]/.test(text)) return undefined
  const out: number[] = []
  for (let at = 0; at < text.length; at += 5) {
    const group = text.slice(at, at + 5)
    let value = 0
    for (const character of group.padEnd(5, 'u')) value = value * 85 + character.charCodeAt(0) - 33
    for (let byte = 0; byte < group.length - 1; byte++) out.push(Math.floor(value / 256 ** (3 - byte)) % 256)
  }
  return Buffer.from(out)
}

const runLength = (bytes: Buffer): Buffer | undefined => {
  const parts: Buffer[] = []
  let size = 0
  for (let at = 0; at < bytes.length && bytes[at] !== 128; ) {
    const length = bytes[at] ?? 0
    const part = length < 128 ? bytes.subarray(at + 1, at + 2 + length) : Buffer.alloc(257 - length, bytes[at + 1] ?? 0)
    at += length < 128 ? length + 2 : 2
    size += part.length
    if (size > maxOutput) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const lzw = (bytes: Buffer): Buffer | undefined => decodeLzw(bytes, maxOutput)

const filters: Readonly<Record<string, (bytes: Buffer) => Buffer | undefined>> = {
  FlateDecode: inflate,
  Fl: inflate,
  LZWDecode: lzw,
  LZW: lzw,
  ASCIIHexDecode: asciiHex,
  AHx: asciiHex,
  ASCII85Decode: ascii85,
  A85: ascii85,
  RunLengthDecode: runLength,
  RL: runLength,
}

/** What a stream holds once its filters are undone in order; undefined when one of them cannot be undone. */
export const undoFilters = (bytes: Buffer, names: readonly string[]): Buffer | undefined =>
  names.reduce<Buffer | undefined>((data, name) => data && filters[name]?.(data), bytes)
