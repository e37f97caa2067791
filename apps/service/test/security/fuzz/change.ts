/** A step into a text that contains JSON, as it is or in base64. */
const encodedText = Symbol('encodedText')
type Path = readonly (string | number | typeof encodedText)[]

interface Encoded {
  readonly value: unknown
  readonly close: (value: unknown) => string
}

const parsed = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const asJson = (value: unknown) => (value === omitted ? '' : (JSON.stringify(value) ?? ''))

/** The JSON inside a text, and the function that encodes it again. */
const decoded = (text: unknown): Encoded | undefined => {
  if (typeof text !== 'string') return undefined
  const direct = parsed(text)
  if (direct) return { value: direct, close: asJson }
  const encoded = parsed(Buffer.from(text, 'base64').toString())
  return encoded && { value: encoded, close: (value) => Buffer.from(asJson(value)).toString('base64') }
}

/** Every path inside a value, the value itself first. */
const pathsIn = (value: unknown, path: Path = []): readonly Path[] => {
  const encoded = decoded(value)
  if (encoded) return [path, ...pathsIn(encoded.value, [...path, encodedText])]
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [path, ...inner.flatMap(([step, one]) => pathsIn(one, [...path, step]))]
}

const at = (value: unknown, [step, ...rest]: Path, change: (old: unknown) => unknown): unknown => {
  if (step === undefined) return change(value)
  if (step === encodedText) {
    const encoded = decoded(value)
    return encoded?.close(at(encoded.value, rest, change))
  }
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? at(one, rest, change) : one))
  const entries = Object.entries(value as object).map(([name, one]) => [
    name,
    name === step ? at(one, rest, change) : one,
  ])
  return Object.fromEntries(entries.filter(([, one]) => one !== omitted))
}

/** Marks a property that is left out. */
export const omitted = Symbol('omitted')

/** The value changed at one of its paths, chosen by `pick`. */
export const changeOne = (value: unknown, pick: number, change: (old: unknown) => unknown): unknown => {
  const paths = pathsIn(value)
  const changed = at(value, paths[pick % paths.length] ?? [], change)
  return changed === omitted ? undefined : changed
}

/** Variants of the value: each path inside one of its encoded texts, changed once. */
export const changeEachInside = (value: unknown, change: (old: unknown) => unknown): readonly unknown[] =>
  pathsIn(value)
    .filter((path) => path.includes(encodedText))
    .map((path) => at(value, path, change))

/** Values close to a valid one: one more, another type, one letter too many. */
export const nearValues: readonly ((old: unknown) => unknown)[] = [
  () => omitted,
  () => null,
  (old) => String(old),
  (old) => [old],
  (old) => ({ value: old }),
  (old) => (typeof old === 'number' ? old + 1 : `${old}x`),
  (old) => (typeof old === 'number' ? -old - 1 : String(old).slice(1)),
  (old) => (typeof old === 'number' ? old + 0.5 : String(old).toLowerCase()),
  (old) => (typeof old === 'number' ? 0 : `${old}`.repeat(30)),
  (old) => (typeof old === 'object' && old !== null ? { ...old, extra: 1, __proto__: 1 } : !old),
  (old) => (Array.isArray(old) ? [...old, ...old] : `${old}\u0000`),
  (old) => (Array.isArray(old) ? [] : ` ${old} `),
]
