import { type Endpoint, type RefusalCode, refusalBody } from '@invea/api/contract'
import type { Language } from '@invea/domain'
import { messageFor } from '@invea/locales'
import { translate } from '@invea/locales/catalogue'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { isUnavailable } from '../database/transaction.ts'
import type { Refusal } from '../refusal.ts'
import { languageOf } from './client.ts'

/** The HTTP status of each refusal. What is not yours is 404; 401 is only for a missing or ended session (D32). */
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
  orderOpen: 409,
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
  notEligible: 409,
  fileContent: 400,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<RefusalCode, number>

/** A fault has its own status even where an expected no is described as HTTP 200. */
const faults: ReadonlySet<Refusal['code']> = new Set([
  'signInRequired',
  'tooManyRequests',
  'unavailable',
  'internal',
  'notFound',
  'invalidInput',
])

/** Says no: a stable code, a sentence in the caller's language, in the shape this call's client reads. */
export const sendRefusal = (
  reply: FastifyReply,
  input: {
    readonly declared: Pick<Endpoint, 'emptyOnRefusal' | 'refusalTextAlsoIn' | 'refusalStatus'>
    readonly refusal: Refusal
    readonly language: Language
    /** The deployment's telephone number for questions. */
    readonly helpLine: string
    /** Where the transport knows better, e.g. 415. */
    readonly status?: number | undefined
  },
) => {
  const { declared, refusal, language, helpLine } = input
  const { code, retryAfterSeconds, issues, ...more } = refusal
  const inWords = issues?.map((issue) => ({
    ...issue,
    message: messageFor(issue, language),
  }))
  const described = faults.has(code) ? undefined : declared.refusalStatus
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(input.status ?? described ?? refusalStatus[code])
    .header('content-language', language)
    .send(
      refusalBody(declared, {
        code,
        message: translate(language, 'refusal', code, { helpLine }),
        issues: inWords,
        ...more,
      }),
    )
}

interface MappedError {
  readonly refusal: Refusal
  readonly status?: number | undefined
}

/** Its connection ended before the whole request had arrived: the error is the client's, and the response is not read. */
const isAbandoned = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

const mapError = (error: FastifyError): MappedError => {
  if (isUnavailable(error)) return { refusal: { code: 'unavailable', retryAfterSeconds: 2 } }
  const status = error.statusCode ?? 500
  // What the framework refuses before a handler: malformed, too large, a wrong content type.
  if (status >= 400 && status < 500) {
    return { refusal: { code: status === 413 ? 'fileSize' : 'invalidInput' }, status }
  }
  return { refusal: { code: 'internal' } }
}

/**
 * What the framework refuses before it has found a route: an address it cannot read, or one with a part that is too long. No hook
 * runs then, so the headers of every response are set here.
 */
export const sendFrameworkErrorResponse =
  (helpLine: string): NonNullable<FastifyServerOptions['frameworkErrors']> =>
  (error, request, reply) =>
    sendRefusal(
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      }),
      {
        declared: {},
        refusal: mapError(error).refusal,
        language: languageOf(request.headers['accept-language']),
        helpLine,
        status: error.statusCode,
      },
    )

/** Every failure leaves in the described envelope; what went wrong inside goes to the log alone. */
export const sendErrorResponses = (app: FastifyInstance, { log, env: { helpLine } }: AppContext): void => {
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
    if (refusal.code === 'unavailable') log.warn({ requestId: request.id, err: error }, 'the database is away')
    return sendRefusal(reply, {
      declared: request.routeOptions.config.declared ?? {},
      refusal,
      language: languageOf(request.headers['accept-language']),
      helpLine,
      status,
    })
  })
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(reply, {
      declared: {},
      refusal: { code: 'notFound' },
      language: languageOf(request.headers['accept-language']),
      helpLine,
    }),
  )
}
