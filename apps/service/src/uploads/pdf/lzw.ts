const clear = 256
const end = 257

/** LZW as PDF writes it: codes of 9 to 12 bits, most significant bit first, widened one code early. */
export const decodeLzw = (bytes: Buffer, maxOutput: number): Buffer | undefined => {
  const out: Buffer[] = []
  let size = 0
  let table: Buffer[] = []
  let width = 9
  let previous: Buffer | undefined
  let bits = 0
  let held = 0
  const reset = () => {
    table = Array.from({ length: 258 }, (_, code) => Buffer.from(code < 256 ? [code] : []))
    width = 9
    previous = undefined
  }
  reset()
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xff_ff_ff
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (held >> bits) & ((1 << width) - 1)
    if (code === end) break
    if (code === clear) {
      reset()
      continue
    }
    const entry: Buffer | undefined = table[code] ?? (previous && Buffer.concat([previous, previous.subarray(0, 1)]))
    if (!entry || code > table.length) return undefined
    if (previous && table.length < 4096) table.push(Buffer.concat([previous, entry.subarray(0, 1)]))
    width = table.length >= 2047 ? 12 : table.length >= 1023 ? 11 : table.length >= 511 ? 10 : 9
    previous = entry
    size += entry.length
    if (size > maxOutput) return undefined
    out.push(entry)
  }
  return Buffer.concat(out)
}
