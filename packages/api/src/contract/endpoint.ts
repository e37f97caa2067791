import type * as z from 'zod/mini'
import type { CaptchaForm } from '../wire/captcha.ts'

/**
 * Who may call. `session`: anybody with a live session, anonymous or a member's; what is not theirs answers 404.
 * `otp`: a member whose one-time code was verified. `signed-link`: the address itself carries the proof.
 */
export type Who = 'public' | 'session' | 'otp' | 'signed-link' | 'signed-callback' | 'operator'

/** At most `times` calls in `seconds`, counted for each address, session or account across all instances. */
export interface Rate {
  readonly per: 'address' | 'session' | 'account'
  readonly times: number
  readonly seconds: number
}

/** What a call needs to own, and where its id stands: the cross-access tests are made from this. */
export interface Guarded {
  readonly kind: 'request' | 'requestPerson' | 'person' | 'familyMember' | 'attachment' | 'appointment'
  readonly in: 'query' | 'body' | 'fields'
  /** The clean name, as the decoded input carries it. */
  readonly name: string
}

type Schema = z.core.$ZodType

/**
 * One call of the boundary as data. Schemas are codecs: their input side is the wire as described (A §7, B §7),
 * their output side is the domain. The service decodes with them and encodes with them, and so does the client.
 */
export interface Call {
  /** operationId of the OpenAPI document. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As described, letter for letter; `{name}` stands for a path parameter of an extension. */
  readonly path: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly multipart?: {
    readonly fields: Schema
    /** What the name of each file part is the id of. */
    readonly fileNamedBy: 'attachmentTypeId' | 'attachmentId'
    readonly maxFiles: number
    readonly maxFileBytes: number
    readonly contentTypes: readonly string[]
  }
  /** The answer of a success. Absent where `produces` names what is sent instead. */
  readonly response?: Schema
  readonly produces?: readonly string[]
  /** Where the answer is a list in an envelope: one item of it, so that an item that is given again is encoded once. */
  readonly items?: Schema
  readonly who: Who
  /** Answers everybody who may call alike: a session that was live within the last second is let in from memory. */
  readonly alike?: true
  /** Changes state and honours an Idempotency-Key, kept 48 hours with its effect. */
  readonly idempotent: boolean
  readonly limits: { readonly bodyBytes: number; readonly rates: readonly Rate[] }
  /** Needs a session marked human for this form within 30 minutes, or a solution in `X-Captcha`. */
  readonly captcha?: CaptchaForm
  /** Absent: always. Look-ups ask after misses, sign-in asks for named accounts alone. */
  readonly captchaWhen?: 'afterMisses' | 'namedAccount'
  readonly guards?: readonly Guarded[]
  /** Keys that a refusal carries empty, because the described client reads them (e.g. `appointmentResponses`). */
  readonly emptyOnRefusal?: Readonly<Record<string, unknown>>
  /** 200: an expected no comes as HTTP 200 with status 0, as described; faults still have their own status. */
  readonly refusalStatus?: 200
  /** Where the described client reads the text of a refusal, beside `message` (B §7, B §8). */
  readonly refusalTextAlsoIn?: 'Message' | 'data.message'
  /** May be kept by browsers and proxies for this many seconds; absent: `no-store`. */
  readonly cacheSeconds?: number
  readonly summary: string
  readonly source: 'A §7' | 'B §7' | 'extension'
}

/** Keeps the exact types of a call, so that a handler's input and output follow from it. */
export const defineCall = <const One extends Call>(call: One): One => call

type Decoded<One, Part extends string> = One extends { readonly [Key in Part]: infer S extends Schema }
  ? { readonly [Key in Part]: z.output<S> }
  : unknown

/** What a handler receives: `params`, `query`, `body` where the call has them, and `fields` of a multipart body, in domain words. */
export type CallInput<One> = Decoded<One, 'params'> &
  Decoded<One, 'query'> &
  Decoded<One, 'body'> &
  (One extends { readonly multipart: infer Multipart } ? Decoded<Multipart, 'fields'> : unknown)

/** What a handler answers, in domain words; `never` where the call sends bytes. */
export type CallOutput<One> = One extends { readonly response: infer S extends Schema } ? z.output<S> : never
