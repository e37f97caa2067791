import { expect, test } from 'vitest'
import { createWithLock, shareWhilePending } from './session.ts'

test('pages take turns where the browser has locks', async () => {
  // The platform's own lock manager, as two pages of one portal share it.
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

test('without locks the work is simply done', async () => {
  expect(await createWithLock(undefined, 'renewal')(async () => 'done')).toBe('done')
})

test('calls made while one runs share its result, a later call starts again', async () => {
  const runs: number[] = []
  const shared = shareWhilePending(async () => runs.push(runs.length))
  expect(await Promise.all([shared(), shared(), shared()])).toEqual([1, 1, 1])
  expect(await shared()).toBe(2)
})

test('a failure is shared once and not kept', async () => {
  const runs: string[] = []
  const shared = shareWhilePending(async () => {
    runs.push('run')
    if (runs.length === 1) throw new Error('away')
    return 'back'
  })
  await expect(Promise.all([shared(), shared()])).rejects.toThrow('away')
  expect(await shared()).toBe('back')
})
