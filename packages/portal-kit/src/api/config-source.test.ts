import { expect, test, vi } from 'vitest'
import { createConfigSource } from './config-source.ts'
import { defaultConfig } from './portal-config.ts'

test('uses the defaults until the file has loaded', async () => {
  const source = createConfigSource(async () => ({ serviceUrl: 'https://service.example' }))
  expect(source.current()).toEqual(defaultConfig)
  expect(source.known()).toBeUndefined()
  const changed = vi.fn()
  source.subscribe(changed)
  await source.load()
  expect(source.current().serviceUrl).toBe('https://service.example')
  expect(source.known()).toBe(source.current())
  expect(changed).toHaveBeenCalledOnce()
})

test('requests the file once for any number of callers', async () => {
  const fetchFile = vi.fn(async () => ({}))
  const source = createConfigSource(fetchFile)
  await Promise.all([source.load(), source.load()])
  await source.load()
  expect(fetchFile).toHaveBeenCalledOnce()
})

test('a failed request keeps the defaults and is repeated at the next use', async () => {
  const fetchFile = vi.fn(async (): Promise<unknown> => ({ helpLine: '9999' }))
  fetchFile.mockRejectedValueOnce(new TypeError('offline'))
  const source = createConfigSource(fetchFile)
  expect((await source.load()).helpLine).toBe('8133')
  expect((await source.load()).helpLine).toBe('9999')
})
