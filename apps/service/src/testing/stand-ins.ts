import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An HTTP server on a free port. `respond` gets the whole body as text. */
export const listen = async (respond: (request: IncomingMessage, body: string, response: ServerResponse) => void) => {
  const server = createServer(async (request, response) => {
    respond(request, await text(request), response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

export interface VerifierStandIn {
  readonly url: string
  /** The tokens it received, with the secret. */
  readonly received: readonly { readonly secret: string; readonly response: string }[]
  stop(): Promise<void>
}

/** A third party's `siteverify` over HTTP. Returns the given response for each token, and an error page for others. */
export const startVerifier = async (results: Readonly<Record<string, object>>): Promise<VerifierStandIn> => {
  const received: { secret: string; response: string }[] = []
  const { origin, stop } = await listen((_request, body, response) => {
    const form = new URLSearchParams(body)
    const token = form.get('response') ?? ''
    received.push({ secret: form.get('secret') ?? '', response: token })
    const result = results[token]
    if (result) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
    else response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  })
  return { url: `${origin}/siteverify`, received, stop }
}

interface TraceCollector {
  readonly url: string
  /** The received spans, in OTLP format. */
  readonly spans: readonly ReceivedSpan[]
  /** All received data as text. */
  received(): string
  stop(): Promise<void>
}

export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly links?: readonly { readonly traceId: string }[]
}

interface OtlpTraces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[] }[]
}

/** A receiver of traces: OTLP over HTTP, in JSON. */
export const startTraceCollector = async (): Promise<TraceCollector> => {
  const spans: ReceivedSpan[] = []
  let all = ''
  const { origin, stop } = await listen((_request, body, response) => {
    all += body
    const { resourceSpans } = JSON.parse(body) as OtlpTraces
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  return { url: `${origin}/v1/traces`, spans, received: () => all, stop }
}

interface ReceivedSms {
  readonly to: string
  readonly message: string
  readonly authorization: string
}
export interface SmsGatewayStandIn {
  readonly url: string
  readonly received: readonly ReceivedSms[]
  stop(): Promise<void>
}

/** An SMS gateway over HTTP that acknowledges every message. */
export const startSmsGateway = async (): Promise<SmsGatewayStandIn> => {
  const received: ReceivedSms[] = []
  const { origin, stop } = await listen((request, body, response) => {
    const { to, message } = JSON.parse(body)
    received.push({ to, message, authorization: request.headers.authorization ?? '' })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"acknowledge":"success"}')
  })
  return { url: `${origin}/api`, received, stop }
}

export interface Mailbox {
  readonly url: string
  /** Received mails, oldest first. */
  readonly mails: readonly Email[]
  /** Refuses this number of next deliveries. */
  refuse(times: number): void
  stop(): Promise<void>
}

/** A mail server that stores every mail. */
export const startMailbox = async (): Promise<Mailbox> => {
  const mails: Email[] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const receive = async () => {
        const bytes = await buffer(stream)
        if (refusals > 0) {
          refusals -= 1
          throw Object.assign(new Error('try again later'), { responseCode: 451 })
        }
        mails.push(await PostalMime.parse(bytes))
      }
      receive().then(() => done(), done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (times) => {
      refusals = times
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
