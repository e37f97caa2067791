import { expect, test } from 'vitest'
import { lazyClient } from './client.ts'

const code = { hello: async (name: string) => `Selam ${name}` }
const now = { language: () => 'am' }

test('a call waits for its code; a call without code returns at once', async () => {
  const greeting = lazyClient(async () => code, now)
  expect(greeting.language()).toBe('am')
  expect(await greeting.hello('Sara')).toBe('Selam Sara')
})

test('a failed import counts as unreachable, and the next call imports again', async () => {
  const attempts: string[] = []
  const greeting = lazyClient(async () => {
    attempts.push('load')
    if (attempts.length === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return code
  }, now)
  expect(await greeting.hello('Sara')).toEqual({ ok: false, error: { kind: 'unreachable' } })
  expect(await greeting.hello('Sara')).toBe('Selam Sara')
})

test('a slice is not a promise', async () => {
  const slice = lazyClient(async () => code, now)
  expect(await slice).toBe(slice)
})
