import { expect, test, vi } from 'vitest'
import { createDraftLock } from './draft-session.ts'

// Node 24 has the Web Locks API: two locks here behave like two tabs.
const aForm = () => crypto.randomUUID()

test('only the first tab gets the lock', async () => {
  const form = aForm()
  const first = createDraftLock(form, vi.fn())
  expect(await first.acquire()).toBe(true)
  expect(await createDraftLock(form, vi.fn()).acquire()).toBe(false)
  first.release()
})

test('a released lock can be acquired again', async () => {
  const form = aForm()
  const first = createDraftLock(form, vi.fn())
  await first.acquire()
  first.release()
  await vi.waitFor(async () => expect(await createDraftLock(form, vi.fn()).acquire()).toBe(true))
})

test('notifies the tab that loses the lock', async () => {
  const form = aForm()
  const lost = vi.fn()
  await createDraftLock(form, lost).acquire()
  await createDraftLock(form, vi.fn()).takeOver()
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
})

test('a browser that forbids site data also refuses Web Locks: the lock is granted, and no other tab took it', async () => {
  const lost = vi.fn()
  const request = () => Promise.reject(new DOMException('not allowed in this context', 'SecurityError'))
  expect(await createDraftLock('any', lost, { request }).acquire()).toBe(true)
  expect(lost).not.toHaveBeenCalled()
})

test('grants the lock in browsers without Web Locks', async () => {
  expect(await createDraftLock('any', vi.fn(), null as never).acquire()).toBe(true)
})
