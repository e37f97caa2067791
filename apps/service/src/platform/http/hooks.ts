import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { languageOf } from './client.ts'
import { sendRefusal } from './error-responses.ts'

/**
 * A page of another site may not even try to change anything: it could not read the response, but the effect would be real.
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

/** One line and one count a call. The route's pattern is logged instead of the address: query strings have people's numbers. */
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

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends connections whose request has not arrived whole: for a stop that cannot wait for them. */
    closeUnreceived(): void
  }
}

const second = 1_000

interface Limit {
  /** A body has this long to arrive. */
  readonly milliseconds: number
  /** An upload has it again as long as this much arrived. */
  readonly uploadBytes: number
}

const ordinary: Limit = { milliseconds: 30 * second, uploadBytes: 4_096 }

const answer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
const end = (socket: Socket) => {
  socket.end(answer)
  socket.destroySoon()
}

const hasBody = ({ headers, raw }: FastifyRequest) =>
  !raw.complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/**
 * Ends requests whose body does not arrive in time. Headers have a limit of Node's own; its limit for whole requests is
 * the same for a call of 60 bytes and for an upload on a slow line, so it cannot be short.
 */
export const limitReceiving = (app: FastifyInstance, limit = ordinary): void => {
  const sockets = new Map<Socket, FastifyRequest['raw'] | undefined>()
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, undefined)
    socket.once('close', () => sockets.delete(socket))
  })

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const { socket } = raw
    sockets.set(socket, raw)
    if (!hasBody(request)) return
    let seen = socket.bytesRead
    const isUpload = request.routeOptions.config.declared?.multipart !== undefined
    const timer = setInterval(() => {
      const arrived = socket.bytesRead - seen
      seen = socket.bytesRead
      if (raw.complete) clearInterval(timer)
      else if (!isUpload || arrived < limit.uploadBytes) end(socket)
    }, limit.milliseconds)
    const stop = () => clearInterval(timer)
    raw.once('end', stop)
    reply.raw.once('close', stop)
  })

  app.decorate('closeUnreceived', () => {
    for (const [socket, request] of sockets) if (request?.complete !== true) end(socket)
  })
}
