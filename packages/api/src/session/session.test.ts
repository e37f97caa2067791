import { expect, test, vi } from 'vitest'
import { createWithLock } from '../portal-calls.ts'
import { shareWhilePending } from './session.ts'

test('pages run one at a time where the browser has locks', async () => {
  // The platform's own lock manager, shared as between two pages of one portal.
  const [one, other] = [createWithLock(navigator.locks, 'renewal'), createWithLock(navigator.locks, 'renewal')]
  const events: string[] = []
  const work = (page: string) => async () => {
    events.push(`${page} begins`)
    await new Promise((later) => setTimeout(later, 5))
    events.push(`${page} ends`)
    return page
  }
  expect(await Promise.all([one(work('one')), other(work('other'))])).toEqual(['one', 'other'])
  expect(events).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})

test('without locks the task runs directly', async () => {
  expect(await createWithLock(undefined, 'renewal')(async () => 'done')).toBe('done')
})

test('a browser that forbids site data also refuses locks: the task runs directly, and its own failure is not repeated', async () => {
  const request = () => Promise.reject(new DOMException('not allowed in this context', 'SecurityError'))
  expect(await createWithLock({ request } as never, 'renewal')(async () => 'done')).toBe('done')
  const work = vi.fn(() => Promise.reject(new Error('failed')))
  await expect(createWithLock(navigator.locks, 'renewal')(work)).rejects.toThrow('failed')
  expect(work).toHaveBeenCalledOnce()
})

test('calls during a run share its result, and a later call starts another run', async () => {
  const runs: number[] = []
  const shared = shareWhilePending(async () => runs.push(runs.length))
  expect(await Promise.all([shared(), shared(), shared()])).toEqual([1, 1, 1])
  expect(await shared()).toBe(2)
})

test('simultaneous calls share a failure, which is not cached', async () => {
  const runs: string[] = []
  const shared = shareWhilePending(async () => {
    runs.push('run')
    if (runs.length === 1) throw new Error('away')
    return 'back'
  })
  await expect(Promise.all([shared(), shared()])).rejects.toThrow('away')
  expect(await shared()).toBe('back')
})
