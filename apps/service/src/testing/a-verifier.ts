import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface VerifierStandIn {
  readonly url: string
  /** The tokens it was shown, with our secret. */
  readonly shown: readonly { readonly secret: string; readonly response: string }[]
  stop(): Promise<void>
}

/** A third party's `siteverify` on a socket: it answers for each token what the test says, and an error page for others. */
export const startVerifier = async (answers: Readonly<Record<string, object>>): Promise<VerifierStandIn> => {
  const shown: { secret: string; response: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const token = form.get('response') ?? ''
    shown.push({ secret: form.get('secret') ?? '', response: token })
    const answer = answers[token]
    if (answer) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    else response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    shown,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
