import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importWithRetry } from './import-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = new TypeError('lost')

test('retries a failed import with growing delays', async () => {
  const load = vi
    .fn(async () => 'part')
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
  const part = importWithRetry(load)
  await vi.advanceTimersByTimeAsync(499)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await part).toBe('part')
})

test('rejects after the third failure', async () => {
  const load = vi.fn((): Promise<string> => Promise.reject(lost))
  const part = expect(importWithRetry(load)).rejects.toBe(lost)
  await vi.runAllTimersAsync()
  await part
  expect(load).toHaveBeenCalledTimes(3)
})

test('fails at once when the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn((): Promise<string> => Promise.reject(lost))
  await expect(importWithRetry(load)).rejects.toBe(lost)
  expect(load).toHaveBeenCalledOnce()
})
