import { expect, test } from 'vitest'
import { hasWholeTexts } from './whole-text.ts'

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
