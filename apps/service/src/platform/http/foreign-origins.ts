import type { FastifyInstance } from 'fastify'
import { languageOf } from './language.ts'
import { sendRefusal } from './send-refusal.ts'

/**
 * A page of another site may not even try to change anything: its answer would be unreadable to it, but its effect real.
 */
export const foreignOrigins = (app: FastifyInstance, ours: readonly string[], helpLine: string): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    const reads = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    if (origin === undefined || ours.includes(origin) || reads) return
    return sendRefusal(reply, {
      declared: request.routeOptions.config.declared ?? {},
      refusal: { code: 'notAllowed' },
      language: languageOf(request.headers['accept-language']),
      helpLine,
      status: 403,
    })
  })
}
