import * as z from 'zod/mini'
import type { ApiError, RefusalCode } from '../errors.ts'
import { refusal } from '../wire/refusal.ts'

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

/** Reads an error response, in our format or the specified one, into an error value. */
export const readRefusal = (response: Response, body: unknown): ApiError => {
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
  const { code, message } = refused
  // The issues name field and reason, which is more precise than the message of the response.
  if ((code === 'invalidInput' || code === 'fileContent') && issues?.length) return { kind: 'fields', issues, message }
  return { kind: 'refused', ...refused, status, retryAfterSeconds }
}
