import { expect, test } from 'vitest'
import { shareWhilePending } from './share-while-pending.ts'

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
