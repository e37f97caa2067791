import * as z from 'zod/mini'
import type { Refusal } from '../errors.ts'
import type { CaptchaForm } from '../wire/captcha.ts'
import { refusal } from '../wire/refusal.ts'

/**
 * How a caller is authenticated. `session`: any live session, anonymous or a member's; another user's data returns 404.
 * `otp`: a member whose one-time code was verified. `signed-link`: the address contains the signature.
 */
export type EndpointAuth = 'public' | 'session' | 'otp' | 'signed-link' | 'signed-callback'

/** At most `times` requests in `seconds`, counted per address, session or account across all instances. */
export interface RateLimit {
  readonly per: 'address' | 'session' | 'account'
  /** Counted only for these callers of a sign-in, by its use case. */
  readonly of?: 'visitor' | 'member'
  readonly times: number
  readonly seconds: number
}

/** A resource that the caller must own, and where its id is in the request. The cross-access tests are generated from it. */
export interface ResourceGuard {
  readonly kind: 'request' | 'requestPerson' | 'person' | 'familyMember' | 'attachment' | 'appointment'
  readonly in: 'query' | 'body' | 'fields'
  /** Name of the id in the decoded input. */
  readonly name: string
}

type Schema = z.core.$ZodType

/** One endpoint as data. Its codecs have the wire as specified (A §7, B §7) on one side and the domain on the other. */
export interface Endpoint {
  /** operationId of the OpenAPI document. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Exactly as specified; `{name}` is a path parameter of an extension. */
  readonly path: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly multipart?: {
    readonly fields: Schema
    /** The kind of id that names each file part. */
    readonly fileNamedBy: 'attachmentTypeId' | 'attachmentId'
    readonly maxFiles: number
    readonly maxFileBytes: number
    readonly contentTypes: readonly string[]
  }
  /** Body of a successful response. Absent where `produces` lists content types instead. */
  readonly response?: Schema
  readonly produces?: readonly string[]
  /**
   * One item where the response is a list in an envelope, so that a repeated item is encoded only once. `list` is a property whose value
   * many items share; it must be the first list in their JSON. Items and their lists must never change.
   */
  readonly items?: { readonly schema: Schema; readonly list: string }
  readonly auth: EndpointAuth
  /** A browser's refresh cookie identifies the session. */
  readonly usesRefreshCookie?: true
  /** Headers that a callback needs beside its signature, with their descriptions. */
  readonly signedHeaders?: Readonly<Record<string, string>>
  /** The response is the same for every caller: a session that was live within the last second is accepted from memory. */
  readonly cacheable?: true
  /** Changes state and honours an Idempotency-Key, which is stored for 48 hours. */
  readonly idempotent?: true
  readonly limits: { readonly bodyBytes: number; readonly rates: readonly RateLimit[] }
  /** Needs a session marked human for this form within 30 minutes, or a solution in `X-Captcha`. */
  readonly captcha?: CaptchaForm
  /**
   * Absent: always. `repeatedLookUp`: look-ups after the first ones by one number, after failed ones, and by an old number. `namedAccount`:
   * sign-in to a named account. `inTurn`: a ticket in turn.
   */
  readonly captchaWhen?: 'repeatedLookUp' | 'namedAccount' | 'inTurn'
  /** While a waiting line is open, the caller needs a pass in `X-Waiting-Pass`: to search for free days, to hold or to move an appointment. */
  readonly needsPass?: 'search' | 'hold' | 'move'
  readonly guards?: readonly ResourceGuard[]
  /** Keys that an error response contains empty, because the specified client reads them (e.g. `appointmentResponses`). */
  readonly emptyOnRefusal?: Readonly<Record<string, unknown>>
  /** 200: an expected refusal is HTTP 200 with status 0, as specified; faults keep their own status. */
  readonly refusalStatus?: 200
  /** HTTP statuses of refusals that the other properties do not imply. */
  readonly refusals?: readonly number[]
  /** Where the specified client reads the text of an error, beside `message` (B §7, B §8). */
  readonly refusalTextAlsoIn?: 'Message' | 'data.message'
  /** Seconds that browsers and proxies may cache the response; absent: `no-store`. */
  readonly cacheSeconds?: number
  readonly summary: string
  /** Where it is specified. Absent: an extension. */
  readonly source?: 'A §7' | 'B §7'
}

