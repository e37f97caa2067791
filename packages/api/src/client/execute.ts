import type { Issue } from '@invea/domain'
import createClient, { type Client } from 'openapi-fetch'
import * as z from 'zod/mini'
import { $ZodError } from 'zod/v4/core'
import { headers } from '../contract/headers.ts'
import type { ApiError, ApiResult, RefusalCode } from '../errors.ts'
import type { paths } from '../schema.gen.d.ts'
import { CallFailure, renewingFetch, type Send, type Session } from '../session/session.ts'
import { refusal, unreadable } from '../wire/refusal.ts'
import { inputField } from '../wire/wire-names.ts'

/** Error code for a status when the body has none. */
const codeOfStatus: Readonly<Record<number, RefusalCode>> = {
  400: 'invalidInput',
  401: 'signInRequired',
  403: 'notAllowed',
  404: 'notFound',
  409: 'notAllowed',
  413: 'fileSize',
  415: 'fileFormat',
  422: 'keyReused',
  429: 'tooManyRequests',
  503: 'unavailable',
}

interface Described {
  readonly message?: unknown
  readonly Message?: unknown
  readonly data?: { readonly message?: unknown } | null
}

/** B §7, B §8: the text is in `message`, `Message` or `data.message`. */
const textOf = ({ message, Message, data }: Described): string => {
  const text = [message, Message, data?.message].find((one) => typeof one === 'string' && one !== '')
  return typeof text === 'string' ? text : ''
}

const secondsIn = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

/** Issues under the names of the client's input, which differ from those of the wire. */
const fieldsError = (issues: readonly Issue[], message = ''): ApiError => ({
  kind: 'fields',
  issues: issues.map((issue) => ({ ...issue, field: inputField(issue.field) })),
  message,
})

/** Reads an error response, in our format or the specified one, into an error value. */
const readRefusal = (response: Response, body: unknown): ApiError => {
  const { status } = response
  const retryAfterSeconds = secondsIn(response)
  if (typeof body !== 'object' || body === null) {
    // A proxy may send 429 with its own page; any other page counts as unreachable.
    return status === 429
      ? { kind: 'refused', code: 'tooManyRequests', message: '', status, retryAfterSeconds }
      : { kind: 'unreachable' }
  }
  const ours = z.safeDecode(refusal, body as z.input<typeof refusal>)
  if (!ours.success)
    return {
      kind: 'refused',
      code: codeOfStatus[status] ?? 'internal',
      message: textOf(body),
      status,
      retryAfterSeconds,
      unknownCode: true,
    }
  const { issues, ...refused } = ours.data
  const { message } = refused
  // The issues name field and reason, which is more precise than the message of the response.
  if (issues?.length) return fieldsError(issues, message)
  return { kind: 'refused', ...refused, status, retryAfterSeconds }
}

// `$ZodError` is imported from core by name, because `z.core` would bundle all of zod.
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
    if (cause instanceof $ZodError) return failed(fieldsError(unreadable(cause)))
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

/** HTTP clients of the service. */
export interface HttpClients {
  /** Sends no token: public endpoints need no sign-in, and their responses may be cached. */
  readonly unauthenticated: Client<paths>
  /** Sends the session's token. */
  readonly authenticated: Client<paths>
  /** The same for calls that need no member: also sends them after the session of a member has ended. */
  readonly anySession: Client<paths>
}

export const createHttpClients = (baseUrl: string, session: Session, send: Send): HttpClients => {
  const create = (fetch: Send) => createClient<paths>({ baseUrl, fetch })
  return {
    unauthenticated: create(send),
    authenticated: create(renewingFetch(session, send)),
    anySession: create(renewingFetch(session.anySession, send)),
  }
}

/** Header with an idempotency key, which the caller creates once and repeats with every retry. */
export const idempotencyHeader = (key: string) => ({ header: { [headers.idempotencyKey]: key } }) as const

/** Body of a change, with its idempotency key. */
export const withKey = <Body>(key: string, body: Body) => ({ params: idempotencyHeader(key), body })

interface SendOptions {
  readonly fetch: typeof fetch
  readonly timeoutMs: number
  /** Read for each request, so that a changed language applies to the next one. */
  readonly language: () => string
  readonly credentials: RequestCredentials
  readonly traces: boolean
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A public GET gets no header of ours, because it would need a preflight, one more round trip. */
const needsPreflight = ({ method, headers }: Request) => method !== 'GET' || headers.has('Authorization')

const bodyless = new Set([204, 205, 304])

/** Sends a request and reads the whole response: a connection that breaks during the body is a failure. Not for attachments. */
export const createSend =
  ({ fetch, timeoutMs, language, credentials, traces }: SendOptions): Send =>
  async (request) => {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), timeoutMs)
    try {
      request.headers.set('Accept-Language', language())
      if (traces && needsPreflight(request))
        request.headers.set('traceparent', `00-${randomHex(16)}-${randomHex(8)}-01`)
      const response = await fetch(request, { signal: stop.signal, credentials })
      const { status } = response
      return new Response(bodyless.has(status) ? null : await response.text(), { status, headers: response.headers })
    } finally {
      clearTimeout(timer)
    }
  }

/** The service is busy or between two releases, or a proxy did not reach it. */
const temporaryStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** After a longer wait the caller decides. */
const maxWaitMs = 30_000

/** Responses of these calls contain tokens and are not stored. They have no idempotency key, and a repeat has another result. */
const neverRepeated = /V1\.0\/(Account|Waiting\/TakeTicket)/

const canRepeat = ({ method, url, headers: sent }: Request): boolean =>
  method === 'GET' || sent.has(headers.idempotencyKey) || !neverRepeated.test(url)

/** `Retry-After` of the response, otherwise half a second, one second, two seconds, up to a third longer. */
const waitMs = (response: Response | undefined, attempt: number): number => {
  const seconds = Number.parseInt(response?.headers.get('Retry-After') ?? '', 10)
  return seconds >= 0 ? seconds * 1000 : 500 * 2 ** attempt * (1 + Math.random() / 3)
}

/** Sends a request again after no response or a temporary failure. Returns the last result. */
export const retrying =
  (send: Send, retries: number): Send =>
  async (request) => {
    const repeats = canRepeat(request) ? retries : 0
    for (let attempt = 0; attempt < repeats; attempt += 1) {
      // A body can be sent only once, so each attempt sends a clone.
      const response = await send(request.clone()).catch(() => undefined)
      if (response && !temporaryStatuses.has(response.status)) return response
      const wait = waitMs(response, attempt)
      if (response && wait > maxWaitMs) return response
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
    return send(request)
  }
