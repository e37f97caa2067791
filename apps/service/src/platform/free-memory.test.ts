import { expect, test } from 'vitest'
import { freeMemory } from './free-memory.ts'

test('a large buffer is empty afterwards', () => {
  const large = Buffer.alloc(2_000_000, 1)
  freeMemory(large)
  expect(large).toHaveLength(0)
})

test('does not empty a part of a buffer, a small buffer or shared memory', () => {
  const part = Buffer.alloc(2_000_000, 1).subarray(1)
  const small = Buffer.from('small')
  const shared = new Uint8Array(new SharedArrayBuffer(2_000_000))
  for (const buffer of [part, small, shared]) freeMemory(buffer)
  expect([part.length, small.toString(), shared.length]).toEqual([1_999_999, 'small', 2_000_000])
})
