import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PlatformContext } from '../platform-context.ts'
import { sendRefusal } from './error-responses.ts'

/** Refuses changes from pages of other sites. Such a page could not read the response, but the change would still happen. */
export const refuseForeignOrigins = (app: FastifyInstance, ownOrigins: readonly string[], helpLine: string): void => {
  app.addHook('onRequest', (request, reply, next) => {
    const { origin } = request.headers
    const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    if (origin === undefined || ownOrigins.includes(origin) || isRead) return next()
    sendRefusal(reply, { refusal: { code: 'notAllowed' }, helpLine, status: 403 })
  })
}

/** Writes a log line and a metric per call, with the route pattern: query strings contain application numbers. */
export const requestLog = (app: FastifyInstance, { log, metrics }: Pick<PlatformContext, 'log' | 'metrics'>): void => {
  app.addHook('onResponse', (request, reply, next) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    const { elapsedTime } = reply
    metrics.call({ method, route, status: reply.statusCode }, elapsedTime / 1_000)
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

const [quote, backslash, letterU] = [0x22, 0x5c, 0x75]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

const hexDigit = (byte = 0): number => (byte > 0x39 ? (byte | 0x20) - 0x57 : byte - 0x30)
/** The UTF-16 unit of an escape such as `\ud83d`, or -1 if there is none at this position. */
const escapedUnit = (json: Uint8Array, at: number): number =>
  json[at] === backslash && json[at + 1] === letterU
    ? [2, 3, 4, 5].reduce((unit, offset) => unit * 16 + hexDigit(json[at + offset]), 0)
    : -1
const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff

/**
 * Why JSON text is not parsed: it is nested deeper than this number of levels, or contains NUL or a lone surrogate, which database
 * columns and addresses cannot. Both need an escape in valid UTF-8 JSON. Reads each byte once, because strangers send the text.
 */
export const jsonFault = (json: Uint8Array, levels: number): string | undefined => {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (inText && byte === backslash) {
      const unit = escapedUnit(json, at)
      const isPair = isHighSurrogate(unit) && isLowSurrogate(escapedUnit(json, at + 6))
      if (unit === 0 || isLowSurrogate(unit) || (isHighSurrogate(unit) && !isPair)) return 'NUL or lone surrogate'
      at += isPair ? 11 : 1
    } else if (byte === quote) inText = !inText
    else if (inText) continue
    else if (byte === openObject || byte === openList) {
      depth += 1
      if (depth > levels) return 'nested too deeply'
    } else if (byte === closeObject || byte === closeList) depth -= 1
  }
  return undefined
}

/** Maximum nesting of JSON. The contract needs six levels; very deep nesting exhausts the parser. */
const maxLevels = 64

const malformed = (why: string) => Object.assign(new Error(why), { statusCode: 400 })

/**
 * Receives JSON bodies without parsing them, because parsing costs much more than receiving: a handler calls `readJson` when the caller
 * is known and within the limits. The raw bytes are kept, because a provider's signature covers them. An empty body is allowed. Fastify's
 * parser refuses keys that could poison a prototype.
 */
export const rawJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('rawBody', undefined)
  app.decorateRequest('readJson', function readJson() {
    const { rawBody } = this
    if (rawBody === undefined || rawBody.length === 0) return undefined
    const fault = jsonFault(rawBody, maxLevels)
    if (fault !== undefined) throw malformed(fault)
    let parsed: unknown
    void parse(this, rawBody.toString('utf8'), (error, value) => {
      if (error) throw error
      parsed = value
    })
    return parsed
  })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body
    done(null, undefined)
  })
}
