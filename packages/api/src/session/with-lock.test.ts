import { expect, test } from 'vitest'
import { createWithLock } from './with-lock.ts'

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
