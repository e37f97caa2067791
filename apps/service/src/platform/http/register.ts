import multipart from '@fastify/multipart'
import { allEndpoints, type Endpoint, type EndpointId } from '@invea/api/contract'
import type { Result } from '@invea/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'
import { requireCaptcha } from '../captcha/verify-captcha.ts'
import { clientAddress, languageOf } from '../client.ts'
import { hasStoredResponse } from '../idempotency-keys.ts'
import type { PlatformContext } from '../platform-context.ts'
import { ok, type Refusal, refused } from '../refusal.ts'
import type { Handler, RawResponse } from '../request-context.ts'
import { StartFault } from '../start-fault.ts'
import { authenticate, enforceRateLimit, identifyCaller, isAllowedRepeat } from './access-control.ts'
import { retryAfterSeconds, type Upload } from './admission.ts'
import { createRequestContext } from './create-request-context.ts'
import type { Encoded, Encoder } from './encoded-responses.ts'
import { sendRefusal } from './error-responses.ts'
import { isUpload, type Overload } from './overload.ts'
import { fingerprintOf, type Received, readInput, readMultipart } from './read-input.ts'

/** Sends a response, or 304 if the browser already has it. */
const sendEncodedResponse = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { declared, encoded }: { readonly declared: Endpoint; readonly encoded: Encoded },
) => {
  reply.type('application/json; charset=utf-8')
  const etag = encoded.etag?.()
  if (etag) reply.header('etag', etag)
  if (declared.cacheSeconds !== undefined) {
    // Short-lived responses change often, so an older one is of no use.
    const stale = declared.cacheSeconds <= 60 ? '' : ', stale-while-revalidate=60'
    reply.header('cache-control', `public, max-age=${declared.cacheSeconds}${stale}`)
    reply.header('vary', 'accept-language, accept-encoding, origin')
  }
  const known = request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  if (known && declared.method === 'GET') return reply.code(304).send()
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? await encoded.brotli() : undefined
  return brotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(encoded.body())
}

const sendRawResponse = (reply: FastifyReply, { contentType, body, status, headers }: RawResponse) =>
  reply
    .code(status ?? 200)
    .headers(headers ?? {})
    .type(contentType)
    .send(body)

type AnyHandler<Services> = Handler<Services, never, unknown>

/** An appointment, or the urgent quota of a day. */
interface HoldTarget {
  readonly date: string
  readonly officeId?: number | undefined
  readonly urgentQuotaId?: number
  readonly urgentDays?: number | undefined
}

/** The pass that a caller sent, and what it is needed for. */
export interface PassCheck {
  readonly caller: Caller | undefined
  readonly pass: string | undefined
  readonly purpose: 'search' | 'hold' | 'move'
  readonly now: Date
  /** What is held. Absent in the first check, before the body is read. */
  readonly wanted?: HoldTarget
}

