import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '../client.ts'
import type { PlatformContext } from '../platform-context.ts'
import { sendRefusal } from './error-responses.ts'

/** Refuses changes from pages of other sites. Such a page could not read the response, but the change would still happen. */
export const foreignOrigins = (app: FastifyInstance, ownOrigins: readonly string[], helpLine: string): void => {
  app.addHook('onRequest', (request, reply, next) => {
    const { origin } = request.headers
    const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    if (origin === undefined || ownOrigins.includes(origin) || isRead) return next()
    sendRefusal(reply, {
      declared: request.routeOptions.config.declared ?? {},
      refusal: { code: 'notAllowed' },
      language: languageOf(request.headers['accept-language']),
      helpLine,
      status: 403,
    })
  })
}

/**
 * Writes one log line and one metric per call, with the route pattern instead of the address: query strings contain application
 * numbers.
 */
export const requestLog = (app: FastifyInstance, { log, metrics }: Pick<PlatformContext, 'log' | 'metrics'>): void => {
  app.addHook('onResponse', (request, reply, next) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    const { elapsedTime } = reply
    metrics.call({ method, route, status: reply.statusCode, seconds: elapsedTime / 1_000 })
    log.info(
      {
        requestId: request.id,
        method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(elapsedTime * 10) / 10,
      },
      'call',
    )
    next()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Closes connections with incomplete requests, for a stop that cannot wait for them. */
    closeUnreceived(): void
  }
}

const second = 1_000

interface Limit {
  /** Time limit for a body. */
  readonly milliseconds: number
  /** An upload gets the time limit again for each this many bytes. */
  readonly uploadBytes: number
}

const defaultLimit: Limit = { milliseconds: 30 * second, uploadBytes: 4_096 }

/** State of a connection: its last request, and how many checks found that request incomplete. */
interface Receiving {
  request: FastifyRequest['raw'] | undefined
  isUpload: boolean
  checks: number
  bytesBefore: number
}
/** Checks per time limit, so that a connection ends at most a tenth of the limit late. */
const checksPerLimit = 10

const timeoutResponse = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
const end = (socket: Socket) => {
  socket.end(timeoutResponse)
  socket.destroySoon()
}

/**
 * Ends requests whose body does not arrive in time. Node limits only headers and whole requests; the latter would be the same
 * for 60 bytes and for an upload on a slow connection, so it cannot be short. One timer checks all connections.
 */
export const limitReceiving = (app: FastifyInstance, limit = defaultLimit): void => {
  const sockets = new Map<Socket, Receiving>()
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, { request: undefined, isUpload: false, checks: 0, bytesBefore: 0 })
    socket.once('close', () => sockets.delete(socket))
  })

  // Prepended, because the body of a call that is refused early can also arrive slowly.
  app.server.prependListener('request', (raw: FastifyRequest['raw']) => {
    const receiving = sockets.get(raw.socket)
    if (!receiving) return
    receiving.request = raw
    receiving.isUpload = false
    receiving.checks = 0
    receiving.bytesBefore = raw.socket.bytesRead
  })
  app.addHook('onRequest', (request, _reply, next) => {
    if (request.routeOptions.config.declared?.multipart) {
      const receiving = sockets.get(request.raw.socket)
      if (receiving) receiving.isUpload = true
    }
    next()
  })

  const timer = setInterval(() => {
    for (const [socket, receiving] of sockets) {
      if (receiving.request === undefined || receiving.request.complete) continue
      receiving.checks += 1
      if (receiving.checks <= checksPerLimit) continue
      const arrived = socket.bytesRead - receiving.bytesBefore
      if (!receiving.isUpload || arrived < limit.uploadBytes) end(socket)
      receiving.checks = 0
      receiving.bytesBefore = socket.bytesRead
    }
  }, limit.milliseconds / checksPerLimit)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))

  app.decorate('closeUnreceived', () => {
    for (const [socket, { request }] of sockets) if (request?.complete !== true) end(socket)
  })
}

const [quote, backslash] = [0x22, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Whether JSON text is nested deeper than the given number of levels. Does not parse it. */
export const isDeeperThan = (levels: number, json: Uint8Array): boolean => {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (inText) {
      if (byte === backslash) at += 1
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === openObject || byte === openList) {
      depth += 1
      if (depth > levels) return true
    } else if (byte === closeObject || byte === closeList) depth -= 1
  }
  return false
}

/** NUL and lone surrogates. JSON can contain them, but database columns and addresses cannot. */
const unstorable = /[\0\p{Surrogate}]/u
/** Their JSON escapes. Text without an escape contains neither. */
const escaped = /\\u(?:0000|d[89a-f])/i

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !unstorable.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => !unstorable.test(name) && isStorable(inner))
}

/** Whether all strings of a JSON body can be stored. `json` is the text of `value`, whose nesting was checked before. */
export const hasStorableTexts = (json: string, value: unknown): boolean => !escaped.test(json) || isStorable(value)

/** Maximum nesting of JSON. The contract needs six levels; very deep nesting exhausts the parser. */
const maxLevels = 64

const malformed = (why: string) => Object.assign(new Error(why), { statusCode: 400 })

/**
 * Parses JSON and keeps the raw bytes, which a provider's signature covers. Allows an empty body. Fastify's parser refuses keys
 * that could poison a prototype.
 */
export const rawJson = (app: FastifyInstance): void => {
  app.decorateRequest('rawBody', undefined)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body
    if (body.length === 0) return done(null, undefined)
    if (isDeeperThan(maxLevels, body)) return done(malformed('nested too deeply'))
    const text = body.toString('utf8')
    return parse(request, text, (error, value) =>
      error || hasStorableTexts(text, value) ? done(error, value) : done(malformed('NUL or lone surrogate')),
    )
  })
}
