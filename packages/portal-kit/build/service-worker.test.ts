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

/** Runs the worker with a network that returns `response`. Resolves when the worker has returned it for a request of the page. */
const request = async (path: string, response: Response, put: Put) => {
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  runInNewContext(aBuild('x'), {
    self,
    caches: { open: async () => ({ put }), match: async () => undefined },
    fetch: async () => response,
    URL,
  })
  let responded: Promise<Response> | undefined
  const respondWith = (given: Promise<Response>) => {
    responded = given
  }
  const mode = path === '/' ? 'navigate' : 'same-origin'
  listeners.get('fetch')?.({
    request: { method: 'GET', mode, url: origin + path },
    respondWith,
    waitUntil: () => undefined,
  })
  expect(await responded).toBe(response)
}

/** Returns the pages that the worker stores at a visit of Home. */
const visitHome = async (response: Response) => {
  const stored: unknown[] = []
  await request('/', response, async (path) => void stored.push(path))
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
    await request(path, new Response('new'), isFull)
  },
)
