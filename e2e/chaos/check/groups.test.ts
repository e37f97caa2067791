import { expect, test } from 'vitest'
import type { Ask } from '../history/history.ts'
import { groupsAreWhole } from './groups.ts'
import { aChange, aHoldAsk, anOperation, place, someFacts } from './testing/test-facts.ts'

const { office, day } = place
const apart: Ask = {
  op: 'hold',
  office,
  day,
  shares: [
    [3, 1],
    [4, 2],
  ],
}
const shares = [aChange(), aChange({ seq: 2, id: 102, slot: 4, places: 2 })]
const group = anOperation({ ask: apart, got: [{ ids: [101, 102] }] })

test('a group of three in one slot is one row of three', () => {
  const operations = [anOperation({ ask: aHoldAsk(3) })]
  expect(groupsAreWhole(someFacts({ operations, changes: [aChange({ places: 3 })] }))).toEqual([])
  expect(groupsAreWhole(someFacts({ operations, changes: [aChange({ places: 2 })] }))).toHaveLength(1)
})

test('a group in two slots has both rows', () => {
  expect(groupsAreWhole(someFacts({ operations: [group], changes: shares }))).toEqual([])
  expect(groupsAreWhole(someFacts({ operations: [group], changes: shares.slice(0, 1) }))).toHaveLength(1)
})

test('both rows change by one transaction', () => {
  const back = (id: number, xid: number) =>
    aChange({ seq: 2 + id, xid, id, slot: id === 101 ? 3 : 4, before: 'held', after: 'released' })
  expect(groupsAreWhole(someFacts({ operations: [group], changes: [...shares, back(101, 2), back(102, 2)] }))).toEqual(
    [],
  )
  expect(
    groupsAreWhole(someFacts({ operations: [group], changes: [...shares, back(101, 2), back(102, 3)] })),
  ).toHaveLength(2)
})

test('each row of a hold that ran out may be noted by another, but what is left never becomes final', () => {
  const change = (id: number, xid: number, after: 'expired' | 'final' | 'released') =>
    aChange({ seq: xid, xid, id, slot: id === 101 ? 3 : 4, places: id === 101 ? 1 : 2, before: 'held', after })
  const found = (...later: ReturnType<typeof aChange>[]) =>
    groupsAreWhole(someFacts({ operations: [group], changes: [...shares, ...later] }))
  expect(found(change(101, 3, 'expired'), change(102, 4, 'expired'))).toEqual([])
  expect(found(change(101, 3, 'expired'), change(102, 4, 'released'))).toEqual([])
  expect(found(change(101, 3, 'expired'), change(102, 4, 'final'))).toHaveLength(1)
})