interface RegisterOptions<Services> {
  readonly handlers: Readonly<Partial<Record<EndpointId, AnyHandler<Services>>>>
  readonly encode: Encoder
  readonly overload: Overload
  /** Refuses an upload before its body is read, if the caller has no request that it could be for. */
  readonly requireRequest: (services: Services, caller: Caller, now: Date) => Promise<Refusal | undefined>
  /** Refuses a caller without a valid pass, at the endpoints that need one. */
  readonly requirePass: (services: Services, input: PassCheck) => Promise<Refusal | undefined>
  /** Loads what cannot be read inside a transaction. */
  readonly beforeTransaction: (services: Services) => Promise<unknown>
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Reads the Idempotency-Key: up to 200 printable characters. */
const idempotencyKeyOf = (request: FastifyRequest): string | undefined =>
  /^[\x21-\x7e]{1,200}$/.exec(headerOf(request, 'idempotency-key') ?? '')?.[0]

const receive = async (
  request: FastifyRequest,
  declared: Endpoint,
  upload: Upload | undefined,
): Promise<Result<Received, Refusal>> => {
  const parts = {
    params: request.params,
    query: request.query,
    body: declared.multipart ? undefined : request.readJson(),
    fields: undefined,
    files: undefined,
  }
  if (!declared.multipart) return ok(parts)
  if (!upload) return refused('unavailable', { retryAfterSeconds: retryAfterSeconds() })
  const read = await readMultipart(request, declared.multipart, upload)
  return read.ok ? ok({ ...parts, ...read.value }) : read
}

/**
 * Handles one request: authentication, rate limit, input, captcha, idempotency, use case and the response in wire names. The body is
 * parsed after the first two, so that a refused caller costs little.
 */
const serve =
  <Services extends PlatformContext>(
    services: Services,
    declared: Endpoint,
    handler: AnyHandler<Services>,
    { encode, overload, requireRequest, requirePass, beforeTransaction }: RegisterOptions<Services>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const now = services.clock.now()
    const language = languageOf(headerOf(request, 'accept-language'))
    const refuse = (refusal: Refusal) => sendRefusal(reply, { refusal, helpLine: services.env.helpLine })

    const authInput = {
      now,
      address: clientAddress(request.ip),
      authorization: headerOf(request, 'authorization'),
      expectedSubject: headerOf(request, 'x-expected-subject'),
    }
    const authenticated = await authenticate(services, declared, authInput)
    if (!authenticated.ok) return refuse(authenticated.error)
    const caller = authenticated.value
    const pass = headerOf(request, 'x-waiting-pass')
    const waiting =
      declared.needsPass && (await requirePass(services, { caller, pass, purpose: declared.needsPass, now }))
    if (waiting) return refuse(waiting)
    const key = declared.idempotent ? idempotencyKeyOf(request) : undefined
    const rateLimited = await enforceRateLimit(services, declared, { ...authInput, caller })
    if (rateLimited && !(await isAllowedRepeat(services, declared, { ...authInput, caller, key })))
      return refuse(rateLimited)

    const uploader = declared.multipart && caller
    const unusable = uploader && (await requireRequest(services, uploader, now))
    if (unusable) return refuse(unusable)
    const length = Number(headerOf(request, 'content-length') ?? Number.POSITIVE_INFINITY)
    using upload = uploader ? overload.beginUpload(length, uploader.sessionId) : undefined
    const received = await receive(request, declared, upload)
    if (!received.ok) {
      if (received.error.code === 'unavailable') overload.count(declared.id as EndpointId)
      return refuse(received.error)
    }
    const read = readInput(declared, received.value)
    if ('issues' in read) return refuse({ code: 'invalidInput', issues: read.issues })
    if (declared.needsPass === 'hold') {
      const { body: wanted } = read.input as { readonly body: HoldTarget }
      const otherDay = await requirePass(services, { caller, pass, purpose: 'hold', now, wanted })
      if (otherDay) return refuse(otherDay)
    }

    const context = createRequestContext(request, reply, {
      services,
      id: declared.id,
      address: authInput.address,
      caller,
      optionalSession: () => identifyCaller(services, authInput),
      now,
      language,
      key,
      fingerprint: () => fingerprintOf(declared.id, received.value),
      beforeTransaction: () => beforeTransaction(services),
    })
    // The key alone is not enough: with another body it would be an attempt that no limit counts.
    if (rateLimited && !(await hasStoredResponse(services.db, context.idempotencyKey))) return refuse(rateLimited)
    const captcha = declared.captchaWhen ? undefined : declared.captcha
    const captchaFailure = captcha && (await requireCaptcha(context, captcha, caller))
    // A repeat after a lost response gets the stored one, even when its captcha has expired since.
    if (captchaFailure && !(await hasStoredResponse(services.db, context.idempotencyKey))) return refuse(captchaFailure)

    const result = await handler(context, read.input as never)
    if (!result.ok) return refuse(result.error)
    return declared.response
      ? sendEncodedResponse(request, reply, { declared, encoded: encode(declared, result.value) })
      : sendRawResponse(reply, result.value as RawResponse)
  }

/** Runs a call when its body has arrived, or refuses it under overload. */
const withAdmission =
  (
    overload: Overload,
    { id, helpLine }: { readonly id: EndpointId; readonly helpLine: string },
    work: ReturnType<typeof serve>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const end = overload.begin(id)
    if (!end) {
      overload.count(id)
      const refusal = { code: 'unavailable', retryAfterSeconds: retryAfterSeconds() } as const
      return sendRefusal(reply, { refusal, helpLine })
    }
    try {
      return await work(request, reply)
    } finally {
      end()
    }
  }

/** Registers the endpoints of the contract. The service does not start if one has no handler. */
export const register = <Services extends PlatformContext>(
  app: FastifyInstance,
  context: Services,
  options: RegisterOptions<Services>,
): void => {
  const ids = Object.keys(allEndpoints) as EndpointId[]
  const faults = ids.filter((id) => options.handlers[id] === undefined).map((id) => `call ${id} has no handler`)
  if (faults.length > 0) throw new StartFault('handlers', faults)

  let stop: (() => void) | undefined
  app.addHook('onReady', async () => {
    stop = options.overload.start()
  })
  app.addHook('onClose', async () => stop?.())
  const { helpLine } = context.env
  const addRoute = (scope: FastifyInstance, id: EndpointId) => {
    const declared: Endpoint = allEndpoints[id]
    const handler = options.handlers[id]
    if (!handler) return
    scope.route({
      method: declared.method,
      url: declared.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: declared.limits.bodyBytes,
      config: { declared },
      handler: withAdmission(options.overload, { id, helpLine }, serve(context, declared, handler, options)),
    })
  }
  for (const id of ids) if (!isUpload(id)) addRoute(app, id)
  // In their own scope, because the plugin adds two asynchronous hooks to each call of its scope.
  void app.register(async (scope) => {
    await scope.register(multipart)
    for (const id of ids) if (isUpload(id)) addRoute(scope, id)
  })
}
