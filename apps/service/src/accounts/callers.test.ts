import { expect, test } from 'vitest'
import type { Caller } from '../platform/caller.ts'
import { createRecentCallers } from './callers.ts'

const caller: Caller = {
  sessionId: 1,
  kind: 'anonymous',
  accountId: null,
  humanUntil: {},
  codedBy: null,
  countedAddress: null,
  urgentUntil: null,
  submittedLine: null,
}
const at = (milliseconds: number) => new Date(1_800_000_000_000 + milliseconds)

/** A reader of these tokens. It records each token that it looks up. */
const aReader = (known: readonly string[]) => {
  const lookups: string[] = []
  const find = createRecentCallers(async (token) => {
    lookups.push(token)
    return known.includes(token) ? caller : undefined
  })
  return { lookups, find }
}

test('caches a caller for one second, and then reads it again', async () => {
  const { lookups, find } = aReader(['one'])
  for (const moment of [0, 1, 999]) expect(await find('one', at(moment))).toBe(caller)
  expect(lookups).toEqual(['one'])
  expect(await find('one', at(1_000))).toBe(caller)
  expect(await find('one', at(1_999))).toBe(caller)
  expect(lookups).toEqual(['one', 'one'])
  // Reads again after a long pause, and after the clock was set back.
  await find('one', at(60_000))
  await find('one', at(30_000))
  expect(lookups).toHaveLength(4)
})

test('reads an unknown token every time, and never confuses two tokens', async () => {
  const { lookups, find } = aReader(['one'])
  await find('one', at(0))
  expect(await find('other', at(1))).toBeUndefined()
  expect(await find('other', at(2))).toBeUndefined()
  expect(lookups).toEqual(['one', 'other', 'other'])
})
