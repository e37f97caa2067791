import { expect, test } from 'vitest'
import { maxOfficeId, newId, officeOf } from './ids.ts'

test('an id is a safe integer that contains its office', () => {
  for (const office of [0, 1, 10, 512, maxOfficeId]) {
    const ids = Array.from({ length: 1_000 }, () => newId(office))
    expect(ids.every((id) => Number.isSafeInteger(id) && id > 0 && officeOf(id) === office)).toBe(true)
    expect(new Set(ids).size).toBe(1_000)
  }
})

test('ids have no order', () => {
  const ids = Array.from({ length: 2_000 }, () => newId(3))
  const rising = ids.filter((id, at) => id > (ids[at - 1] ?? 0)).length
  expect(rising).toBeGreaterThan(800)
  expect(rising).toBeLessThan(1_200)
})
