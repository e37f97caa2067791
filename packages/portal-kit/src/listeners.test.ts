import { expect, test, vi } from 'vitest'
import { createListeners } from './listeners.ts'

test('calls every listener until it unsubscribes', () => {
  const { subscribe, notify } = createListeners()
  const [first, second] = [vi.fn(), vi.fn()]
  const unsubscribe = subscribe(first)
  subscribe(second)
  notify()
  unsubscribe()
  notify()
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(2)
})
