import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Env } from '../settings/env.ts'

/** The headers of every response. They never differ, so helmet creates them once. */
export const securityHeaders = ({ production }: Pick<Env, 'production'>): Readonly<Record<string, string>> => {
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

/** The CORS headers of a response that is not a preflight. */
export const crossOriginHeaders = (
  { origin: origins, exposedHeaders }: ReturnType<typeof crossOrigin>,
  origin: string | undefined,
): readonly string[] => [
  ...['vary', 'Origin'],
  ...(origin !== undefined && origins.includes(origin) ? ['access-control-allow-origin', origin] : []),
  ...['access-control-allow-credentials', 'true', 'access-control-expose-headers', exposedHeaders.join(', ')],
]
