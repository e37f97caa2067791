import { expect, test } from 'vitest'
import { countersEqualRows, neverOver } from './capacity.ts'
import { aChange, sampleSlot, someFacts } from './testing/test-facts.ts'

const taken = (xid: number, applicants: number) => aChange({ seq: xid, xid, id: 100 + xid, applicants })

test('accepts a slot that is filled to its capacity', () => {
  expect(neverOver(someFacts({ changes: [taken(1, 1), taken(2, 1)] }))).toEqual([])
})

test('finds a slot above its capacity, even when it was released before the end', () => {
  const over = [
    taken(1, 1),
    taken(2, 2),
    aChange({ seq: 3, xid: 3, id: 102, applicants: 2, before: 'held', after: 'released' }),
  ]
  expect(neverOver(someFacts({ changes: over }))).toEqual(['2/2026-12-01/3: 3 applicants of 2 after transaction 2'])
})

test('inside one transaction the order does not matter: a swap of a full slot is right', () => {
  const swap = [
    taken(1, 2),
    aChange({ seq: 2, xid: 2, id: 103, applicants: 2 }),
    aChange({ seq: 3, xid: 2, id: 101, applicants: 2, before: 'held', after: 'released' }),
  ]
  expect(neverOver(someFacts({ changes: swap }))).toEqual([])
})

test('finds an appointment that was released twice', () => {
  const twice = [1, 2, 3].map((xid) =>
    aChange({ seq: xid, xid, before: xid === 1 ? null : 'held', after: xid === 1 ? 'held' : 'released' }),
  )
  expect(neverOver(someFacts({ changes: twice }))).toEqual(['2/2026-12-01/3: -1 applicants of 2 after transaction 3'])
})

test('a final appointment takes as much capacity as a held one', () => {
  const final = [
    taken(1, 2),
    aChange({ seq: 2, xid: 2, id: 101, applicants: 2, before: 'held', after: 'final' }),
    taken(3, 1),
  ]
  expect(neverOver(someFacts({ changes: final }))).toHaveLength(1)
})

test('accepts a counter that equals its rows', () => {
  expect(countersEqualRows(someFacts())).toEqual([])
})

test('finds a counter that differs from its rows', () => {
  const counters = [{ ...sampleSlot, capacity: 2, taken: 0 }]
  expect(countersEqualRows(someFacts({ counters }))).toEqual(['2/2026-12-01/3: counter 0, rows 1, capacity 2'])
})

test('what a sample saw meanwhile counts, though the end is right', () => {
  const samples = [{ at: 7, counters: ['2/2026-12-01/3: counter 1, rows 0, capacity 2'], doubled: [] }]
  expect(countersEqualRows(someFacts({ samples }))).toHaveLength(1)
})
