import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Env } from '../../config.ts'

/** The headers of every response. They never differ, so helmet makes them once instead of at each call. */
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
  })
  setHeaders(request, response, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** The rules by which browsers let the portals call the service. */
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
  // `date` puts a device's wrong clock right: the end of a hold is a moment of the service.
  exposedHeaders: ['date', 'etag', 'retry-after', 'x-request-id'],
  maxAge: 7_200,
})

/** The headers with which a response other than a preflight follows these rules. */
export const crossOriginHeaders = (
  { origin: origins, exposedHeaders }: ReturnType<typeof crossOrigin>,
  origin: string | undefined,
): readonly string[] => [
  ...['vary', 'Origin'],
  ...(origin !== undefined && origins.includes(origin) ? ['access-control-allow-origin', origin] : []),
  ...['access-control-allow-credentials', 'true', 'access-control-expose-headers', exposedHeaders.join(', ')],
]
