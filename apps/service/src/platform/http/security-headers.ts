import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Env } from '../settings/env.ts'

/** The headers that never differ, so helmet creates them once. */
const securityHeaders = ({ production }: Pick<Env, 'production'>): Readonly<Record<string, string>> => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    strictTransportSecurity: production && { maxAge: 63_072_000, includeSubDomains: true },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // They change nothing for data that is no page, and would cost a phone 150 bytes for each call.
    ...{ originAgentCluster: false, xDnsPrefetchControl: false, xDownloadOptions: false },
    ...{ xPermittedCrossDomainPolicies: false, xXssProtection: false },
  })
  setHeaders(request, response, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** CORS rules that allow the portals to call the service. */
export const crossOrigin = ({ passportOrigin, originIdOrigin }: Pick<Env, 'passportOrigin' | 'originIdOrigin'>) => ({
  origin: [passportOrigin, originIdOrigin],
  credentials: true,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'accept-language',
    'idempotency-key',
    'x-captcha',
    'x-expected-subject',
    'traceparent',
    'x-waiting-pass',
  ],
  // `date` corrects the clock of a device, because the end of a hold is in the service's time.
  exposedHeaders: ['date', 'etag', 'retry-after', 'x-request-id'],
  maxAge: 7_200,
})

/** The headers of every response that is not a preflight, made once for each origin of a portal and once for all others. */
export const createResponseHeaders = (
  env: Parameters<typeof securityHeaders>[0] & Parameters<typeof crossOrigin>[0],
) => {
  const { origin: origins, exposedHeaders } = crossOrigin(env)
  const others = {
    ...securityHeaders(env),
    ...{ 'cache-control': 'no-store', vary: 'Origin', 'access-control-allow-credentials': 'true' },
    'access-control-expose-headers': exposedHeaders.join(', '),
  }
  const ofOrigins = new Map(origins.map((origin) => [origin, { ...others, 'access-control-allow-origin': origin }]))
  return (origin: string | undefined): Readonly<Record<string, string>> => ofOrigins.get(origin ?? '') ?? others
}
