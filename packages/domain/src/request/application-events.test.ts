import { expect, test } from 'vitest'
import { compareEvents } from './application-events.ts'

test('events are ordered by their moment, and events of one moment as they usually happen', () => {
  const [early, late] = ['2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z'] as const
  const events = [
    { kind: 'correctionAccepted', at: late },
    { kind: 'correctionAsked', at: late },
    { kind: 'paid', at: early },
  ] as const
  expect(events.toSorted(compareEvents).map(({ kind }) => kind)).toEqual([
    'paid',
    'correctionAsked',
    'correctionAccepted',
  ])
})

test('the moment counts before the kind', () => {
  const early = '2026-11-24T08:00:00.000Z'
  const late = '2026-11-24T09:00:00.000Z'
  expect(compareEvents({ kind: 'collected', at: early }, { kind: 'submitted', at: late })).toBeLessThan(0)
  expect(compareEvents({ kind: 'submitted', at: late }, { kind: 'collected', at: early })).toBeGreaterThan(0)
  expect(compareEvents({ kind: 'submitted', at: late }, { kind: 'collected', at: late })).toBeLessThan(0)
  expect(compareEvents({ kind: 'paid', at: late }, { kind: 'paid', at: late })).toBe(0)
})
