import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedSms {
  readonly to: string
  readonly message: string
  readonly authorization: string
}
export interface SmsGatewayStandIn {
  readonly url: string
  readonly received: readonly ReceivedSms[]
  stop(): Promise<void>
}

/** An SMS gateway on a socket that acknowledges what it is given. */
export const startSmsGateway = async (): Promise<SmsGatewayStandIn> => {
  const received: ReceivedSms[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { to, message } = JSON.parse(Buffer.concat(chunks).toString())
    received.push({ to, message, authorization: request.headers.authorization ?? '' })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"acknowledge":"success"}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    received,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
