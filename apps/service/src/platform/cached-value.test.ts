import { expect, test } from 'vitest'
import { createCachedValue } from './cached-value.ts'

const start = 1_800_000_000_000

/** A cache of a second whose readings the test ends. */
const aCache = (longest?: number) => {
  let milliseconds = 0
  const readings: { resolve(value: string): void; reject(error: Error): void }[] = []
  const clock = { now: () => new Date(start + milliseconds) }
  const read = () => new Promise<string>((resolve, reject) => readings.push({ resolve, reject }))
  const cache = createCachedValue(clock, 1_000, read, longest)
  const getAt = (moment: number) => {
    milliseconds = moment
    return cache.get()
  }
  return { cache, readings, getAt }
}

test('callers that wait share one reading, and get it until its lifetime is over', async () => {
  const { readings, getAt } = aCache()
  const [one, other] = [getAt(0), getAt(999)]
  expect(other).toBe(one)
  expect(one.at).toBe(start)
  readings[0]?.resolve('first')
  expect(await getAt(999).value).toBe('first')
  expect(getAt(1_000)).not.toBe(one)
  expect(readings).toHaveLength(2)
})

test('a slow reading is kept for ten times as long as it took, at most for the longest lifetime', async () => {
  const { readings, getAt } = aCache(10_000)
  const slow = getAt(0)
  expect(getAt(1_200)).toBe(slow)
  readings[0]?.resolve('read in 1.2 seconds')
  await slow.value
  expect(getAt(9_999)).toBe(slow)
  const quick = getAt(10_000)
  expect(quick).not.toBe(slow)
  getAt(10_200)
  readings[1]?.resolve('read in 200 milliseconds')
  await quick.value
  expect(getAt(11_999)).toBe(quick)
  expect(getAt(12_000)).not.toBe(quick)
})

test('reads again after the clock was set back', () => {
  const { readings, getAt } = aCache()
  getAt(0)
  getAt(-1)
  expect(readings).toHaveLength(2)
})

test('does not cache a failed reading', async () => {
  const { readings, getAt } = aCache()
  const failed = getAt(0)
  readings[0]?.reject(new Error('the database is gone'))
  await expect(failed.value).rejects.toThrow('the database is gone')
  getAt(1)
  expect(readings).toHaveLength(2)
})

test('a reading that fails late does not remove its successor', async () => {
  const { readings, getAt } = aCache()
  const failed = getAt(0)
  const successor = getAt(1_000)
  readings[0]?.reject(new Error('the database is gone'))
  await expect(failed.value).rejects.toThrow('the database is gone')
  expect(getAt(1_001)).toBe(successor)
})

test('returns a value that was set instead of reading it, and reads again when it is forgotten', async () => {
  const { cache, readings, getAt } = aCache()
  cache.set('set')
  expect(await getAt(999).value).toBe('set')
  expect(readings).toHaveLength(0)
  cache.forget()
  getAt(999)
  expect(readings).toHaveLength(1)
})
