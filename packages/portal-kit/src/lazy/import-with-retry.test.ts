import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patiently } from './import-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = new TypeError('lost')

test('what the line loses is fetched again, a little later each time', async () => {
  const load = vi
    .fn(async () => 'part')
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
  const part = patiently(load)
  await vi.advanceTimersByTimeAsync(499)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await part).toBe('part')
})

test('a part that stays lost is told after the third try', async () => {
  const load = vi.fn((): Promise<string> => Promise.reject(lost))
  const part = expect(patiently(load)).rejects.toBe(lost)
  await vi.runAllTimersAsync()
  await part
  expect(load).toHaveBeenCalledTimes(3)
})

test('without a line nobody waits', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn((): Promise<string> => Promise.reject(lost))
  await expect(patiently(load)).rejects.toBe(lost)
  expect(load).toHaveBeenCalledOnce()
})
