import type { Application } from '@invea/domain'
import { expect, test } from 'vitest'
import { whatToBring } from './Slip.tsx'

const request = (...ages: readonly boolean[]) =>
  ({ persons: ages.map((under18) => ({ applicant: { personal: { under18 } } })) }) as unknown as Application

test('an adult brings the slip and the originals, and comes in person', () => {
  expect(whatToBring(request(false))).toEqual(['bringSlip', 'bringOriginals', 'inPerson'])
})

test('a group with one child shows the rule about the guardian', () => {
  expect(whatToBring(request(false, true))).toContain('bringGuardian')
})
