// Imported from core by name, because `z.core` would bundle all of zod.

import * as z from 'zod/mini'
import { $ZodError } from 'zod/v4/core'
import { unreadable } from '../contract/unreadable.ts'
import type { ApiError, ApiResult } from '../errors.ts'
import { CallFailure } from '../session/renewing.ts'
import { readRefusal } from './read-refusal.ts'

/** Result of openapi-fetch. Its data is untyped here, because the codec validates it. */
interface RawResponse {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

const failed = (error: ApiError): ApiResult<never> => ({ ok: false, error })

/** Sends the request. Input that cannot be encoded (a text too long, an invalid date) returns the error that the service would. */
const start = (send: () => Promise<RawResponse>): ApiResult<Promise<RawResponse>> => {
  try {
    return { ok: true, value: send() }
  } catch (cause) {
    if (cause instanceof $ZodError) return failed({ kind: 'fields', issues: unreadable(cause), message: '' })
    throw cause
  }
}

/** Offline, timed out, or not JSON, such as the page of a captive network or a proxy: counts as unreachable. */
const toFailure = (cause: unknown): ApiResult<never> =>
  failed(cause instanceof CallFailure ? cause.error : { kind: 'unreachable' })

const isRefused = (data: unknown) => (data as { status?: unknown } | undefined)?.status === 0

/** Sends a request and decodes its response into domain types. Expected failures are returned, not thrown. */
export const execute = async <Schema extends z.core.$ZodType>(
  schema: Schema,
  send: () => Promise<RawResponse>,
): Promise<ApiResult<z.output<Schema>>> => {
  const started = start(send)
  if (!started.ok) return started
  const outcome = await started.value.then((value) => ({ ok: true as const, value }), toFailure)
  if (!outcome.ok) return outcome
  const { data, error, response } = outcome.value
  if (!response.ok) return failed(readRefusal(response, error))
  // B §7: an expected refusal may be HTTP 200 with status 0.
  if (isRefused(data)) return failed(readRefusal(response, data))
  const read = z.safeDecode(schema, data as z.input<Schema>)
  if (read.success) return { ok: true, value: read.data }
  return failed({ kind: 'refused', code: 'internal', message: '', status: response.status })
}
