import { createHash, hash } from 'node:crypto'
import type { MultipartFile } from '@fastify/multipart'
import { type Endpoint, unreadable } from '@invea/api/contract'
import type { Issue, Result } from '@invea/domain'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ok, type Refusal, refused } from '../refusal.ts'
import type { UploadedFile } from '../request-context.ts'
import { retryAfterSeconds, type Upload } from './admission.ts'

/** The parts of a request before validation. */
export interface Received {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly fields: unknown
  readonly files: readonly UploadedFile[] | undefined
}

type Schema = z.core.$ZodType

type Schemas = readonly (readonly [keyof Received, Schema])[]
const schemas = new WeakMap<Endpoint, Schemas>()

const schemasOf = (call: Endpoint): Schemas => {
  const known = schemas.get(call)
  if (known) return known
  const { params, query, body, multipart } = call
  const parts = [
    ['params', params],
    ['query', query],
    ['body', body],
    ['fields', multipart?.fields],
  ] as const
  const used = parts.flatMap(([part, schema]) => (schema ? [[part, schema] as const] : []))
  schemas.set(call, used)
  return used
}

/** Decodes every part that the contract names. Returns all errors together. */
export const readInput = (
  call: Endpoint,
  received: Received,
): { readonly input: Readonly<Record<string, unknown>> } | { readonly issues: readonly Issue[] } => {
  const decoded = schemasOf(call).map(([part, schema]) => ({
    part,
    // A missing body counts as empty, because the specified clients send none if all fields are optional.
    result: z.safeDecode(schema, received[part] ?? {}),
  }))
  const issues = decoded.flatMap(({ result }) => (result.success ? [] : unreadable(result.error)))
  if (issues.length > 0) return { issues }
  const input = Object.fromEntries(decoded.map(({ part, result }) => [part, result.data]))
  return { input: received.files ? { ...input, files: received.files } : input }
}

/** Requests with the same fingerprint have the same endpoint and content. */
export const fingerprintOf = (id: string, { params, query, body, fields, files }: Received): Buffer => {
  const text = JSON.stringify([id, params ?? {}, query ?? {}, body ?? {}, fields ?? {}])
  if (!files || files.length === 0) return hash('sha256', text, 'buffer')
  const digest = createHash('sha256').update(text)
  for (const file of files) digest.update(`\0${file.id}\0`).update(hash('sha256', file.bytes, 'buffer'))
  return digest.digest()
}

type Multipart = NonNullable<Endpoint['multipart']>

/** The name of a part is an id. Specified clients can add a prefix, as in `attachment-3`. */
const idIn = (name: string): number | undefined => {
  const digits = /^(?:[A-Za-z]+[-_])?(\d{1,16})$/.exec(name)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Reads a file while there is memory for it. */
const readFile = async (file: MultipartFile['file'], upload: Upload): Promise<Buffer | 'fileSize' | 'unavailable'> => {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    if (!upload.receive(chunk.length)) return 'unavailable'
    chunks.push(chunk)
  }
  return file.truncated ? 'fileSize' : Buffer.concat(chunks)
}

/** Reads a multipart body within the limits of the contract and of memory. Refuses a malformed one, and never throws. */
export const readMultipart = async (
  request: FastifyRequest,
  { maxFiles, maxFileBytes }: Multipart,
  upload: Upload,
): Promise<
  Result<{ readonly fields: Readonly<Record<string, string>>; readonly files: readonly UploadedFile[] }, Refusal>
> => {
  const fields: Record<string, string> = Object.create(null)
  const files: UploadedFile[] = []
  try {
    const limits = {
      fileSize: maxFileBytes,
      files: maxFiles,
      fields: 10,
      fieldSize: 200,
      headerPairs: 40,
      parts: maxFiles + 10,
    }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value)
        continue
      }
      const id = idIn(part.fieldname)
      const bytes = await readFile(part.file, upload)
      if (typeof bytes === 'string') {
        request.raw.unpipe().resume()
        if (bytes === 'unavailable') return refused(bytes, { retryAfterSeconds: retryAfterSeconds() })
        // A §5: '{file} is Invalid size': the message names the file.
        const field = `attachments.${id ?? part.fieldname}`
        return refused(bytes, { issues: [{ field, code: bytes, params: { file: part.filename } }] })
      }
      files.push({ id: id ?? Number.NaN, filename: part.filename, bytes })
    }
  } catch {
    request.raw.unpipe().resume()
    return refused('invalidInput')
  }
  const readable = files.length > 0 && files.every(({ id }) => Number.isSafeInteger(id))
  return readable ? ok({ fields: { ...fields }, files }) : refused('invalidInput')
}
