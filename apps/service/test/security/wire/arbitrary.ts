import * as fc from 'fast-check'
import type { WireSchema } from './wire-schema.ts'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

const ofText = ({ format, pattern, minLength = 0, maxLength = 40 }: WireSchema): fc.Arbitrary<string> => {
  if (format === 'date') return day
  if (format === 'date-time') return moment
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) }).filter(
    // A grapheme may be several code units long; the limit counts those.
    (value) => value.length <= maxLength,
  )
}

const ofObject = ({ properties = {}, required = [], additionalProperties }: WireSchema): fc.Arbitrary<unknown> => {
  const named = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, validOf(inner)]))
  const record = fc.record(named, { requiredKeys: [...required], noNullPrototype: true })
  if (typeof additionalProperties !== 'object') return record
  return fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), validOf(additionalProperties), {
    maxKeys: 4,
    noNullPrototype: true,
  })
}

/** Values that a wire schema accepts. */
export const validOf = (schema: WireSchema): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validOf))
  switch (schema.type) {
    case 'object':
      return ofObject(schema)
    case 'array':
      return fc.array(validOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      })
    case 'string':
      return ofText(schema)
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? Number.MIN_SAFE_INTEGER,
        max: schema.maximum ?? Number.MAX_SAFE_INTEGER,
      })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}
