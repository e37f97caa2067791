import { isoDate } from '@invea/domain'
import { expect, test } from 'vitest'
import { newId, officeOf } from '../platform/ids.ts'
import { findUrgentSlot, urgentQuotaId } from './slot-capacity.ts'

test('an id consists of office and day only', () => {
  for (const officeId of [1, 2, 1023]) {
    const id = urgentQuotaId(officeId, isoDate('2026-12-01'))
    expect(officeOf(id)).toBe(officeId)
    expect(findUrgentSlot(id)).toEqual({ officeId, day: '2026-12-01', slotId: 0 })
  }
})

test('an invalid id finds no quota', () => {
  for (const id of [-1, 0, 1.5, Number.NaN, 2 ** 53, urgentQuotaId(1, isoDate('2026-12-01')) + 70_000]) {
    expect(findUrgentSlot(id)).toBeUndefined()
  }
  // Other random ids are valid quota ids with a probability of one in a hundred million.
  expect(findUrgentSlot(newId(2))).toBeUndefined()
})
