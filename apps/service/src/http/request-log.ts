import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** One line a call. The route's pattern stands for the address: query strings carry people's numbers. */
export const requestLog = (app: FastifyInstance, { log }: Services): void => {
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'call',
    )
  })
}
