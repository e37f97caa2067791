import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'

/** One line and one count a call. The route's pattern stands for the address: query strings carry people's numbers. */
export const requestLog = (app: FastifyInstance, { log, metrics }: AppContext): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    metrics.call({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1_000 })
    log.info(
      {
        requestId: request.id,
        method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'call',
    )
  })
}
