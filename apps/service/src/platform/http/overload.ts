import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { allEndpoints, type Endpoint, type EndpointId, refusalBody } from '@invea/api/contract'
import type { Language } from '@invea/domain'
import { translate } from '@invea/locales/catalogue'
import { languageOf } from '../client.ts'
import type { PlatformContext } from '../platform-context.ts'
import { createAdmission, createByteBudget, measureWait, retryAfterSeconds } from './admission.ts'
import { callClasses, createEndpointFinder } from './call-classes.ts'
import { createResponseHeaders } from './security-headers.ts'

const reportEvery = 1_000

const maxBody = allEndpoints.uploadAttachment.limits.bodyBytes
export const isUpload = (id: EndpointId): boolean => 'multipart' in allEndpoints[id]

/** Counts refusals and reports them once a second, with one log line for any number of them. */
const createTally = ({ log, metrics }: Pick<PlatformContext, 'log' | 'metrics'>) => {
  const refused = new Map<EndpointId, number>()
  return {
    count: (id: EndpointId) => void refused.set(id, (refused.get(id) ?? 0) + 1),
    report: () => {
      if (refused.size === 0) return
      for (const [id, calls] of refused) metrics.refusedCalls(callClasses[id], calls)
      log.warn({ refused: Object.fromEntries(refused) }, 'calls refused because of overload')
      refused.clear()
    },
  }
}

/** Cached bodies and headers of refusals. They differ only by endpoint, language and origin. */
const createRefusals = (env: PlatformContext['env']) => {
  const headersOf = createResponseHeaders(env)
  const texts = new Map<string, { readonly body: string; readonly headers: readonly string[] }>()
  return (id: EndpointId, language: Language, origin: string | undefined) => {
    const always = headersOf(origin)
    const key = `${id} ${language} ${always['access-control-allow-origin']}`
    const found = texts.get(key)
    if (found) return found
    const message = translate(language, 'refusal', 'unavailable')
    const declared: Endpoint = allEndpoints[id]
    const body = JSON.stringify(refusalBody(declared, { code: 'unavailable', message }))
    const contentHeaders = [
      'content-type',
      'application/json; charset=utf-8',
      'content-length',
      String(Buffer.byteLength(body)),
    ]
    const headers = [...Object.entries(always).flat(), ...contentHeaders, 'content-language', language]
    const refusal = { body, headers }
    texts.set(key, refusal)
    return refusal
  }
}

/** Decides which calls are handled, and sends refusals for the others. */
export const createOverload = ({ env, db, log, metrics }: Pick<PlatformContext, 'env' | 'db' | 'log' | 'metrics'>) => {
  const calls = createAdmission({ max: env.maxConcurrentCalls, waitTarget: env.callWaitMilliseconds })
  const uploads = createByteBudget({ max: env.maxUploadMegabytes * 1_000_000, perSession: maxBody })
  metrics.watchAdmission(calls)
  const tally = createTally({ log, metrics })
  const refusalOf = createRefusals(env)
  const findEndpoint = createEndpointFinder(Object.values<Endpoint>(allEndpoints))
  return {
    /** Sends a refusal if the call is not admitted now; false if Fastify should handle it. Reads only the headers. */
    refuseEarly: (request: IncomingMessage, response: ServerResponse) => {
      const id = findEndpoint(request.method, request.url) as EndpointId | undefined
      if (id === undefined) return false
      if (calls.admits(callClasses[id])) {
        if (!isUpload(id)) calls.expect()
        return false
      }
      calls.refuse(callClasses[id])
      tally.count(id)
      const { origin, 'accept-language': accepted } = request.headers
      const { body, headers } = refusalOf(id, languageOf(accepted), origin)
      const responseHeaders = ['retry-after', String(retryAfterSeconds()), 'x-request-id', randomUUID()]
      // Headers and a string body are written with one system call.
      response.writeHead(503, [...headers, ...responseHeaders]).end(body)
      return true
    },
    /**
     * Begins a call whose body has arrived, so that slow clients use no capacity. Returns the function that ends the call, or
     * undefined if it is not admitted. Uploads wait for the client's network, so `beginUpload` limits them.
     */
    begin: (id: EndpointId): (() => void) | undefined => {
      if (isUpload(id)) return () => undefined
      return calls.begin(callClasses[id]) ? calls.end : undefined
    },
    /** Begins an upload that announces this many bytes. Returns undefined if there is no memory for them. */
    beginUpload: (length: number, sessionId: number) => uploads.open(Math.min(length, maxBody), sessionId),
    /** Counts a refusal that another function sends. */
    count: (id: EndpointId) => {
      calls.refuse(callClasses[id])
      tally.count(id)
    },
    /** Starts measuring and reporting. Returns the function that ends both. */
    start: () => {
      const stop = measureWait(db, calls)
      const timer = setInterval(tally.report, reportEvery)
      timer.unref()
      return () => {
        stop()
        clearInterval(timer)
        tally.report()
      }
    },
  }
}
export type Overload = ReturnType<typeof createOverload>
