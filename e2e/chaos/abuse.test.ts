import { join } from 'node:path'
import { expect, test } from 'vitest'
import { abuseForms, brokenLimits, proveAbuse } from './abuse.ts'

test('H1, H2: hoarders, resellers and guessers get no more than the limits, and honest visitors get their appointments', async () => {
  const figures = await proveAbuse(abuseForms.short, join(import.meta.dirname, 'reports', 'test-abuse'))
  expect(brokenLimits(figures), JSON.stringify(figures)).toEqual([])
  // Without booked appointments the test would show nothing.
  expect(figures.rush.honest.slots).toBeGreaterThan(20)
})
