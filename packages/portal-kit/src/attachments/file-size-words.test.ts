import { expect, test } from 'vitest'
import { fileSizeWords } from './file-cache.ts'

test.each([
  [2_000_000, '2 MB'],
  [4_000_000, '4 MB'],
  [2_540_000, '2.5 MB'],
  [812_345, '812 kB'],
  [12, '1 kB'],
])('%i bytes read %s', (bytes, words) => {
  expect(fileSizeWords(bytes)).toBe(words)
})
