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

test('it calls the same texts JSON as the engine does', async () => {
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
])('%j stops on line %i', (text, line) => {
  expect(findJsonFault(text)).toBe(line)
})
