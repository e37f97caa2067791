import { expect, test } from 'vitest'
import type { Entry } from '../history/history.ts'
import { foldHistory } from './read-facts.ts'
import { aHoldCommand } from './testing/test-facts.ts'

const invoke = (n: number, key = '1-1'): Entry => ({ e: 'invoke', n, at: n, session: 1, key, command: aHoldCommand() })
const ok = (n: number): Entry => ({ e: 'ok', n, at: n, result: { ids: [101] } })
const fail = (n: number): Entry => ({ e: 'fail', n, at: n, code: 'slotFull' })
const unknown = (n: number): Entry => ({ e: 'unknown', n, at: n, why: 'closed' })

test.each([
  ['acknowledged', [invoke(1), ok(1)], 'ok'],
  ['refused', [invoke(1), fail(1)], 'refused'],
  ['acknowledged by the second attempt', [invoke(1), unknown(1), invoke(2), ok(2)], 'ok'],
  ['unknown, because the first attempt may have arrived later', [invoke(1), unknown(1), invoke(2), fail(2)], 'maybe'],
  ['unknown, because it never ended', [invoke(1)], 'maybe'],
] as const)('a key is %s', async (_what, entries, outcome) => {
  const [operation] = await foldHistory(entries)
  expect(operation?.outcome).toBe(outcome)
})

test('attempts of several keys do not mix', async () => {
  const operations = await foldHistory([invoke(1), invoke(2, '2-1'), fail(2), ok(1)])
  expect(operations.map(({ key, outcome }) => [key, outcome])).toEqual([
    ['1-1', 'ok'],
    ['2-1', 'refused'],
  ])
})
