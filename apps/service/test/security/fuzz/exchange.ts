import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request that no library corrects before it is sent. */
export interface Raw {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer | string | undefined
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Buffer
}

/** Persistent connections to one service. */
export const createExchange = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const { hostname, port } = new URL(url)
  const exchange = ({ method, path, headers, body }: Raw): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const bytes = body === undefined ? undefined : Buffer.from(body as string)
      const length = bytes === undefined ? {} : { 'content-length': String(bytes.length) }
      const sent = request({ hostname, port, method, path, agent, headers: { ...length, ...headers } }, (response) => {
        const { statusCode: status = 0, headers } = response
        buffer(response).then((body) => resolve({ status, headers, body }), reject)
      })
      sent.on('error', reject)
      sent.end(bytes)
    })
  return { exchange, close: () => agent.destroy() }
}
