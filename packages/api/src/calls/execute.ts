// From core by name: `z.core` would bring all of zod along.

import * as z from 'zod/mini'
import { $ZodError } from 'zod/v4/core'
import { unreadable } from '../contract/unreadable.ts'
import type { ApiError, Result } from '../errors.ts'
import { CallFailure } from '../session/renewing.ts'
import { readRefusal } from './read-refusal.ts'

/** What openapi-fetch answers; its types are those of the wire, and the codec reads it whatever it is. */
interface Answered {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

const failed = (error: ApiError): Result<never> => ({ ok: false, error })

/** What the wire cannot carry (a text too long, a day that is none) is refused here as the service would refuse it. */
const begin = (asked: () => Promise<Answered>): Result<Promise<Answered>> => {
  try {
    return { ok: true, value: asked() }
  } catch (cause) {
    if (cause instanceof $ZodError) return failed({ kind: 'fields', issues: unreadable(cause), message: '' })
    throw cause
  }
}

/** Offline, timed out, or not JSON: a page of a captive network or of a proxy is no answer of the service. */
const unanswered = (cause: unknown): Result<never> =>
  failed(cause instanceof CallFailure ? cause.error : { kind: 'unreachable' })

const isRefused = (data: unknown) => (data as { status?: unknown } | undefined)?.status === 0

/** Makes a call and reads its answer into domain words. Every outcome is a value; nothing is thrown for a failure. */
export const ask = async <Answer extends z.core.$ZodType>(
  answer: Answer,
  asked: () => Promise<Answered>,
): Promise<Result<z.output<Answer>>> => {
  const begun = begin(asked)
  if (!begun.ok) return begun
  const answered = await begun.value.then((value) => ({ ok: true as const, value }), unanswered)
  if (!answered.ok) return answered
  const { data, error, response } = answered.value
  if (!response.ok) return failed(readRefusal(response, error))
  // B §7: an expected no may come as status 0 inside HTTP 200.
  if (isRefused(data)) return failed(readRefusal(response, data))
  const read = z.safeDecode(answer, data as z.input<Answer>)
  if (read.success) return { ok: true, value: read.data }
  return failed({ kind: 'refused', code: 'internal', message: '', status: response.status })
}
