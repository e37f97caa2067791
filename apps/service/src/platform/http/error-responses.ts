import type { FastifyError, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Refusal } from '../refusal.ts'
import { isUnavailable } from './is-unavailable.ts'
import { languageOf } from './language.ts'
import { sendRefusal } from './send-refusal.ts'

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
 * runs then, so what every answer carries is said here.
 */
export const answerBeforeRouting =
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
export const errorAnswers = (app: FastifyInstance, { log, env: { helpLine } }: AppContext): void => {
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
