import { brotliDecompressSync } from 'node:zlib'
import { allEndpoints, type Endpoint } from '@invea/api/contract'
import { isoDate } from '@invea/domain'
import type { AvailableDay } from '@invea/domain/appointment'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createEncoder } from './encoded-responses.ts'

const day = fc.record({
  date: fc.integer({ min: 1, max: 28 }).map((day) => isoDate(`2026-12-${String(day).padStart(2, '0')}`)),
  slots: fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 30 }),
      startTime: fc.constantFrom('08:30', '14:00'),
      endTime: fc.constantFrom('09:00', '14:30'),
      part: fc.constantFrom('morning' as const, 'afternoon' as const),
    }),
  ),
  urgentQuotaId: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
})
const encodeWhole = (call: Endpoint, value: unknown) =>
  JSON.stringify(z.encode(call.response as z.core.$ZodType, value as never))
const calls = Object.values(allEndpoints) as readonly Endpoint[]

test('a list built from its encoded items equals the list encoded as a whole', () => {
  const encode = createEncoder()
  const listed = calls.filter(({ items }) => items)
  expect(listed.map(({ id }) => id)).toEqual(['getAvailability', 'getUrgentAvailability'])
  for (const call of listed) {
    fc.assert(
      fc.property(fc.array(day), (days) => {
        const frozen = Object.freeze(days.map((one) => Object.freeze(one as AvailableDay)))
        // The list once, twice and reversed, and days that share the slots of the first one: no cached text may be missing,
        // repeated or from another item.
        const slots = Object.freeze([...(frozen[0]?.slots ?? [])])
        const sharedSlots = Object.freeze(frozen.map((one) => Object.freeze({ ...one, slots })))
        for (const value of [
          frozen,
          Object.freeze([...frozen, ...frozen]),
          Object.freeze(frozen.toReversed()),
          sharedSlots,
        ]) {
          expect(encode(call, value).text).toBe(encodeWhole(call, value))
        }
      }),
    )
  }
})

test('the same object is encoded once and has an ETag; an object that can change is encoded each time', () => {
  const encode = createEncoder()
  const call = allEndpoints.getAvailability
  const [frozen, unfrozen] = [Object.freeze([]), []]
  expect(encode(call, frozen)).toBe(encode(call, frozen))
  const { etag, text } = encode(call, frozen)
  expect([etag?.(), text]).toEqual([expect.stringMatching(/^"[\w-]{22}"$/), encodeWhole(call, [])])
  expect(encode(call, unfrozen)).toMatchObject({ text: encodeWhole(call, []) })
  expect(encode(call, unfrozen).etag).toBeUndefined()
})

test('a long response that is sent again is converted to bytes once; others are sent as text', () => {
  const encode = createEncoder()
  const call = allEndpoints.getAvailability
  const days = Array.from({ length: 28 }, (_, at) =>
    Object.freeze({ date: isoDate(`2026-12-${String(at + 1).padStart(2, '0')}`), slots: [] }),
  )
  const { body, text } = encode(call, Object.freeze([...days, ...days]))
  expect(body()).toEqual(Buffer.from(text))
  expect(body()).toBe(body())
  for (const other of [Object.freeze([]), [...days, ...days]]) {
    const { body, text } = encode(call, other)
    expect(body()).toBe(text)
  }
})

test('a response is compressed from the first request, and better after the second', async () => {
  const encode = createEncoder()
  const days = Object.freeze(
    Array.from({ length: 28 }, (_, at) =>
      Object.freeze({
        date: isoDate(`2026-12-${String(at + 1).padStart(2, '0')}`),
        slots: Array.from({ length: 16 }, (_, slot) => ({
          ...{ id: slot + 1, startTime: '08:30', endTime: '09:00', remaining: (at * slot) % 19 },
          part: 'morning' as const,
        })),
      }),
    ),
  )
  for (const value of [days, [...days]]) {
    const { brotli, text } = encode(allEndpoints.getAvailability, value)
    const [first, second] = [await brotli(), await brotli()]
    if (!first || !second) throw new Error('not compressed')
    expect(first.length).toBeLessThan(text.length / 10)
    expect(String(brotliDecompressSync(first))).toBe(text)
    await vi.waitFor(async () => expect((await brotli())?.length).toBeLessThan(first.length), { timeout: 30_000 })
  }
})

test('a short response is not compressed', async () => {
  const { brotli } = createEncoder()(allEndpoints.getAvailability, Object.freeze([]))
  expect([await brotli(), await brotli()]).toEqual([undefined, undefined])
})
