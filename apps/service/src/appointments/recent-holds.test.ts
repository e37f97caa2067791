import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRecentHolds, createSums, type RecentHold, type Unpaid } from './recent-holds.ts'

const anUnpaid = fc.record({
  sessionId: fc.integer({ min: 1, max: 5 }),
  applicants: fc.integer({ min: 1, max: 5 }),
  held: fc.boolean(),
  network: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
  coded: fc.boolean(),
})
const sumOf = (list: readonly Unpaid[]) => list.reduce((sum, { applicants }) => sum + applicants, 0)

test('sums equal those of the appointments that were added and not removed', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anUnpaid, fc.boolean())), (list) => {
      const sums = createSums(list.map(([one]) => one))
      for (const [one, isRemoved] of list) if (isRemoved) sums.remove(one)
      const remaining = list.flatMap(([one, isRemoved]) => (isRemoved ? [] : [one]))
      expect([sums.applicants, sums.uncoded]).toEqual([
        sumOf(remaining),
        sumOf(remaining.filter(({ coded }) => !coded)),
      ])
      for (const network of ['a', 'b'])
        expect(sums.ofNetwork(network)).toBe(sumOf(remaining.filter((one) => one.network === network)))
      const holders = remaining.filter(({ held }) => held)
      expect(new Set(sums.sessions())).toEqual(new Set(holders.map(({ sessionId }) => sessionId)))
      expect(sumOf(sums.heldBy(3))).toBe(sumOf(holders.filter(({ sessionId }) => sessionId === 3)))
    }),
  )
})

const aHold = (applicants: number): RecentHold => ({
  ...{ applicants, sessionId: applicants, held: true, network: 'a', coded: false },
})

test('counts a hold until a database read that started after its commit', () => {
  const recent = createRecentHolds()
  const [running, settled] = [aHold(1), aHold(4)]
  recent.add('day', running)
  recent.add('day', settled)
  recent.settle('day', settled, 1_000)
  expect(recent.since('day', 900).applicants).toBe(5)
  expect(recent.since('day', 1_000).applicants).toBe(5)
  expect(recent.since('day', 1_001).applicants).toBe(1)
  recent.remove('day', running)
  expect(recent.since('day', 1_001).applicants).toBe(0)
  expect(recent.since('another day', 0).applicants).toBe(0)
})

test('a hold replaces the earlier one of its session when it is settled, and a repeated request counts once', () => {
  const recent = createRecentHolds()
  const [other, ...holds] = [aHold(4), aHold(1), aHold(1), aHold(1)]
  recent.add('day', other)
  for (const hold of holds) recent.add('day', hold)
  expect(recent.since('day', 0).applicants).toBe(7)
  for (const hold of holds) recent.settle('day', hold, 500)
  expect(recent.since('day', 0).applicants).toBe(5)
})

test('pruning removes settled holds of days without another request', () => {
  const recent = createRecentHolds()
  const hold = aHold(2)
  recent.add('day', hold)
  recent.settle('day', hold, 500)
  recent.prune(501)
  expect(recent.since('day', 0).applicants).toBe(0)
})
