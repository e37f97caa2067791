import { expect, test } from 'vitest'
import { hasWholeTexts, isDeeperThan } from './hooks.ts'

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

test.each([
  ['"አበበ 👩‍👩‍👧‍👦"', true],
  ['"\\ud83d\\ude00"', true],
  ['["\\\\ud800"]', true],
  ['"\\ud800"', false],
  ['{"a":["\\uDC00x"]}', false],
  ['{"a\\u0000":1}', false],
  ['[{"a":"x\\u0000"}]', false],
])('%s is whole: %s', (json, whole) => {
  expect(hasWholeTexts(json, JSON.parse(json))).toBe(whole)
})
