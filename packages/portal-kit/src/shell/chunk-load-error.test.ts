// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isLostChunk, keepPageWithoutChunk, lostParts } from './chunk-load-error.ts'

test('a part that cannot be fetched gets a name the router does not reload for', () => {
  keepPageWithoutChunk()
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
  expect(isLostChunk(error)).toBe(false)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  expect(isLostChunk(error)).toBe(true)
})

test('each lost part is counted once, however often the page tries to come alive', () => {
  keepPageWithoutChunk()
  keepPageWithoutChunk()
  const before = lostParts()
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError('lost') }))
  expect(lostParts()).toBe(before + 1)
})

test('other errors keep their own name', () => {
  expect(isLostChunk(new Error('x'))).toBe(false)
  expect(isLostChunk('x')).toBe(false)
})
