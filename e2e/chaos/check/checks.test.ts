import { expect, test } from 'vitest'
import type { Command } from '../history/history.ts'
import { countersEqualRows, groupsAreWhole, neverOver, oneAppointmentPerRequest } from './checks.ts'
import { aChange, aHoldCommand, anOperation, sampleSlot, someFacts } from './testing/test-facts.ts'

const heldIn = (xid: number, applicants: number) => aChange({ seq: xid, xid, id: 100 + xid, applicants })

test('accepts a slot that is filled to its capacity', () => {
  expect(neverOver(someFacts({ changes: [heldIn(1, 1), heldIn(2, 1)] }))).toEqual([])
})

test('finds a slot above its capacity, even when it was released before the end', () => {
  const over = [
    heldIn(1, 1),
    heldIn(2, 2),
    aChange({ seq: 3, xid: 3, id: 102, applicants: 2, before: 'held', after: 'released' }),
  ]
  expect(neverOver(someFacts({ changes: over }))).toEqual(['2/2026-12-01/3: 3 applicants of 2 after transaction 2'])
})

test('accepts an exchange of a full slot inside one transaction, in any order', () => {
  const swap = [
    heldIn(1, 2),
    aChange({ seq: 2, xid: 2, id: 103, applicants: 2 }),
    aChange({ seq: 3, xid: 2, id: 101, applicants: 2, before: 'held', after: 'released' }),
  ]
  expect(neverOver(someFacts({ changes: swap }))).toEqual([])
})

test('finds an appointment that was released twice', () => {
  const releasedTwice = [1, 2, 3].map((xid) =>
    aChange({ seq: xid, xid, before: xid === 1 ? null : 'held', after: xid === 1 ? 'held' : 'released' }),
  )
  expect(neverOver(someFacts({ changes: releasedTwice }))).toEqual([
    '2/2026-12-01/3: -1 applicants of 2 after transaction 3',
  ])
})

test('a final appointment takes as much capacity as a held one', () => {
  const final = [
    heldIn(1, 2),
    aChange({ seq: 2, xid: 2, id: 101, applicants: 2, before: 'held', after: 'final' }),
    heldIn(3, 1),
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

test('finds a wrong counter of a sample, even when the final state is right', () => {
  const samples = [{ at: 7, counters: ['2/2026-12-01/3: counter 1, rows 0, capacity 2'], doubled: [] }]
  expect(countersEqualRows(someFacts({ samples }))).toHaveLength(1)
})

const { office, day } = sampleSlot
const splitHold: Command = {
  op: 'hold',
  office,
  day,
  shares: [
    [3, 1],
    [4, 2],
  ],
}
const splitRows = [aChange(), aChange({ seq: 2, id: 102, slot: 4, applicants: 2 })]
const splitGroup = anOperation({ command: splitHold, results: [{ ids: [101, 102] }] })

test('a group of three in one slot is one row of three', () => {
  const operations = [anOperation({ command: aHoldCommand(3) })]
  expect(groupsAreWhole(someFacts({ operations, changes: [aChange({ applicants: 3 })] }))).toEqual([])
  expect(groupsAreWhole(someFacts({ operations, changes: [aChange({ applicants: 2 })] }))).toHaveLength(1)
})

test('a group in two slots has both rows', () => {
  expect(groupsAreWhole(someFacts({ operations: [splitGroup], changes: splitRows }))).toEqual([])
  expect(groupsAreWhole(someFacts({ operations: [splitGroup], changes: splitRows.slice(0, 1) }))).toHaveLength(1)
})

test('both rows of a group change in one transaction', () => {
  const release = (id: number, xid: number) =>
    aChange({ seq: 2 + id, xid, id, slot: id === 101 ? 3 : 4, before: 'held', after: 'released' })
  expect(
    groupsAreWhole(someFacts({ operations: [splitGroup], changes: [...splitRows, release(101, 2), release(102, 2)] })),
  ).toEqual([])
  expect(
    groupsAreWhole(someFacts({ operations: [splitGroup], changes: [...splitRows, release(101, 2), release(102, 3)] })),
  ).toHaveLength(2)
})

test('the rows of an expired hold may be marked by different transactions, but the rest never becomes final', () => {
  const change = (id: number, xid: number, after: 'expired' | 'final' | 'released') =>
    aChange({ seq: xid, xid, id, slot: id === 101 ? 3 : 4, applicants: id === 101 ? 1 : 2, before: 'held', after })
  const found = (...later: ReturnType<typeof aChange>[]) =>
    groupsAreWhole(someFacts({ operations: [splitGroup], changes: [...splitRows, ...later] }))
  expect(found(change(101, 3, 'expired'), change(102, 4, 'expired'))).toEqual([])
  expect(found(change(101, 3, 'expired'), change(102, 4, 'released'))).toEqual([])
  expect(found(change(101, 3, 'expired'), change(102, 4, 'final'))).toHaveLength(1)
})

const requests = new Map([[7, { id: 7, session: 1, status: 'initial', applicants: 2, persons: 2 }]])
const given = { request: 7, applicants: 2 }
const submitted = aChange({ ...given, before: 'held', after: 'final' })
const ended = (xid: number, after: 'moved' | 'cancelled', id = 101) =>
  aChange({ ...given, seq: xid * 2, xid, id, before: 'final', after })
const taken = (xid: number, id = 102) => aChange({ ...given, seq: xid * 2 + 1, xid, id, before: null, after: 'final' })
const doubledIn = (...changes: ReturnType<typeof aChange>[]) =>
  oneAppointmentPerRequest(someFacts({ changes, requests }))

test('accepts a move in one transaction', () => {
  expect(doubledIn(submitted, ended(2, 'moved'), taken(2))).toEqual([])
})

test('finds a second live appointment, even when the first is released later', () => {
  expect(doubledIn(submitted, taken(2), ended(3, 'moved'))).toEqual(['request 7: 4 applicants for 2 after 2'])
})

test('finds a moment without an appointment', () => {
  expect(doubledIn(submitted, ended(2, 'moved'), taken(3))).toEqual(['request 7: has an appointment again after 3'])
})

test('a cancelled request stays without one', () => {
  expect(doubledIn(submitted, ended(2, 'cancelled'))).toEqual([])
})

test('finds a second appointment that only a sample shows', () => {
  const samples = [{ at: 7, counters: [], doubled: ['request 7: 4 applicants for 2'] }]
  expect(oneAppointmentPerRequest(someFacts({ samples }))).toEqual(['at 7: request 7: 4 applicants for 2'])
})
