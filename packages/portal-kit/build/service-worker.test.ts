import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
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

/** Runs the worker with a network that returns `response`. Returns the pages that it stores at a visit of Home. */
const visitHome = async (response: Response) => {
  const stored = new Map<string, Response>()
  const cache = { put: async (path: string, page: Response) => void stored.set(path, page) }
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  runInNewContext(aBuild('x'), {
    self,
    caches: { open: async () => cache, match: async () => undefined },
    fetch: async () => response,
    URL,
  })
  let responded: Response | undefined
  const respondWith = async (page: Promise<Response>) => {
    responded = await page
  }
  const request = { method: 'GET', mode: 'navigate', url: `${origin}/` }
  listeners.get('fetch')?.({ request, respondWith, waitUntil: () => undefined })
  await vi.waitFor(() => expect(responded).toBe(response))
  return [...stored.keys()]
}

test('stores Home, but not another page that the server sends instead with no-store', async () => {
  expect(await visitHome(new Response('Home', { headers: { 'cache-control': 'no-cache' } }))).toEqual(['/'])
  expect(await visitHome(new Response('waiting', { headers: { 'cache-control': 'no-store' } }))).toEqual([])
})
