import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Endpoint } from '@invea/api/contract'
import * as z from 'zod/mini'

const compress = promisify(brotliCompress)
const worthCompressing = 1_400

/**
 * Bytes that may be asked for again, compressed once they are: the first asker is not kept waiting, and what is asked
 * for once, like a calendar in a rush, costs nothing.
 */
const compressLater = (bytes: Buffer): (() => Buffer | undefined) => {
  let requests = 0
  let made: Buffer | undefined
  return () => {
    requests += 1
    if (requests === 2 && bytes.length > worthCompressing) {
      compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).then(
        (brotli) => {
          made = brotli
        },
        // Then it is sent as it is.
        () => undefined,
      )
    }
    return made
  }
}

export interface Encoded {
  readonly body: string | Buffer
  readonly etag: string
  /** True for a response that will be sent again. */
  readonly cache: boolean
  /** The body compressed, once that was worth it. */
  readonly brotli: () => Buffer | undefined
}

const textOf = ({ response }: Endpoint, value: unknown): string => {
  if (!response) throw new Error('a call that sends bytes has nothing to encode')
  return JSON.stringify(z.encode(response, value))
}

/** The texts of items that are given in one list after another: the object itself is the key. */
const createItemTexts = () => {
  const texts = new Map<z.core.$ZodType, WeakMap<object, string>>()
  return (schema: z.core.$ZodType, item: object): string => {
    const known = texts.get(schema) ?? new WeakMap<object, string>()
    texts.set(schema, known)
    const found = known.get(item)
    if (found !== undefined) return found
    const text = JSON.stringify(z.encode(schema, item))
    if (Object.isFrozen(item)) known.set(item, text)
    return text
  }
}

/**
 * Encodes responses. A handler that returns the same object again (master data, a calendar without a change)
 * gets the same bytes without any work: the object itself is the key, so a changed response is a new one. A list whose
 * items are given again (the days of a calendar) is put together from their texts.
 */
export const createEncoder = () => {
  const kept = new WeakMap<object, Map<string, Encoded>>()
  const frames = new Map<string, string>()
  const itemText = createItemTexts()

  const listText = (call: Endpoint, schema: z.core.$ZodType, items: readonly object[]): string => {
    const frame = frames.get(call.id) ?? textOf(call, [])
    frames.set(call.id, frame)
    const at = frame.lastIndexOf('[]') + 1
    return frame.slice(0, at) + items.map((item) => itemText(schema, item)).join(',') + frame.slice(at)
  }

  return (call: Endpoint, value: unknown): Encoded => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) {
      return { body: textOf(call, value), cache: false, etag: '', brotli: () => undefined }
    }
    const byCall = kept.get(value) ?? new Map<string, Encoded>()
    kept.set(value, byCall)
    const found = byCall.get(call.id)
    if (found) return found
    const text = call.items && Array.isArray(value) ? listText(call, call.items, value) : textOf(call, value)
    const body = Buffer.from(text)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const made: Encoded = { body, cache: true, etag, brotli: compressLater(body) }
    byCall.set(call.id, made)
    return made
  }
}
export type Encoder = ReturnType<typeof createEncoder>
