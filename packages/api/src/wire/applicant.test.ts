import { Address, checkAddress } from '@invea/domain/applicant'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  anyAddress,
  anyApplicant,
  anyFamilyMember,
  anyOriginIdDetail,
  anySentApplicant,
  id,
} from '../testing/person-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { address } from './address.ts'
import { addedFamily, applicant, familyMember, familyResponse, originIdDetail } from './applicant.ts'

const whole = fc.sample(anyApplicant, { numRuns: 1, seed: 1 })[0] as z.output<typeof applicant>
const sent = z.encode(applicant, whole)

test('an applicant crosses the wire and back', () => expectRoundTrip(applicant, anySentApplicant))
test('an Origin ID detail crosses the wire and back', () => expectRoundTrip(originIdDetail, anyOriginIdDetail))

test('an empty personal field is sent as null, also one that is absent after JSON', () => {
  const personal = { ...whole.personal, occupationId: undefined, height: undefined, email: undefined }
  const stored = JSON.parse(JSON.stringify({ ...whole, personal }))
  expect(z.encode(applicant, stored)).toMatchObject({ occupationId: null, height: null, email: null })
})

test('names are upper-cased in both directions', () => {
  const { personal } = z.decode(applicant, { ...sent, firstName: 'abebe', middleName: 'Kebede', lastName: 'tola' })
  expect(personal).toMatchObject({ firstName: 'ABEBE', fatherName: 'KEBEDE', grandfatherName: 'TOLA' })
})

test('codes are sent as specified and read as numbers or digits', () => {
  const { gender, maritalStatus, correctionType } = z.encode(applicant, {
    ...whole,
    personal: { ...whole.personal, gender: 'female', maritalStatus: 'married' },
    passport: { ...whole.passport, correctionType: undefined },
  })
  expect({ gender, maritalStatus, correctionType }).toEqual({ gender: '0', maritalStatus: '1', correctionType: 0 })
  expect(z.decode(applicant, { ...sent, gender: '1', maritalStatus: '3', correctionType: '0' })).toMatchObject({
    personal: { gender: 'male', maritalStatus: 'widowed' },
    passport: { correctionType: undefined },
  })
})

test('9, the placeholder for no marital status, is not valid input', () => {
  expect(z.safeDecode(applicant, { ...sent, maritalStatus: 9 as 0 }).success).toBe(false)
})

test('the wire takes each line of an address as long as the form does', () => {
  const tooLong = Object.fromEntries(Object.keys(Address.shape).map((line) => [line, 'x'.repeat(999)]))
  const checked = checkAddress(tooLong)
  const limits = checked.ok ? [] : checked.error
  expect(limits).toHaveLength(Object.keys(tooLong).length)
  const longest = Object.fromEntries(
    limits.map(({ field, params }) => [field.replace('address.', ''), 'x'.repeat(Number(params?.max))]),
  ) as Address
  const sent = z.encode(address, longest)
  expect(z.decode(address, sent)).toEqual(longest)
  for (const [line, text] of Object.entries(sent))
    if (typeof text === 'string') expect(z.safeDecode(address, { ...sent, [line]: `${text}x` }).success).toBe(false)
})

test('null and empty text mean that nothing was entered', () => {
  const { personal, passport } = z.decode(applicant, {
    ...sent,
    email: '',
    height: null,
    eyeColor: '',
    issueDate: null,
    occupationId: null,
  })
  expect([personal.email, personal.height, personal.eyeColor, passport.issueDate, personal.occupationId]).toEqual(
    Array(5).fill(undefined),
  )
})

test('a day that does not exist, or in another order, is refused', () => {
  const isRead = (dateOfBirth: string) => z.safeDecode(applicant, { ...sent, dateOfBirth }).success
  expect(['2024-02-29', '2025-02-29', '02/28/2025', '2025-02-28T00:00:00Z'].map(isRead)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('halfCast of A §3 and isHalfCast of B §3 are the same field', () => {
  const { halfCast: _a, isHalfCast: _b, ...neither } = sent
  expect(z.decode(applicant, { ...neither, halfCast: true }).personal.halfCast).toBe(true)
  expect(z.decode(applicant, { ...neither, isHalfCast: true }).personal.halfCast).toBe(true)
  expect(z.decode(applicant, neither).personal.halfCast).toBe(false)
})

test('fields that the server owns are accepted from specified clients and ignored', () => {
  const theirs = { personId: 5, applicationNumber: '1' }
  expect(z.decode(applicant, { ...sent, ...theirs })).toEqual(z.decode(applicant, sent))
})

test('keeps fields that no form has as they are sent, codes as text', () => {
  const theirs = { photoPath: 'photos/1.jpg', employeeID: 'E1', organizationID: 4, enrolmentDate: '2026-11-01' }
  expect(z.decode(applicant, { ...sent, ...theirs, passportType: 'Service' }).unchecked).toMatchObject({
    photoPath: 'photos/1.jpg',
    employeeId: 'E1',
    organizationId: '4',
    enrolmentDate: '2026-11-01',
    passportType: 'Service',
  })
  expect(z.decode(applicant, { ...sent, passportType: 'Ordinary' }).unchecked).toBeUndefined()
})

test('a family member crosses the wire and back', () => expectRoundTrip(familyMember, anyFamilyMember))
test('added family crosses the wire and back', () => {
  const members = fc.array(anyFamilyMember, { minLength: 1, maxLength: 5 })
  expectRoundTrip(addedFamily, fc.record({ personId: id, members }))
  expectRoundTrip(familyResponse, members)
})

test('the relation is spelt on the wire as specified, and names are upper-cased', () => {
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

test('an address crosses the wire and back', () => expectRoundTrip(address, anyAddress))

test('woreda and sub city are spelt on the wire as specified', () => {
  expect(z.encode(address, { region: 'Oromia', city: 'Adama', woreda: '03', subCity: 'Bole' })).toMatchObject({
    wereda: '03',
    requestPlace: 'Bole',
  })
})

test('ids that specified clients also send are ignored', () => {
  const decoded = z.decode(address, { region: 'Oromia', city: 'Adama', personId: 0, addressId: 7 })
  expect(Object.keys(decoded)).not.toContain('addressId')
})
