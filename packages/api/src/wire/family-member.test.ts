import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyFamilyMember, id } from '../testing/person-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { addedFamily, familyAnswer, familyMember } from './family-member.ts'

test('a family member crosses the wire and back', () => expectRoundTrip(familyMember, anyFamilyMember))
test('added family crosses the wire and back', () => {
  const members = fc.array(anyFamilyMember, { minLength: 1, maxLength: 5 })
  expectRoundTrip(addedFamily, fc.record({ personId: id, members }))
  expectRoundTrip(familyAnswer, members)
})

test('the relation is spelt on the wire as described, and names are upper-cased', () => {
  expect(z.encode(familyMember, { relationId: 4, firstName: 'Sara', grandfatherName: 'Tola' })).toEqual({
    id: 0,
    personId: 0,
    familtyTypeId: 4,
    firstName: 'SARA',
    lastName: 'TOLA',
  })
})

test('a list with two persons or none is refused', () => {
  const one = { id: 0, familtyTypeId: 1, firstName: 'A', lastName: 'B' }
  expect(
    z.safeDecode(addedFamily, [
      { ...one, personId: 1 },
      { ...one, personId: 1 },
    ]).success,
  ).toBe(true)
  expect(
    z.safeDecode(addedFamily, [
      { ...one, personId: 1 },
      { ...one, personId: 2 },
    ]).success,
  ).toBe(false)
  expect(z.safeDecode(addedFamily, []).success).toBe(false)
})
