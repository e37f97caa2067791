import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

/**
 * Whether this header is the HMAC-SHA256, in hex, of exactly these bytes. Compared in constant time. Of the two headers
 * that providers of this family send, only this one binds the body.
 */
export const isSignedBody = (body: Buffer, header: string | string[] | undefined, secret: Buffer): boolean => {
  if (typeof header !== 'string' || !/^[0-9a-f]{64}$/i.test(header)) return false
  return timingSafeEqual(Buffer.from(header, 'hex'), createHmac('sha256', secret).update(body).digest())
}

/** A text read by a schema; undefined when it is not JSON or of another shape. */
export const readJson = <Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> | undefined => {
  try {
    const read = z.safeParse(schema, JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
