import { afterEach, expect, test, vi } from 'vitest'
import { isSharedComputer, setSharedComputer } from './shared-computer.ts'

afterEach(() => {
  setSharedComputer(false)
  vi.unstubAllGlobals()
})

test('a computer is not shared by default', () => {
  expect(isSharedComputer()).toBe(false)
})

test('saves the choice and can undo it', () => {
  setSharedComputer(true)
  expect(isSharedComputer()).toBe(true)
  setSharedComputer(false)
  expect(isSharedComputer()).toBe(false)
})

test('keeps the choice in memory when access to storage throws', () => {
  vi.stubGlobal('sessionStorage', undefined)
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new Error('SecurityError')
    },
  })
  setSharedComputer(true)
  expect(isSharedComputer()).toBe(true)
})
