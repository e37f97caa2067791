// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { countChunkLoadErrors, handleChunkLoadErrors, isChunkLoadError } from './lazy-component.ts'

test('a part that cannot be fetched gets a name the router does not reload for', () => {
  handleChunkLoadErrors()
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
  expect(isChunkLoadError(error)).toBe(false)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  expect(isChunkLoadError(error)).toBe(true)
})

test('each lost part is counted once, however often the page tries to come alive', () => {
  handleChunkLoadErrors()
  handleChunkLoadErrors()
  const before = countChunkLoadErrors()
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError('lost') }))
  expect(countChunkLoadErrors()).toBe(before + 1)
})

test('other errors keep their own name', () => {
  expect(isChunkLoadError(new Error('x'))).toBe(false)
  expect(isChunkLoadError('x')).toBe(false)
})
