import { expect, test } from 'vitest'
import { fingerprint, intend, settle } from './idempotency.ts'

test('the same wish keeps its key, so that a second try cannot do it twice', async () => {
  const first = intend(undefined, await fingerprint({ slotId: 1 }))
  expect(intend(first, await fingerprint({ slotId: 1 }))).toBe(first)
})

test('another wish gets another key: a key with another body would be refused', async () => {
  const first = intend(undefined, await fingerprint({ slotId: 1 }))
  const second = intend(first, await fingerprint({ slotId: 2 }))
  expect(second.key).not.toBe(first.key)
})

test('a settled wish is forgotten and the others stay', () => {
  const open = { holdPlace: { fingerprint: 'a', key: 'k1' }, submitApplicant: { fingerprint: 'b', key: 'k2' } }
  expect(settle(open, 'holdPlace')).toEqual({ submitApplicant: { fingerprint: 'b', key: 'k2' } })
})

test('a fingerprint does not show what was asked', async () => {
  expect(await fingerprint({ firstName: 'CANARY' })).toMatch(/^[0-9a-f]{64}$/)
})
