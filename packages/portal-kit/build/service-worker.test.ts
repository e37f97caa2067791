import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
