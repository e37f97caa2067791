import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonFault } from './entries.ts'

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('accepts the same texts as JSON.parse', async () => {
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', '{', '}', '[', ']', ',', ':', '"', '1', 'x', '\n', '\\'))
    .map(([text, at, sign]) => text.slice(0, at % (text.length + 1)) + sign + text.slice((at % (text.length + 1)) + 1))
  await fc.assert(
    fc.property(fc.oneof(fc.json(), broken), (text) => {
      expect(findJsonFault(text) === undefined).toBe(isJson(text))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['', 1],
  ['{\n"a": [\n}', 3],
  ['[1,\n2,\n]', 3],
  ['[\n  {"a": 1}\n  {"a": 2}\n]', 3],
  ['{"a": 1}\n\nx', 3],
  ['[\n"a\nb"]', 2],
  ['{\n"a" 1}', 2],
])('%j has its first error on line %i', (text, line) => {
  expect(findJsonFault(text)).toBe(line)
})
