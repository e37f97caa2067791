import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { portalHeaders } from './site-files.ts'

const policyOf = (styles: readonly string[]) => portalHeaders(styles)['Content-Security-Policy'] ?? ''

test('allows the inlined style by its hash, and nothing else that is inline', () => {
  const hash = createHash('sha256').update('.hero{color:red}').digest('base64')
  expect(policyOf(['.hero{color:red}'])).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(policyOf(['.hero{color:red}'])).not.toMatch(/unsafe|\*/)
})

test('no page may be framed, and no markup changes the base of its addresses', () => {
  expect(policyOf([])).toMatch(/frame-ancestors 'none'; base-uri 'none'$/)
})

test('pages with the same style share one hash', () => {
  expect(policyOf(['a{}', 'a{}']).match(/sha256-/g)).toHaveLength(1)
})

test('allows requests to the service and its images; the host is filled in later', () => {
  expect(policyOf([])).toContain("connect-src 'self' {serviceUrl}")
  expect(policyOf([])).toContain("img-src 'self' data: blob: {serviceUrl}")
})

test('a portal sends HSTS, and no referrer to other sites', () => {
  expect(portalHeaders([])).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Referrer-Policy': 'no-referrer',
  })
})
