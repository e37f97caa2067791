import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveStatic } from './static-server.ts'

let server: Server
let base = ''

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'am'))
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>')
  writeFileSync(join(folder, 'am/index.html'), '<h1>መነሻ</h1>')
  writeFileSync(join(folder, 'app.html'), '<div id="app"></div>')
  writeFileSync(join(folder, 'assets/app-1.js'), 'export {}')
  writeFileSync(join(folder, 'assets/solve-captcha.worker-1.js'), 'export {}')
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ helpLine: '8133', serviceUrl: '' }))
  writeFileSync(
    join(folder, 'headers.json'),
    JSON.stringify({
      'Content-Security-Policy': "connect-src 'self' {serviceUrl}",
      'Strict-Transport-Security': 'max-age=1',
    }),
  )
  server = await serveStatic({ folder, port: 0, config: { serviceUrl: 'http://localhost:4000/' } })
  const address = server.address()
  base = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const page = (path: string) => fetch(base + path, { headers: { accept: 'text/html' } })

test('serves prerendered pages for each language', async () => {
  expect(await (await page('/')).text()).toContain('Home')
  expect(await (await page('/am/')).text()).toContain('መነሻ')
})

test('an app URL without a file returns the app shell', async () => {
  const response = await page('/request-appointment/site')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('id="app"')
})

test('a missing asset returns 404, not the app shell', async () => {
  expect((await fetch(`${base}/assets/gone.js`)).status).toBe(404)
})

test('config.json has the service URL at run time, and the policy of pages allows it', async () => {
  const response = await fetch(`${base}/config.json`)
  expect(await response.json()).toEqual({ helpLine: '8133', serviceUrl: 'http://localhost:4000/' })
  const { headers } = await page('/')
  expect(headers.get('content-security-policy')).toBe("connect-src 'self' http://localhost:4000")
})

test('assets are immutable, pages are not cached', async () => {
  expect((await fetch(`${base}/assets/app-1.js`)).headers.get('cache-control')).toContain('immutable')
  expect((await page('/')).headers.get('cache-control')).toBe('no-cache')
})

test('pages and workers have the whole policy, scripts and config.json only the headers they need', async () => {
  const policyOf = async (path: string) => (await page(path)).headers.get('content-security-policy')
  expect(await policyOf('/')).toContain('connect-src')
  expect(await policyOf('/assets/solve-captcha.worker-1.js')).toContain('connect-src')
  expect(await policyOf('/assets/app-1.js')).toBe("frame-ancestors 'none'")
  expect(await policyOf('/config.json')).toBe("frame-ancestors 'none'")
  expect((await page('/assets/app-1.js')).headers.get('strict-transport-security')).toBe('max-age=1')
  expect((await page('/assets/app-1.js')).headers.get('x-content-type-options')).toBe('nosniff')
})

test('serves a portal only below its base path', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>')
  const inFolder = await serveStatic({
    folder,
    port: 0,
    base: '/some/path/',
    config: { serviceUrl: 'http://localhost:4000' },
  })
  const address = inFolder.address()
  const host = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  expect(await (await fetch(`${host}/some/path/`)).text()).toContain('Home')
  expect((await fetch(`${host}/some/path/config.json`)).status).toBe(200)
  expect((await fetch(`${host}/config.json`)).status).toBe(404)
  await new Promise((resolve) => inFolder.close(resolve))
})
