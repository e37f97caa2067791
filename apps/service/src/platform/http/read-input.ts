import { createHash } from 'node:crypto'
import { type Endpoint, unreadable } from '@invea/api/contract'
import type { Issue } from '@invea/domain'
import * as z from 'zod/mini'
import type { UploadedFile } from '../request-context.ts'

/** The parts of a message as they came, before anything is believed. */
export interface Received {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly fields: unknown
  readonly files: readonly UploadedFile[] | undefined
}

type Schema = z.core.$ZodType

const schemasOf = ({ params, query, body, multipart }: Endpoint): readonly (readonly [keyof Received, Schema])[] =>
  (
    [
      ['params', params],
      ['query', query],
      ['body', body],
      ['fields', multipart?.fields],
    ] as const
  ).flatMap(([part, schema]) => (schema ? [[part, schema] as const] : []))

/** Decodes every part the contract names; all that cannot be read comes back together. */
export const readInput = (
  call: Endpoint,
  received: Received,
): { readonly input: Readonly<Record<string, unknown>> } | { readonly issues: readonly Issue[] } => {
  const decoded = schemasOf(call).map(([part, schema]) => ({
    part,
    // A body that is left out reads as an empty one: the described clients send none where all is optional.
    result: z.safeDecode(schema, (received[part] ?? {}) as never),
  }))
  const issues = decoded.flatMap(({ result }) => (result.success ? [] : unreadable(result.error)))
  if (issues.length > 0) return { issues }
  const input = Object.fromEntries(decoded.map(({ part, result }) => [part, result.data]))
  return { input: received.files ? { ...input, files: received.files } : input }
}

/** Two messages with the same fingerprint ask for the same thing. */
export const fingerprintOf = (id: string, { params, query, body, fields, files }: Received): Buffer => {
  const hash = createHash('sha256').update(JSON.stringify([id, params ?? {}, query ?? {}, body ?? {}, fields ?? {}]))
  for (const file of files ?? []) hash.update(`\0${file.id}\0`).update(createHash('sha256').update(file.bytes).digest())
  return hash.digest()
}
