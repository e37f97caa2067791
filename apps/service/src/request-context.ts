import type { CaptchaForm } from '@invea/api/contract'
import type { HoldProof, Language } from '@invea/domain'
import type { Logger } from 'pino'
import type { AppContext, Trx } from './app-context.ts'
import type { Outcome } from './outcome.ts'
import type { IdempotencyKey } from './store/idempotency-keys.ts'

/** A form that asked for a proof, and a dearer proof that was given for it. */
export type HumanMark = CaptchaForm | `${CaptchaForm}.${Exclude<HoldProof, 'ordinary'>}`

/** Who calls: one anonymous session, or a signed-in one. */
export interface Caller {
  readonly sessionId: number
  readonly kind: 'anonymous' | 'user'
  readonly accountId: number | null
  /** Until when this session is taken for human, by the form that asked. */
  readonly humanUntil: Readonly<Partial<Record<HumanMark, string>>>
  /** The phone or mailbox that answered a one-time code in this session, by its blind index. */
  readonly codedBy: string | null
  readonly urgentUntil: Date | null
}

/** One call on its way: what a handler may know besides its input. */
export interface RequestContext {
  readonly services: AppContext
  /** Throws on a call that is declared open to all: it has no session. */
  readonly caller: Caller
  /** The session that came along with a call that is open to all: a sign-in needs to know which one. */
  optionalSession(): Promise<Caller | undefined>
  /** One moment for the whole call. */
  readonly now: Date
  readonly language: Language
  readonly address: string
  readonly log: Logger
  /** What the caller's Idempotency-Key names, when there is one: for the writer that batches, all others use `once`. */
  readonly idempotencyKey: IdempotencyKey | undefined
  /**
   * Runs the effect in one transaction, at most once per key: a repeated key gets the stored answer, the same key
   * with another body is refused. A refused outcome rolls back and stores nothing. Never await the network inside.
   */
  runOnce<T>(work: (trx: Trx) => Promise<Outcome<T>>): Promise<Outcome<T>>
  /** The bytes and headers as they came: a provider's signature covers them. */
  readonly raw: { readonly body: Buffer; readonly headers: Readonly<Record<string, string | string[] | undefined>> }
  readonly cookies: {
    get(name: string): string | undefined
    /** Without an end the cookie goes with the browser. */
    set(name: string, value: string, expires: Date | undefined): void
    clear(name: string): void
  }
}

/** One file part of a multipart body, whole. */
export interface UploadedFile {
  /** The part's name: the id the contract says it is. */
  readonly id: number
  readonly filename: string
  readonly bytes: Buffer
}

/** What is sent where a call answers no JSON. */
export interface RawResponse {
  readonly contentType: string
  readonly body: Buffer | string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A handler speaks domain words on both sides; the contract's codecs stand around it. */
export type Handler<Input, Answer> = (context: RequestContext, input: Input) => Promise<Outcome<Answer>>
