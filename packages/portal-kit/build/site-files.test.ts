import { brotliCompressSync } from 'node:zlib'
import { languages } from '@invea/locales'
import { catalogue } from '@invea/locales/catalogue'
import { expect, test } from 'vitest'
import { waitingBody, waitingPage } from '../src/waiting-line/waiting-page-html.ts'
import { buildWaitingScript } from './site-files.ts'

const parts = { portalName: 'Passport', helpLine: '8199', base: '/portal/', form: '/request-appointment' }

test('the script of the waiting page is below 5 KB with brotli and imports no other file', async () => {
  const code = await buildWaitingScript()
  expect(brotliCompressSync(code).length).toBeLessThan(5_000)
  expect(code).not.toMatch(/\bimport\b/)
}, 60_000)

test.each(languages)('%s: the page has its words, leads to the form and helps where no script runs', (language) => {
  const body = waitingBody({ ...parts, language })
  const html = waitingPage({ ...parts, language }, { body, css: 'p{}', script: '/portal/assets/waiting.js' })
  const prefix = language === 'en' ? '' : `/${language}`
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(catalogue[language].waiting.title)
  expect(html).toContain(`href="/portal${prefix}/request-appointment"`)
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="60"></noscript>')
  expect(html).toMatch(/<noscript><p[^>]*>[^<]*8199/)
  // The portal's policy forbids inline scripts.
  expect(html.match(/<script/g)).toHaveLength(1)
  for (const other of languages) expect(html).toContain(`hreflang="${other}"`)
})
