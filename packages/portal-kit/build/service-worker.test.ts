import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { serviceWorker } from './site-files.ts'

const aBuild = (page: string, base = '/') => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'))
  mkdirSync(join(folder, 'am'))
  for (const name of ['app.html', 'index.html', 'am/index.html']) writeFileSync(join(folder, name), page)
  return serviceWorker(folder, { base, frame: [`${base}app.html`], pages: ['/', '/am'] })
}

test('contains the list of files to cache and of prerendered pages', () => {
  expect(aBuild('x')).toMatch(
    /\{ version, base, frame, pages \} = \{"version":"[0-9a-f]{12}","base":"\/","frame":\["\/app.html"\],"pages":\["\/","\/am"\]\}/,
  )
})

test('the same content has the same version, other content another', () => {
  expect(aBuild('x')).toBe(aBuild('x'))
  expect(aBuild('x')).not.toBe(aBuild('y'))
})

test('in a folder of its host it caches the files of that folder', () => {
  expect(aBuild('x', '/some/path/')).toMatch(
    /"base":"\/some\/path\/","frame":\["\/some\/path\/app.html"\],"pages":\["\/some\/path\/","\/some\/path\/am"\]/,
  )
})

const origin = 'https://portal.example'

type Put = (path: string | object, page: Response) => Promise<void>

/** Runs the worker with a network that returns `response`. */
const start = (response: Response, put: Put, cached?: Response) => {
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: { origin },
    clients: { matchAll: async () => [] },
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  runInNewContext(aBuild('x'), {
    self,
    caches: { open: async () => ({ put, addAll: async () => undefined }), match: async () => cached },
    fetch: async () => response,
    URL,
  })
  return (name: string, event: object) => listeners.get(name)?.(event)
}

/** Returns what the worker returns for a request of the page. */
const request = async (path: string, response: Response, put: Put, cached?: Response) => {
  let responded: Promise<Response> | undefined
  const respondWith = (given: Promise<Response>) => {
    responded = given
  }
  const mode = path === '/' ? 'navigate' : 'same-origin'
  start(
    response,
    put,
    cached,
  )('fetch', {
    request: { method: 'GET', mode, url: origin + path },
    respondWith,
    waitUntil: () => undefined,
  })
  return responded
}

/** Returns the pages that the worker stores at a visit of Home. */
const visitHome = async (response: Response) => {
  const stored: unknown[] = []
  expect(await request('/', response, async (path) => void stored.push(path))).toBe(response)
  return stored
}

test('stores Home, but not another page that the server sends instead with no-store', async () => {
  expect(await visitHome(new Response('Home', { headers: { 'cache-control': 'no-cache' } }))).toEqual(['/'])
  expect(await visitHome(new Response('waiting', { headers: { 'cache-control': 'no-store' } }))).toEqual([])
})

test.each(['/assets/step.js', '/config.json', '/'])(
  'returns %s from the network also when the disk is full',
  async (path) => {
    const isFull: Put = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    const response = new Response('new')
    expect(await request(path, response, isFull)).toBe(response)
  },
)

test('stores config.json when it is installed, and returns the stored one while the server has none', async () => {
  const stored: unknown[] = []
  const put: Put = async (path) => void stored.push(path)
  let installed: Promise<unknown> | undefined
  const waitUntil = (work: Promise<unknown>) => {
    installed = work
  }
  start(new Response('{}'), put)('install', { waitUntil })
  await installed
  expect(stored).toEqual(['/config.json'])
  const cached = new Response('{}')
  const failed = new Response('', { status: 502 })
  expect(await request('/config.json', failed, put, cached)).toBe(cached)
  expect(await request('/config.json', failed, put)).toBe(failed)
  expect(stored).toHaveLength(1)
})
