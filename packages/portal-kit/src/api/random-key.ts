const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** A random UUID (version 4), as an idempotency key is one; `crypto.randomUUID` is younger than the oldest browsers we serve. */
export const randomKey = (): string => {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)))
  const tagged = bytes.map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte))
  const text = tagged.map(hex).join('')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}
