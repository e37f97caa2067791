import { expect, test } from 'vitest'
import { foldHistory } from '../check/read-facts.ts'
import type { Entry } from '../history/history.ts'
import { figuresOf } from './latency.ts'

const invoke = (n: number, at: number, key: string): Entry => ({
  ...{ e: 'invoke', n, at, key, session: 1 },
  command: { op: 'release' },
})

test('a call lasts from its first attempt to its acknowledgement', async () => {
  const entries: readonly Entry[] = [
    invoke(1, 0, 'a'),
    { e: 'unknown', n: 1, at: 10, why: '503' },
    invoke(2, 1_000, 'a'),
    { e: 'ok', n: 2, at: 1_020, result: {} },
    invoke(3, 2_000, 'a'),
    { e: 'ok', n: 3, at: 5_000, result: {} },
  ]
  expect(await foldHistory(entries)).toMatchObject([{ began: 0, took: 1_020, repeats: 1 }])
})

test('a call without an acknowledgement or refusal has failed', async () => {
  const calls = await foldHistory([
    invoke(1, 0, 'a'),
    { e: 'unknown', n: 1, at: 10, why: 'closed' },
    invoke(2, 20, 'b'),
    { e: 'fail', n: 2, at: 30, code: 'unsent' },
  ])
  expect(figuresOf(calls, 0, 100)).toMatchObject({ calls: 2, failed: 2, repeated: 2 })
})

test('the figures of a phase contain only its own calls', () => {
  const calls = Array.from({ length: 200 }, (_, at) => ({ began: at, took: at, repeats: 0 }))
  expect(figuresOf(calls, 0, 100)).toMatchObject({ calls: 100, median: 49, p99: 98, longest: 99, failed: 0 })
})
