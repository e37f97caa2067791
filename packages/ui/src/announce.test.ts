import { expect, test, vi } from 'vitest'
import { announce } from './announce.ts'

const region = () => document.querySelector('[aria-live=polite]')

test('a sentence is spoken after the region is there, and the same sentence again as a new element', () => {
  vi.useFakeTimers()
  announce('Saved')
  expect(region()?.textContent).toBe('')
  vi.runAllTimers()
  expect(region()?.textContent).toBe('Saved')
  const first = region()?.firstChild
  announce('Saved')
  vi.runAllTimers()
  expect(region()?.textContent).toBe('Saved')
  expect(region()?.firstChild).not.toBe(first)
  vi.useRealTimers()
})
