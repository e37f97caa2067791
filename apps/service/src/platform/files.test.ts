import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { objectAccount, startObjectStore } from '@invea/tooling/object-store'
import { expect, test, vi } from 'vitest'
import { testKeys } from '../testing/test-keys.ts'
import { createEncryption } from './encryption/encryption.ts'
import { createFileStore } from './files.ts'

const aStore = () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  return { folder, store: createFileStore({ folder }, createEncryption(testKeys)) }
}

test('stores a document encrypted under a random name, and returns it unchanged', async () => {
  const { folder, store } = aStore()
  const name = await store.put(Buffer.from('SECRET-CANARY'))
  expect(name).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{48}$/)
  expect((await store.find(name))?.toString()).toBe('SECRET-CANARY')
  expect(readFileSync(join(folder, 'files', name)).includes('SECRET-CANARY')).toBe(false)
})

test('does not find a removed document', async () => {
  const { store } = aStore()
  const name = await store.put(Buffer.from('x'))
  await store.remove(name)
  expect(await store.find(name)).toBeUndefined()
})

test('does not decrypt a document that was changed, or exchanged for another', async () => {
  const { folder, store } = aStore()
  const [first, second] = [await store.put(Buffer.from('one')), await store.put(Buffer.from('two'))]
  copyFileSync(join(folder, 'files', first), join(folder, 'files', second))
  await expect(store.find(second)).rejects.toThrow()
  const file = join(folder, 'files', first)
  const bytes = readFileSync(file)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  writeFileSync(file, bytes)
  await expect(store.find(first)).rejects.toThrow()
  expect(readdirSync(join(folder, 'files'))).toHaveLength(first.slice(0, 2) === second.slice(0, 2) ? 1 : 2)
})

test('a bucket returns documents until they are removed, and a bucket that does not exist is an error', async ({
  onTestFinished,
}) => {
  const server = await startObjectStore('documents')
  onTestFinished(server.remove)
  for (const [name, value] of Object.entries(objectAccount)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const inBucket = (bucket: string) =>
    createFileStore({ bucket, region: 'us-east-1', endpoint: server.url }, createEncryption(testKeys))
  const store = inBucket('documents')
  const name = await store.put(Buffer.from('one'))
  expect((await store.find(name))?.toString()).toBe('one')
  expect(await store.keyOf(name)).toBe(testKeys.dataId)
  await store.remove(name)
  expect(await store.find(name)).toBeUndefined()
  await expect(inBucket('others').find(name)).rejects.toThrow()
})
