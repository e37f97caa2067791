import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { anApplicant, anOldPassport, aPassportInfo, aPersonalDetail } from '../testing/applicants.ts'
import { documentCaseOf } from './document-case.ts'
import { identityKeys, isSamePerson } from './same-person.ts'

const person = (personal: object = {}, passport: object = {}) =>
  anApplicant({ personal: aPersonalDetail(personal), passport: aPassportInfo(passport) })
const certificate = { birthCertificateId: '1234567890123456' }

test('D30: names, birth date and a number make a person', () => {
  expect(identityKeys(person(certificate, { passportNumber: 'EP0000001' }))).toEqual([
    'ABEBE|KEBEDE|TESFAYE|1990-05-12|birth:1234567890123456',
    'ABEBE|KEBEDE|TESFAYE|1990-05-12|passport:EP0000001',
  ])
  expect(identityKeys(person())).toEqual(['ABEBE|KEBEDE|TESFAYE|1990-05-12|none'])
})

test('D30: one number in common is enough', () => {
  const both = person(certificate, { passportNumber: 'EP0000001' })
  expect(isSamePerson(both, person(certificate))).toBe(true)
  expect(isSamePerson(person({}, { passportNumber: 'EP0000001' }), both)).toBe(true)
  expect(isSamePerson(person(), person())).toBe(true)
})

test.each([
  [person(certificate), person({ birthCertificateId: '1234567890123457' })],
  [person(certificate), person({ ...certificate, firstName: 'ALEMU' })],
  [person(certificate), person({ ...certificate, birthDate: isoDate('1990-05-13') })],
  [person({}, { passportNumber: 'EP0000001' }), person({}, { passportNumber: 'EP0000002' })],
  [person(certificate), person()],
])('D30: others are others (%#)', (first, second) => {
  expect(isSamePerson(first, second)).toBe(false)
})

test('the documents of an applicant follow from the request and the applicant', () => {
  const renewal = { requestType: 'renewal', replacementReason: 'expired', mode: 'urgent' } as const
  const applicant = anApplicant({
    personal: aPersonalDetail({ adopted: true }),
    passport: anOldPassport({ dataCorrected: true }),
  })
  expect(documentCaseOf(renewal, applicant)).toEqual({
    ...renewal,
    correction: true,
    birthDate: '1990-05-12',
    adopted: true,
    expirationDate: '2025-01-09',
  })
  const correction = { requestType: 'correction', mode: 'normal' } as const
  expect(documentCaseOf(correction, anApplicant()).correction).toBe(true)
  expect(documentCaseOf({ requestType: 'new', mode: 'normal' }, anApplicant()).correction).toBe(false)
})
