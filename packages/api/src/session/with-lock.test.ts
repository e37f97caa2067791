import { expect, test } from 'vitest'
import { exclusivelyByLock } from './with-lock.ts'

test('pages take turns where the browser has locks', async () => {
  // The platform's own lock manager, as two pages of one portal share it.
  const [one, other] = [exclusivelyByLock(navigator.locks, 'renewal'), exclusivelyByLock(navigator.locks, 'renewal')]
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
  expect(await exclusivelyByLock(undefined, 'renewal')(async () => 'done')).toBe('done')
})
