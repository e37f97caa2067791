import { undoFilters } from './pdf-filters.ts'
import { type Budget, createReader } from './pdf-reader.ts'
import { isDictionary, nameOf, type PdfDictionary, type PdfValue, valuesOf } from './pdf-value.ts'
import { unpredict } from './unpredict.ts'

interface StreamObject {
  readonly dictionary: PdfDictionary
  readonly start: number
}

/** Everything a reader could take for an object, whatever the cross-reference table says. */
export interface PdfObjects {
  readonly values: readonly PdfValue[]
  /** What stands under an object number, in every version of the file. */
  readonly resolve: (value: PdfValue) => readonly PdfValue[]
}

const numberBefore = (text: string, at: number): number | undefined => {
  const found = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*$/.exec(text.slice(Math.max(0, at - 40), at))
  return found ? Number(found[1]) : undefined
}

/** The start of the stream behind an object's dictionary, if there is one. */
const streamStart = (text: string, at: number): number | undefined => {
  if (!text.startsWith('stream', at)) return undefined
  const after = at + 'stream'.length
  if (text[after] === '\r') return after + (text[after + 1] === '\n' ? 2 : 1)
  return after + (text[after] === '\n' ? 1 : 0)
}

/**
 * Reads every object of a file, those packed in object streams included. Undefined when one of them cannot be read:
 * what we cannot look into we do not store. Objects are found by the word `obj` itself, so that neither a broken
 * table nor an object hidden in a stream's bytes escapes.
 */
export const readObjects = (file: Buffer, budget: Budget): PdfObjects | undefined => {
  const text = file.toString('latin1')
  const reader = createReader(text, budget)
  const values: PdfValue[] = []
  const byNumber = new Map<number, PdfValue[]>()
  const streams: StreamObject[] = []

  const keep = (value: PdfValue | undefined, number?: number) => {
    if (value === undefined) return
    values.push(value)
    if (number === undefined) return
    const versions = byNumber.get(number) ?? []
    byNumber.set(number, versions)
    versions.push(value)
  }
  const resolve = (value: PdfValue): readonly PdfValue[] => {
    if (typeof value !== 'object' || value?.kind !== 'reference') return [value]
    const versions = byNumber.get(value.number) ?? []
    budget.left -= versions.length * 8
    return budget.left > 0 ? versions : []
  }

  for (const { index, 0: word } of text.matchAll(/(?<!end)obj|trailer/g)) {
    if (budget.left <= 0) return undefined
    const { value, end } = reader.read(index + word.length)
    keep(value, word === 'obj' ? numberBefore(text, index) : undefined)
    const start = isDictionary(value) ? streamStart(text, reader.afterSpace(end)) : undefined
    if (isDictionary(value) && start !== undefined) streams.push({ dictionary: value, start })
  }

  const one = (dictionary: PdfDictionary, ...keys: string[]): PdfValue | undefined =>
    keys.flatMap((key) => valuesOf(dictionary, key)).flatMap(resolve)[0]
  const list = (value: PdfValue | undefined): readonly PdfValue[] => {
    if (value === undefined || value === null) return []
    return typeof value === 'object' && value.kind === 'array' ? value.items.flatMap(resolve) : [value]
  }

  const contentOf = ({ dictionary, start }: StreamObject): Buffer | undefined => {
    const length = one(dictionary, 'Length')
    const marked = text.indexOf('endstream', start)
    const said = typeof length === 'number' && length > 0 ? start + length : 0
    const bytes = file.subarray(start, Math.min(file.length, Math.max(said, marked < 0 ? file.length : marked)))
    const names = list(one(dictionary, 'Filter', 'F')).map((name) => nameOf(name) ?? '?')
    const data = undoFilters(bytes, names)
    // A thousand small streams that unfold into megabytes each end here.
    budget.left -= bytes.length + (data?.length ?? 0)
    const parameters = list(one(dictionary, 'DecodeParms', 'DP')).find(isDictionary)
    if (!data || !parameters) return data
    const number = (key: string, otherwise: number) => {
      const value = one(parameters, key)
      return typeof value === 'number' ? value : otherwise
    }
    return unpredict(data, number('Predictor', 1), number('Columns', 1))
  }

  for (const stream of streams) {
    const isPacked =
      valuesOf(stream.dictionary, 'First').length > 0 || nameOf(one(stream.dictionary, 'Type')) === 'ObjStm'
    if (!isPacked) continue
    if (budget.left <= 0) return undefined
    const content = contentOf(stream)?.toString('latin1')
    const [count, first] = [one(stream.dictionary, 'N'), one(stream.dictionary, 'First')]
    if (content === undefined || typeof count !== 'number' || typeof first !== 'number') return undefined
    if (content.length < first) return undefined
    const inside = createReader(content, budget)
    const head = content
      .slice(0, first)
      .trim()
      .split(/[\0\s]+/)
      .map(Number)
    for (let index = 0; index < Math.min(count, head.length / 2) && budget.left > 0; index++) {
      keep(inside.read(first + (head[index * 2 + 1] ?? 0)).value, head[index * 2])
    }
  }
  return budget.left > 0 ? { values, resolve } : undefined
}
