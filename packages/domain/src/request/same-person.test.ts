import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { anApplicant, anOldPassport, aPassportInfo, aPersonalDetail } from '../testing/applicants.ts'
import { documentCaseOf } from './document-case.ts'
import { blocksSecondRequest, differInDocuments, documentKeys, namesKey } from './same-person.ts'

const person = (personal: object = {}, passport: object = {}) =>
  anApplicant({ personal: aPersonalDetail(personal), passport: aPassportInfo(passport) })
const certificate = { birthCertificateId: '1234567890123456' }

test('D30: names, birth date and a number make a person', () => {
  expect(documentKeys(person(certificate, { passportNumber: 'EP0000001' }))).toEqual([
    'certificate|1234567890123456|ABEBE|KEBEDE|TESFAYE|1990-05-12',
    'passport|EP0000001|ABEBE|KEBEDE|TESFAYE|1990-05-12',
  ])
  expect(documentKeys(person())).toEqual([])
})

test.each([
  [{}, true],
  [{ grandfatherName: 'TASFAY' }, true],
  [{ fatherName: 'KABADE' }, true],
  [{ firstName: 'ABEBA' }, false],
  [{ firstName: 'ALEMU' }, false],
  [{ birthDate: isoDate('1990-05-13') }, false],
])('D47: names are compared by their sound, with the birth date: %o', (changes, same) => {
  expect(namesKey(person(changes)) === namesKey(person())).toBe(same)
})

test('D47: a document number that differs makes two persons, one that is missing does not', () => {
  const both = person(certificate, { passportNumber: 'EP0000001' })
  expect(differInDocuments(both, person({ birthCertificateId: '1234567890123457' }))).toBe(true)
  expect(differInDocuments(both, person({}, { passportNumber: 'EP0000002' }))).toBe(true)
  expect(differInDocuments(both, person())).toBe(false)
  expect(differInDocuments(both, person(certificate))).toBe(false)
})

test('D47: a paid request blocks; an unpaid one only where session, account or phone are the same', () => {
  const stranger = { status: 'confirmed', sameSession: false, sameAccount: false, samePhone: false } as const
  expect(blocksSecondRequest(stranger)).toBe(false)
  expect(blocksSecondRequest({ ...stranger, status: 'awaitingPayment' })).toBe(false)
  expect(blocksSecondRequest({ ...stranger, status: 'paymentCompleted' })).toBe(true)
  expect(blocksSecondRequest({ ...stranger, sameSession: true })).toBe(true)
  expect(blocksSecondRequest({ ...stranger, sameAccount: true })).toBe(true)
  expect(blocksSecondRequest({ ...stranger, samePhone: true })).toBe(true)
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
