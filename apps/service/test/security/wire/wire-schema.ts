import type { Endpoint } from '@invea/api/contract'
import * as z from 'zod/mini'

/** The parts of JSON Schema that the contract uses. */
export interface WireSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly WireSchema[]
  readonly properties?: Readonly<Record<string, WireSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: WireSchema | boolean
  readonly items?: WireSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  readonly pattern?: string
}

export type Part = 'params' | 'query' | 'body' | 'fields'

/** The parts of a call that a client sends. */
export const wireParts = (call: Endpoint): Readonly<Partial<Record<Part, WireSchema>>> => {
  const schemas = { params: call.params, query: call.query, body: call.body, fields: call.multipart?.fields }
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([part, schema]) =>
      schema ? [[part, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })]] : [],
    ),
  )
}

/** Every property of a schema with its path; `[]` is any entry of a list. */
export const propertiesOf = (
  schema: WireSchema,
  path = '',
): readonly { readonly name: string; readonly path: string }[] => [
  ...(schema.anyOf ?? []).flatMap((one) => propertiesOf(one, path)),
  ...(schema.items ? propertiesOf(schema.items, `${path}[]`) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const here = path === '' ? name : `${path}.${name}`
    return [{ name, path: here }, ...propertiesOf(inner, here)]
  }),
]
