import type { allEndpoints, EndpointId, EndpointInput, EndpointOutput } from '@invea/api/contract'
import type { Language, Result } from '@invea/domain'
import type { Logger } from 'pino'
import type { AuditContext } from './audit-log/audit.ts'
import type { Caller } from './caller.ts'
import type { Trx } from './database/transaction.ts'
import { hasStoredResponse, type IdempotencyKey } from './idempotency-keys.ts'
import type { PlatformContext } from './platform-context.ts'
import type { Refusal } from './refusal.ts'

/** Everything that a handler receives besides its input. `Services` adds the services of features to the platform. */
export interface RequestContext<Services> {
  readonly services: Services
  /** Throws for public endpoints, which have no session. */
  readonly caller: Caller
  /** The caller in the audit log. Throws like `caller`. */
  readonly actor: AuditContext['actor']
  /** The session sent with a public request, if any. Sign-in needs it. */
  optionalSession(): Promise<Caller | undefined>
  /** The same time for the whole request. */
  readonly now: Date
  readonly language: Language
  readonly address: string
  readonly log: Logger
  /** The request's Idempotency-Key, if any. Only the batching hold writer reads it; other handlers use `runOnce`. */
  readonly idempotencyKey: IdempotencyKey | undefined
  /**
   * Runs the work in one transaction, at most once per idempotency key. A repeated key returns the stored response, and the
   * same key with another body is refused. A refusal rolls back and stores nothing. Never await the network inside.
   */
  runOnce<T>(work: (trx: Trx) => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>>
  /** The unparsed body and headers, which a provider's signature covers. */
  readonly raw: { readonly body: Buffer; readonly headers: Readonly<Record<string, string | string[] | undefined>> }
  readonly cookies: {
    get(name: string): string | undefined
    /** Without `expires` the cookie ends with the browser session. */
    set(name: string, value: string, expires: Date | undefined): void
    clear(name: string): void
  }
}

/** One complete file part of a multipart body. */
export interface UploadedFile {
  /** The name of the part, an id that the contract defines. */
  readonly id: number
  readonly filename: string
  readonly bytes: Buffer
}

/** A response that is not JSON. */
export interface RawResponse {
  readonly contentType: string
  readonly body: Buffer | string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** The response to a webhook, whose sender repeats it after any status except 200. */
export const webhookResponse = (status: number, message: string): RawResponse => ({
  contentType: 'application/json',
  status,
  body: JSON.stringify({ status: status === 200 ? 1 : 0, message }),
})

/** Takes and returns domain values. The contract's codecs convert them from and to the wire. */
export type Handler<Services, Input, Output> = (
  context: RequestContext<Services>,
  input: Input,
) => Promise<Result<Output, Refusal>>

/**
 * A repeated request gets its stored response, also when the checks before `runOnce` would refuse it now: on another day, after
 * the urgent ten minutes, or with other master data. For handlers that return the value of `runOnce`.
 */
export const withStoredResponse =
  <Services extends PlatformContext, Input, Output>(
    handler: Handler<Services, Input, Output>,
  ): Handler<Services, Input, Output> =>
  async (context, input) => {
    const result = await handler(context, input)
    const isStored = !result.ok && (await hasStoredResponse(context.services.db, context.idempotencyKey))
    return isStored ? context.runOnce(() => Promise.resolve(result)) : result
  }

type Endpoints = typeof allEndpoints

/** A multipart call gets its files in addition to its fields. A call without `response` returns bytes. */
type Input<Id extends EndpointId> = EndpointInput<Endpoints[Id]> &
  (Endpoints[Id] extends { readonly multipart: unknown } ? { readonly files: readonly UploadedFile[] } : unknown)
type Output<Id extends EndpointId> = Endpoints[Id] extends { readonly response: unknown }
  ? EndpointOutput<Endpoints[Id]>
  : RawResponse

export type EndpointHandler<Services, Id extends EndpointId> = Handler<Services, Input<Id>, Output<Id>>

export type Routes<Services, Ids extends EndpointId = EndpointId> = {
  readonly [Id in Ids]: EndpointHandler<Services, Id>
}
