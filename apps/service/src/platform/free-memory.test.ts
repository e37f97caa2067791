import { expect, test } from 'vitest'
import { freeMemory } from './free-memory.ts'

test('a large buffer is empty afterwards', () => {
  const large = Buffer.alloc(2_000_000, 1)
  freeMemory(large)
  expect(large).toHaveLength(0)
})

test('a part of a buffer, a small one and one of shared memory keep their bytes', () => {
  const part = Buffer.alloc(2_000_000, 1).subarray(1)
  const small = Buffer.from('small')
  const shared = new Uint8Array(new SharedArrayBuffer(2_000_000))
  for (const kept of [part, small, shared]) freeMemory(kept)
  expect([part.length, small.toString(), shared.length]).toEqual([1_999_999, 'small', 2_000_000])
})
