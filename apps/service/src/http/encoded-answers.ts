import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Call } from '@invea/api/contract'
import * as z from 'zod/mini'

export interface Encoded {
  readonly text: string
  readonly etag: string
  /** True for an answer that will be given again. */
  readonly kept: boolean
  /** Present once it is made, for texts worth it. */
  brotli?: Buffer
}

const compress = promisify(brotliCompress)
const worthCompressing = 1_400

const encode = ({ response }: Call, value: unknown, kept: boolean): Encoded => {
  if (!response) throw new Error('a call that sends bytes has nothing to encode')
  const text = JSON.stringify(z.encode(response, value as never))
  return { text, kept, etag: kept ? `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` : '' }
}

/**
 * Turns answers into text. A handler that answers the same object again (master data, a calendar nobody has changed)
 * gets the same text without any work: the object itself is the key, so a changed answer is a new one.
 */
export const createEncoder = () => {
  const kept = new WeakMap<object, Map<string, Encoded>>()
  return (call: Call, value: unknown): Encoded => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return encode(call, value, false)
    const byCall = kept.get(value) ?? new Map<string, Encoded>()
    kept.set(value, byCall)
    const found = byCall.get(call.id)
    if (found) return found
    const made = encode(call, value, true)
    byCall.set(call.id, made)
    if (made.text.length > worthCompressing) {
      compress(made.text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        .then((brotli) => {
          made.brotli = brotli
        })
        .catch(() => undefined)
    }
    return made
  }
}
export type Encoder = ReturnType<typeof createEncoder>
