import { type Endpoint, type RefusalCode, refusalBody } from '@invea/api/contract'
import type { Language } from '@invea/domain'
import { messageFor } from '@invea/locales'
import { translate } from '@invea/locales/catalogue'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { languageOf } from '../client.ts'
import { isUnavailable } from '../database/transaction.ts'
import { isDiskFull } from '../files.ts'
import type { PlatformContext } from '../platform-context.ts'
import type { Refusal } from '../refusal.ts'

/** HTTP status of each refusal. Another user's data returns 404; 401 is only for a missing or ended session (D32). */
const refusalStatus = {
  slotFull: 409,
  slotShort: 409,
  outsideWindow: 400,
  holdExpired: 409,
  notExtendable: 409,
  openRequest: 409,
  attachmentsMissing: 409,
  notConfirmed: 409,
  notAllowed: 409,
  served: 409,
  movedTooOften: 409,
  versionConflict: 409,
  fileFormat: 400,
  fileSize: 413,
  captchaFailed: 403,
  codeRequired: 403,
  waiting: 403,
  ticketOver: 403,
  tooManyRequests: 429,
  notFound: 404,
  signInRequired: 401,
  keyReused: 422,
  invalidInput: 400,
  paymentProvider: 502,
  wrongCredentials: 400,
  wrongCode: 400,
  codeExpired: 400,
  linkExpired: 400,
  passwordRefused: 400,
  tokenFromPage: 403,
  sessionChanged: 409,
  groupFull: 409,
  unpaidApplicants: 409,
  fileContent: 400,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<RefusalCode, number>

/** These errors keep their own status even for calls that return HTTP 200 for refusals. */
const faults: ReadonlySet<Refusal['code']> = new Set([
  'signInRequired',
  'tooManyRequests',
  'unavailable',
  'internal',
  'notFound',
  'invalidInput',
])

const messageOf = ({ code, missing, remaining }: Refusal, language: Language, helpLine: string): string => {
  if (missing === 'address') return translate(language, 'shell', 'notFound.title')
  if (missing === 'waitingLine') return translate(language, 'waiting', 'none')
  return translate(language, 'refusal', code, { helpLine, count: remaining ?? 0 })
}

/** Sends an error response: a stable code and a sentence in the caller's language, in the format of this call. */
export const sendRefusal = (
  reply: FastifyReply,
  input: {
    readonly refusal: Refusal
    /** The deployment's phone number for questions. */
    readonly helpLine: string
    /** Overrides the status of the refusal, for example with 415. */
    readonly status?: number | undefined
  },
) => {
  const { refusal, helpLine } = input
  const declared: Partial<Endpoint> = reply.request.routeOptions.config.declared ?? {}
  const language = languageOf(reply.request.headers['accept-language'])
  const { code, retryAfterSeconds, issues, missing: _missing, ...more } = refusal
  const translatedIssues = issues?.map((issue) => ({ ...issue, message: messageFor(issue, language) }))
  const declaredStatus = faults.has(code) ? undefined : declared.refusalStatus
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(input.status ?? declaredStatus ?? refusalStatus[code])
    .header('content-language', language)
    .send(
      refusalBody(declared, {
        code,
        message: messageOf(refusal, language, helpLine),
        issues: translatedIssues,
        ...more,
      }),
    )
}

interface MappedError {
  readonly refusal: Refusal
  readonly status?: number | undefined
}

/** The client closed the connection before the request was complete, so no one receives the response. */
const isAbandoned = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

const mapError = (error: FastifyError): MappedError => {
  if (isUnavailable(error)) return { refusal: { code: 'unavailable', retryAfterSeconds: 2 } }
  if (isDiskFull(error)) return { refusal: { code: 'unavailable', retryAfterSeconds: 60 } }
  const status = error.statusCode ?? 500
  // Errors of Fastify before a handler runs: malformed, too large, wrong content type.
  if (status >= 400 && status < 500) {
    return { refusal: { code: status === 413 ? 'fileSize' : 'invalidInput' }, status }
  }
  return { refusal: { code: 'internal' } }
}

/** Handles errors of Fastify before routing, such as an invalid address. No hook runs then, so this sets all headers. */
export const sendFrameworkErrorResponse =
  (helpLine: string): NonNullable<FastifyServerOptions['frameworkErrors']> =>
  (error, _request, reply) =>
    sendRefusal(
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      }),
      { refusal: mapError(error).refusal, helpLine, status: error.statusCode },
    )

/** Sends every failure in the specified envelope. Internal details only go to the log. */
export const sendErrorResponses = (
  app: FastifyInstance,
  { log, env: { helpLine } }: Pick<PlatformContext, 'log' | 'env'>,
): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const abandoned = isAbandoned(request)
    const { refusal, status }: MappedError = abandoned
      ? { refusal: { code: 'invalidInput' }, status: 408 }
      : mapError(error)
    if (abandoned) {
      const route = request.routeOptions.url ?? 'unknown'
      log.info({ requestId: request.id, route }, 'a client went away before its request had arrived')
    }
    if (refusal.code === 'internal') log.error({ requestId: request.id, err: error }, 'a call failed')
    if (refusal.code === 'unavailable') {
      const cause = isDiskFull(error) ? 'the disk is full' : 'the database is away'
      log.warn({ requestId: request.id, err: error }, cause)
    }
    return sendRefusal(reply, { refusal, helpLine, status })
  })
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, { refusal: { code: 'notFound', missing: 'address' }, helpLine }),
  )
}
