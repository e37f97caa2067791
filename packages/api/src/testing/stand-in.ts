import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly bytes: Buffer
}
export interface StandInResponse {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown
  readonly afterMs?: number
  /** Sends this part of the body, then closes the connection. */
  readonly cutAfter?: number
}
/** `METHOD /path` → the response of the service. */
export type Script = Readonly<Record<string, (seen: ReceivedRequest) => StandInResponse | Promise<StandInResponse>>>

/** A service on a real socket with the responses of a test, which records the requests. */
export const standIn = async (script: Script) => {
  const seen: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const bytes = await buffer(request)
    const method = request.method ?? ''
    const one = { method, path: pathname, query: searchParams, headers: request.headers, text: bytes.toString(), bytes }
    seen.push(one)
    const answer = script[`${method} ${pathname}`]
    const {
      status = 200,
      headers = {},
      body = '',
      afterMs = 0,
      cutAfter,
    } = answer ? await answer(one) : { status: 501 }
    if (afterMs) await new Promise((done) => setTimeout(done, afterMs))
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    if (cutAfter === undefined) response.end(text)
    else response.write(text.slice(0, cutAfter), () => request.socket.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    requestsTo: (what: string) => seen.filter(({ method, path }) => `${method} ${path}` === what),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