/** Keeps the exact types of an endpoint, so that a handler's input and output follow from it. */
export const defineEndpoint = <const Id extends string, const One extends Omit<Endpoint, 'id'>>(
  id: Id,
  endpoint: One,
) => ({
  id,
  ...endpoint,
})

type Decoded<One, Part extends string> = One extends { readonly [Key in Part]: infer S extends Schema }
  ? { readonly [Key in Part]: z.output<S> }
  : unknown

/** Input of a handler: the decoded `params`, `query` and `body` of the endpoint, and the `fields` of a multipart body. */
export type EndpointInput<One> = Decoded<One, 'params'> &
  Decoded<One, 'query'> &
  Decoded<One, 'body'> &
  (One extends { readonly multipart: infer Multipart } ? Decoded<Multipart, 'fields'> : unknown)

/** Result of a handler before encoding; `never` where the endpoint sends bytes. */
export type EndpointOutput<One> = One extends { readonly response: infer S extends Schema } ? z.output<S> : never

const kib = 1024

const perMinute = (per: RateLimit['per'], times: number): RateLimit => ({ per, times, seconds: 60 })

/** Limits for reading public data. */
export const reading = { bodyBytes: 16 * kib, rates: [perMinute('address', 600)] }
/** Limits for reading data of a session. */
export const readingOwn = { bodyBytes: 16 * kib, rates: [perMinute('session', 120), perMinute('address', 600)] }
/** Limits for searching free slots: high enough for applicants, too low for scrapers. */
export const searching = { bodyBytes: 16 * kib, rates: [perMinute('session', 60), perMinute('address', 240)] }
/** Limits for finding a request by its numbers. The service also counts failed look-ups (D19). */
export const lookingUp = { bodyBytes: 16 * kib, rates: [perMinute('session', 20), perMinute('address', 120)] }
/** Limits for tickets of the waiting line. A person needs one. */
export const takingTickets = { bodyBytes: kib, rates: [perMinute('address', 120)] }
export const writing = { bodyBytes: 32 * kib, rates: [perMinute('session', 30), perMinute('address', 240)] }
/** Limits for submitting up to five applicants with thirty family members each. */
export const submitting = { bodyBytes: 256 * kib, rates: [perMinute('session', 20), perMinute('address', 120)] }
export const uploading = { bodyBytes: 42_000_000, rates: [perMinute('session', 20), perMinute('address', 120)] }
/** Limits for a sign-in. A member above the limit of an address is not refused on a known device or with the largest proof. */
export const beginningSessions = {
  bodyBytes: 16 * kib,
  rates: [
    { ...perMinute('address', 600), of: 'visitor' },
    { ...perMinute('address', 60), of: 'member' },
  ],
} as const
/** Limits for calls that check a password or a code. Each has limits of its own for one account, code or link. */
export const signingIn = {
  bodyBytes: 16 * kib,
  rates: [perMinute('session', 30), perMinute('address', 600), { per: 'account', times: 10, seconds: 900 }],
} as const
/** Limits for calls that send a message. Its recipient and the network have limits of their own. */
export const mailing = {
  bodyBytes: 16 * kib,
  rates: [perMinute('address', 60), { per: 'account', times: 3, seconds: 3600 }],
} as const
export const calledBack = { bodyBytes: 64 * kib, rates: [perMinute('address', 1200)] }

/** A GET of public data. */
export const publicRead = { method: 'GET', auth: 'public', limits: reading } as const
/** A GET of data of a session. */
export const ownRead = { method: 'GET', auth: 'session', limits: readingOwn } as const
/** A change of data of a session. */
export const ownChange = { method: 'POST', auth: 'session', idempotent: true, limits: writing } as const

/** Encodes a refusal for the specified client of the endpoint: the text is in `message`, and also in `Message` or `data.message` (B §8). */
export const refusalBody = (
  { emptyOnRefusal, refusalTextAlsoIn }: Pick<Endpoint, 'emptyOnRefusal' | 'refusalTextAlsoIn'>,
  given: Refusal,
) => ({
  ...emptyOnRefusal,
  ...z.encode(refusal, given),
  ...(refusalTextAlsoIn === 'Message' && { Message: given.message }),
  ...(refusalTextAlsoIn === 'data.message' && { data: { message: given.message } }),
})
