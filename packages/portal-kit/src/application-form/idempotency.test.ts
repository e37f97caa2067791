import { expect, test } from 'vitest'
import { entryFor, fingerprint, withoutEntry } from './idempotency.ts'

test('the same payload keeps its key', async () => {
  const first = entryFor(undefined, await fingerprint({ slotId: 1 }))
  expect(entryFor(first, await fingerprint({ slotId: 1 }))).toBe(first)
})

test('another payload gets another key', async () => {
  const first = entryFor(undefined, await fingerprint({ slotId: 1 }))
  const second = entryFor(first, await fingerprint({ slotId: 2 }))
  expect(second.key).not.toBe(first.key)
})

test('withoutEntry removes only the settled entry', () => {
  const open = { holdSlot: { fingerprint: 'a', key: 'k1' }, submitApplicant: { fingerprint: 'b', key: 'k2' } }
  expect(withoutEntry(open, 'holdSlot')).toEqual({ submitApplicant: { fingerprint: 'b', key: 'k2' } })
})

test('a fingerprint does not contain the payload', async () => {
  expect(await fingerprint({ firstName: 'CANARY' })).toMatch(/^[0-9a-f]{64}$/)
})
