import { expect, test } from 'vitest'
import { isDeeperThan } from './json-depth.ts'

test.each([
  ['[]', 1, false],
  ['[[]]', 1, true],
  ['{"a":[{}]}', 3, false],
  ['{"a":[{}]}', 2, true],
  ['[[],[],[]]', 2, false],
  ['"[[[[["', 0, false],
  ['["\\"[[[[", 1]', 1, false],
  ['["\\\\",[[]]]', 2, true],
])('%s goes deeper than %i levels: %s', (json, levels, deeper) => {
  expect(isDeeperThan(levels, Buffer.from(json))).toBe(deeper)
})
