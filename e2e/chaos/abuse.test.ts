import { join } from 'node:path'
import { expect, test } from 'vitest'
import { abuseSizes, brokenLimits, proveAbuse } from './abuse.ts'

test('reports an attack that did not run as a failure', () => {
  const none = {
    capacity: 60,
    hoarder: { slots: 0, ends: {} },
    rush: {
      capacity: 60,
      attackers: { slots: 0, ends: {} },
      honest: { slots: 0, ends: {} },
      attackersShare: 0,
      honestServed: 1,
    },
    uploads: { uploads: 0, others: 'not delayed' },
    reorder: { orders: 2, made: 0, moved: 0 },
    resale: { sales: 1, sold: 0 },
    guesses: { lookupsPerSession: 0, lookupsPerProof: 0, guessesPerHit: 2_500_000 },
    flood: { requested: 5, sent: 0, codesOfOneProof: 0, owner: 'not locked out' },
    lock: { wrong: 6, refused: 0, owner: 'not locked out' },
  }
  expect(brokenLimits(none)).toEqual([
    'one address did not try to hoard a day',
    'many addresses did not try to hoard a day',
    'a new order extends an unpaid appointment',
    'slow uploads refuse those of others',
    'no number was guessed',
    'no code was sent to the flooded phone',
    'no wrong password was refused',
  ])
})

test('H1, H2: hoarders, resellers and guessers get no more than the limits, and honest visitors get their appointments', async () => {
  const figures = await proveAbuse(abuseSizes.short, join(import.meta.dirname, 'reports', 'test-abuse'))
  expect(brokenLimits(figures), JSON.stringify(figures)).toEqual([])
  // Without booked appointments the test would show nothing.
  expect(figures.rush.honest.slots).toBeGreaterThan(20)
})
