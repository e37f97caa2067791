import { createHash } from 'node:crypto'

/** The hash a policy lets an inline style through by. */
const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/**
 * Headers of every response of the portal, for the web server that serves the files (`headers.json`).
 * `{serviceUrl}` is replaced by the service's origin. Nothing inline but the named styles, no third party.
 */
export const portalHeaders = (styles: readonly string[]): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...new Set(styles.map(hashOf))].join(' ')}`,
    "font-src 'self'",
    "img-src 'self' data: blob: {serviceUrl}",
    "connect-src 'self' {serviceUrl}",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  // Ignored where the portal is served without TLS. Hosts below this one are the agency's too (docs/security.md).
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
})
