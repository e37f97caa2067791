import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Where the connection breaks: before the request arrives, before the response, or within the response. */
const cutPoints = ['beforeRequest', 'beforeAnswer', 'insideAnswer'] as const
type CutPoint = (typeof cutPoints)[number]

interface Line {
  /** Milliseconds before a response begins. */
  readonly delay: number
  /** Bytes a second for all connections together, in each direction. */
  readonly speed: number
  /** Breaks one of this many calls. */
  readonly breaksOneOf: number
}

export interface UnreliableProxy {
  readonly url: string
  /** Number of calls that passed, and of those that broke, by where. */
  readonly counted: Readonly<Record<CutPoint | 'pass', number>>
  close(): void
}

const chunk = 1_024

/** Limits the bytes of all connections to one speed (bytes a second). */
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

/** A proxy for a browser: requests to every host share one slow connection that breaks regularly. */
export const startUnreliableProxy = async ({ delay, speed, breaksOneOf }: Line): Promise<UnreliableProxy> => {
  const counted = { pass: 0, beforeRequest: 0, beforeAnswer: 0, insideAnswer: 0 }
  const [up, down] = [createPipe(speed), createPipe(speed)]
  let calls = 0
  const nextCutPoint = (): CutPoint | 'pass' => {
    calls += 1
    return calls % breaksOneOf === 0 ? (cutPoints[(calls / breaksOneOf) % cutPoints.length] as CutPoint) : 'pass'
  }

  const serve = async (near: IncomingMessage, response: ServerResponse) => {
    const cutPoint = nextCutPoint()
    counted[cutPoint] += 1
    const body = await read(near, up)
    if (cutPoint === 'beforeRequest') return void near.socket.destroy()
    await wait(delay)
    const far = sendRequest(near.url ?? '', { method: near.method ?? 'GET', headers: near.headers, agent: false })
    const upstream = await new Promise<IncomingMessage>((resolve, reject) => {
      far.once('response', resolve).once('error', reject).end(body)
    })
    if (cutPoint === 'beforeAnswer') {
      upstream.resume()
      return void near.socket.destroy()
    }
    response.writeHead(upstream.statusCode ?? 502, upstream.headers)
    const bytes = await read(upstream, async () => undefined)
    const end = cutPoint === 'insideAnswer' ? bytes.length >> 1 : bytes.length
    for (let at = 0; at < end; at += chunk) {
      const part = bytes.subarray(at, Math.min(end, at + chunk))
      await down(part.length)
      response.write(part)
    }
    if (cutPoint === 'insideAnswer') near.socket.destroy()
    else response.end()
  }

  const server = createServer((near, response) => void serve(near, response).catch(() => near.socket.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, counted, close }
}
