// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { countChunkLoadErrors, handleChunkLoadErrors, isChunkLoadError } from './lazy-component.ts'

test('a failed import gets an error message for which the router does not reload', () => {
  handleChunkLoadErrors()
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
  expect(isChunkLoadError(error)).toBe(false)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  expect(isChunkLoadError(error)).toBe(true)
})

test('counts each failed import once, however often the page renders', () => {
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
