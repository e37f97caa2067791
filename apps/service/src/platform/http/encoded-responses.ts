import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Endpoint } from '@invea/api/contract'
import * as z from 'zod/mini'

const compress = promisify(brotliCompress)
/** Shorter responses, in bytes, are not compressed. */
const minCompressedBytes = 1_400
/**
 * Compared with 4: 5 takes 1.5 times as long and saves 300 bytes of a calendar of 29 KB. 9 takes ten times as long and saves a tenth of the
 * master data. 11 saves another 2.1 KB of it, in a response that is the same for a day.
 */
const quality = { once: 4, repeated: 9, lasting: 11 } as const
/** Seconds that browsers keep a lasting response. */
const lastingSeconds = 300

const lazy = <Value extends NonNullable<unknown>>(make: () => Value): (() => Value) => {
  let value: Value | undefined
  return () => (value ??= make())
}

/**
 * Compresses a text at the first request, and better in the background at the second. Requests that arrive meanwhile wait for
 * the same result. Resolves to undefined if the text is too short or compression fails.
 */
const createCompressor = (text: string, { cacheSeconds = 0 }: Endpoint): (() => Promise<Buffer | undefined>) => {
  // If compression fails, the response is sent without it.
  const at = (level: number) =>
    compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).catch(() => undefined)
  const isLongEnough = lazy(() => Buffer.byteLength(text) > minCompressedBytes)
  let requests = 0
  let compressed: Promise<Buffer | undefined> | undefined
  return async () => {
    if (!isLongEnough()) return undefined
    requests += 1
    compressed ??= at(quality.once)
    if (requests === 2)
      void at(cacheSeconds < lastingSeconds ? quality.repeated : quality.lasting).then((smaller) => {
        if (smaller) compressed = Promise.resolve(smaller)
      })
    return compressed
  }
}

export interface Encoded {
  readonly text: string
  /** The body without compression. A short one is text, because Node writes it together with the headers. */
  readonly body: () => string | Buffer
  /** The version of a response that will be sent again. Other responses have none. */
  readonly etag?: () => string
  /** The compressed body; undefined if the body is too short. */
  readonly brotli: () => Promise<Buffer | undefined>
}

const etagOf = (text: string) => `"${hash('sha256', text, 'base64url').slice(0, 22)}"`

const textOf = ({ response }: Endpoint, value: unknown): string => {
  if (!response) throw new Error('a call that sends bytes has nothing to encode')
  return JSON.stringify(z.encode(response, value))
}

/**
 * Joins the JSON of list items, cached by item, because the same items appear in many lists. Most days of a calendar share one
 * list of slots, so the JSON of that list is cached too. New items are encoded together with empty lists, which takes half the
 * time. The items and their lists must never change.
 */
const createItemTexts = ({ schema, list }: NonNullable<Endpoint['items']>) => {
  const texts = new WeakMap<object, string>()
  const lists = new WeakMap<object, string>()
  const all = z.array(schema)

  const addList = (item: object, frame: string): string => {
    const innerList = (item as Readonly<Record<string, object>>)[list] ?? item
    const at = frame.indexOf('[]') + 1
    const known = lists.get(innerList)
    if (known !== undefined) return frame.slice(0, at) + known + frame.slice(at)
    const text = JSON.stringify(z.encode(schema, item))
    lists.set(innerList, text.slice(at, text.length - (frame.length - at)))
    return text
  }

  return (items: readonly object[]): string => {
    const missing = items.filter((item) => !texts.has(item))
    const frames = z.encode(
      all,
      missing.map((item) => ({ ...item, [list]: [] })),
    )
    for (const [at, item] of missing.entries()) texts.set(item, addList(item, JSON.stringify(frames[at])))
    return items.map((item) => texts.get(item)).join(',')
  }
}

/**
 * Encodes responses and caches them by object: if a handler returns the same object (master data, an unchanged calendar), the
 * same bytes are sent. A changed response must be a new object. Lists with cached items (the days of a calendar) are joined
 * from their JSON.
 */
export const createEncoder = () => {
  const cache = new WeakMap<object, Map<string, Encoded>>()
  const frames = new Map<string, string>()
  const itemTexts = new Map<z.core.$ZodType, (items: readonly object[]) => string>()

  const listText = (call: Endpoint, shape: NonNullable<Endpoint['items']>, items: readonly object[]): string => {
    const frame = frames.get(call.id) ?? textOf(call, [])
    frames.set(call.id, frame)
    const textOfItems = itemTexts.get(shape.schema) ?? createItemTexts(shape)
    itemTexts.set(shape.schema, textOfItems)
    const at = frame.lastIndexOf('[]') + 1
    return frame.slice(0, at) + textOfItems(items) + frame.slice(at)
  }

  return (call: Endpoint, value: unknown): Encoded => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) {
      const text = textOf(call, value)
      return { text, body: () => text, brotli: createCompressor(text, call) }
    }
    const byCall = cache.get(value) ?? new Map<string, Encoded>()
    cache.set(value, byCall)
    const found = byCall.get(call.id)
    if (found) return found
    const text = call.items && Array.isArray(value) ? listText(call, call.items, value) : textOf(call, value)
    const created: Encoded = {
      text,
      // Node would convert a long text again for each response (`service:compare`, known search).
      body: lazy(() => (text.length > minCompressedBytes ? Buffer.from(text) : text)),
      etag: lazy(() => etagOf(text)),
      brotli: createCompressor(text, call),
    }
    byCall.set(call.id, created)
    return created
  }
}
export type Encoder = ReturnType<typeof createEncoder>
