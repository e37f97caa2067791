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
