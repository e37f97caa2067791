import type { Endpoint } from '@invea/api/contract'
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { validOf } from '../wire/arbitrary.ts'
import { type Part, wireParts } from '../wire/wire-schema.ts'

const mark = 7_777_777_777_777

/** The value with the mark at a path; undefined where the value has no such path. */
const marked = (value: unknown, [step, ...rest]: readonly string[]): unknown => {
  if (step === undefined) return mark
  if (step === '[]') {
    if (!Array.isArray(value) || value.length === 0) return undefined
    const first = marked(value[0], rest)
    return first === undefined ? undefined : [first, ...value.slice(1)]
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const inner = marked((value as Record<string, unknown>)[step] ?? {}, rest)
  return inner === undefined ? undefined : { ...value, [step]: inner }
}

/**
 * Whether the value of a field is never read: valid input with a mark in this field has no mark once it is decoded.
 * The described clients send such fields, and the server owns them (D12).
 */
export const isUnreadable = (call: Endpoint, field: string): boolean => {
  const [part, ...path] = field.replaceAll('[]', '.[]').split(/\.+/) as [Part, ...string[]]
  const schema = wireParts(call)[part]
  const codec = { params: call.params, query: call.query, body: call.body, fields: call.multipart?.fields }[part]
  if (!schema || !codec) return false
  const decoded = fc
    .sample(validOf(schema), { numRuns: 60, seed: 4 })
    .map((value) => marked(value, path))
    .filter((value) => value !== undefined)
    .map((value) => z.safeDecode(codec, value as never))
    .filter(({ success }) => success)
  return decoded.length > 0 && decoded.every(({ data }) => !JSON.stringify(data).includes(String(mark)))
}
