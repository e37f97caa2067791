import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Where a connection breaks: before the request arrives, before the response, or inside the response. */
const cutPoints = ['beforeRequest', 'beforeResponse', 'insideResponse'] as const
type CutPoint = (typeof cutPoints)[number]

interface Connection {
  /** Delay before a response, in milliseconds. */
  readonly delay: number
  /** Bytes a second for all connections together, in each direction. */
  readonly speed: number
  /** Breaks every n-th call. */
  readonly breaksOneOf: number
}

const chunk = 1_024

/** Limits all connections together to this speed, in bytes a second. */
const createPipe = (speed: number) => {
  let free = 0
  return async (bytes: number): Promise<void> => {
    const now = performance.now()
    free = Math.max(free, now) + (bytes / speed) * 1_000
    await wait(free - now)
  }
}

const read = async (message: IncomingMessage, pass: (bytes: number) => Promise<void>): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of message) {
    parts.push(part as Buffer)
    await pass((part as Buffer).length)
  }
  return Buffer.concat(parts)
}

/** Starts a proxy for a browser. Requests to all hosts share a slow connection that breaks regularly. */
export const startUnreliableProxy = async ({ delay, speed, breaksOneOf }: Connection) => {
  const counted = { pass: 0, beforeRequest: 0, beforeResponse: 0, insideResponse: 0 }
  const [up, down] = [createPipe(speed), createPipe(speed)]
  let calls = 0
  const nextCutPoint = (): CutPoint | 'pass' => {
    calls += 1
    return calls % breaksOneOf === 0 ? (cutPoints[(calls / breaksOneOf) % cutPoints.length] as CutPoint) : 'pass'
  }

  const serve = async (client: IncomingMessage, response: ServerResponse) => {
    const cutPoint = nextCutPoint()
    counted[cutPoint] += 1
    const body = await read(client, up)
    if (cutPoint === 'beforeRequest') return void client.socket.destroy()
    await wait(delay)
    const upstreamRequest = sendRequest(client.url ?? '', {
      method: client.method ?? 'GET',
      headers: client.headers,
      agent: false,
    })
    const upstream = await new Promise<IncomingMessage>((resolve, reject) => {
      upstreamRequest.once('response', resolve).once('error', reject).end(body)
    })
    if (cutPoint === 'beforeResponse') {
      upstream.resume()
      return void client.socket.destroy()
    }
    response.writeHead(upstream.statusCode ?? 502, upstream.headers)
    const bytes = await read(upstream, async () => undefined)
    const end = cutPoint === 'insideResponse' ? bytes.length >> 1 : bytes.length
    for (let at = 0; at < end; at += chunk) {
      const part = bytes.subarray(at, Math.min(end, at + chunk))
      await down(part.length)
      response.write(part)
    }
    if (cutPoint === 'insideResponse') client.socket.destroy()
    else response.end()
  }

  const server = createServer((client, response) => void serve(client, response).catch(() => client.socket.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, counted, close }
}

export type UnreliableProxy = Awaited<ReturnType<typeof startUnreliableProxy>>
