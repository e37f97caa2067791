import type { PdfValue } from './pdf-value.ts'

/** Characters that may still be looked at: a file cannot make us read it over and over. */
export interface Budget {
  left: number
}

const maxDepth = 60
const isSpace = (code: number) => code === 32 || code === 10 || code === 13 || code === 9 || code === 12 || code === 0
const isDelimiter = (character: string) => '()<>[]{}/%'.includes(character)
/** Where an object ends, even when a bracket is still open. */
const endings = new Set(['endobj', 'obj', 'stream', 'endstream', 'xref', 'trailer', 'startxref'])
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Reads one value of a file (as Latin-1 text) from a position. Never throws: what is broken ends early. */
export const createReader = (text: string, budget: Budget) => {
  let at = 0

  const take = (count = 1) => {
    at += count
    budget.left -= count
  }
  const open = () => at < text.length && budget.left > 0

  const skipSpace = () => {
    while (open()) {
      if (isSpace(text.charCodeAt(at))) take()
      else if (text[at] === '%') while (open() && text[at] !== '\n' && text[at] !== '\r') take()
      else return
    }
  }

  const word = (): string => {
    const start = at
    while (open() && !isSpace(text.charCodeAt(at)) && !isDelimiter(text[at] ?? '')) take()
    return text.slice(start, at)
  }

  /** `/J#61vaScript` is `/JavaScript`. */
  const name = (): PdfValue => {
    take()
    const raw = word()
    return {
      kind: 'name',
      text: raw.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    }
  }

  const escaped = (): string => {
    const octal = /^[0-7]{1,3}/.exec(text.slice(at, at + 3))?.[0]
    const character = text[at] ?? ''
    take(octal?.length ?? 1)
    return octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : (escapes[character] ?? character)
  }

  const plain = /[^\\()]+/y
  const literal = (): PdfValue => {
    const parts: string[] = []
    let depth = 1
    take()
    while (open() && depth > 0) {
      plain.lastIndex = at
      const run = plain.exec(text)?.[0] ?? ''
      take(run.length)
      parts.push(run)
      const character = text[at] ?? ''
      take()
      if (character === '\\') parts.push(escaped())
      else depth += character === '(' ? 1 : -1
      if (depth > 0 && character !== '\\') parts.push(character)
    }
    return { kind: 'string', text: parts.join('') }
  }

  const hexadecimal = (): PdfValue => {
    const start = at + 1
    while (open() && text[at] !== '>') take()
    const digits = text.slice(start, at).replaceAll(/[^0-9A-Fa-f]/g, '')
    take()
    return { kind: 'string', text: Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1') }
  }

  const isEnding = (value: PdfValue | undefined) =>
    value === undefined || (typeof value === 'object' && value?.kind === 'keyword' && endings.has(value.text))

  const items = (close: string, depth: number): PdfValue[] => {
    const found: PdfValue[] = []
    take(close.length)
    for (;;) {
      skipSpace()
      if (!open()) return found
      if (text.startsWith(close, at)) {
        take(close.length)
        return found
      }
      const before = at
      const item = value(depth + 1)
      if (isEnding(item)) {
        at = before
        return found
      }
      if (item !== undefined) found.push(item)
    }
  }

  const dictionary = (depth: number): PdfValue => {
    const parts = items('>>', depth)
    const entries: (readonly [string, PdfValue])[] = []
    for (let index = 0; index < parts.length; index++) {
      const key = parts[index]
      if (typeof key !== 'object' || key === null || key.kind !== 'name') continue
      entries.push([key.text, parts[index + 1] ?? null])
      index++
    }
    return { kind: 'dictionary', entries }
  }

  const numberOrReference = (raw: string): PdfValue => {
    const reference =
      /^\d+$/.test(raw) && /^[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![A-Za-z0-9])/.exec(text.slice(at, at + 40))
    if (!reference) return Number(raw)
    take(reference[0].length)
    return { kind: 'reference', number: Number(raw) }
  }

  const value = (depth = 0): PdfValue | undefined => {
    skipSpace()
    if (!open() || depth > maxDepth) {
      // Deeper than any writer goes: reading on would only serve an attack.
      if (depth > maxDepth) budget.left = 0
      return undefined
    }
    const character = text[at] ?? ''
    if (character === '/') return name()
    if (character === '(') return literal()
    if (character === '[') return { kind: 'array', items: items(']', depth) }
    if (text.startsWith('<<', at)) return dictionary(depth)
    if (character === '<') return hexadecimal()
    if (isDelimiter(character)) {
      take()
      return { kind: 'keyword', text: character }
    }
    const raw = word()
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(raw)) return numberOrReference(raw)
    if (raw === 'true' || raw === 'false') return raw === 'true'
    return raw === 'null' ? null : { kind: 'keyword', text: raw }
  }

  return {
    /** The value at a position, and where it ends. */
    read: (position: number): { readonly value: PdfValue | undefined; readonly end: number } => {
      at = position
      const found = value()
      return { value: found, end: at }
    },
    /** The next position that is neither white space nor a comment. */
    afterSpace: (position: number): number => {
      at = position
      skipSpace()
      return at
    },
  }
}
