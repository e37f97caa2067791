import { afterEach, expect, test, vi } from 'vitest'
import { isSharedComputer, setSharedComputer } from './shared-computer.ts'

afterEach(() => {
  setSharedComputer(false)
  vi.unstubAllGlobals()
})

test('nobody shares a device before saying so', () => {
  expect(isSharedComputer()).toBe(false)
})

test('the choice is remembered and can be taken back', () => {
  setSharedComputer(true)
  expect(isSharedComputer()).toBe(true)
  setSharedComputer(false)
  expect(isSharedComputer()).toBe(false)
})

test('a browser that throws on the mention of storage still remembers the choice on this page', () => {
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
