import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { mayServeAs } from './further-documents.ts'
import {
  type AttachmentType,
  attachmentTypes,
  type DocumentCase,
  isShortValidity,
  requiredDocuments,
} from './required-documents.ts'

const today = isoDate('2026-11-21')
const adult: DocumentCase = {
  requestType: 'new',
  mode: 'normal',
  correction: false,
  birthDate: isoDate('1990-05-12'),
  adopted: false,
}
const child = { birthDate: isoDate('2010-01-01') }
const needs = (changes: Partial<DocumentCase>) => requiredDocuments({ ...adult, ...changes }, today)

test('a New passport needs an identity card, and a birth certificate below 50', () => {
  expect(needs({})).toEqual(['kebeleId', 'birthCertificate'])
  expect(needs({ birthDate: isoDate('1976-11-22') })).toEqual(['kebeleId', 'birthCertificate'])
  expect(needs({ birthDate: isoDate('1976-11-21') })).toEqual(['kebeleId'])
})

test.each([
  ['expired', ['oldPassportDataPage']],
  ['pageRunOut', ['oldPassportDataPage']],
  ['damaged', ['kebeleId', 'damagedPassportPages']],
  ['validReplacement', ['oldPassportDataPage']],
] as const)('a renewal, %s, needs %s', (replacementReason, documents) => {
  expect(needs({ requestType: 'renewal', replacementReason })).toEqual(documents)
})

test('a renewal without a reason is read as expired', () => {
  expect(needs({ requestType: 'renewal' })).toEqual(['oldPassportDataPage'])
})

test('a lost passport needs the police letter and an identity card', () => {
  expect(needs({ requestType: 'lost' })).toEqual(['kebeleId', 'policeLetter'])
})

test('a correction needs the data page and the court letter', () => {
  expect(needs({ requestType: 'correction', correction: true })).toEqual(['oldPassportDataPage', 'courtLetter'])
  expect(needs({ requestType: 'lost', correction: true })).toEqual(['kebeleId', 'policeLetter', 'courtLetter'])
})

test('a child needs its birth certificate and a parent’s or guardian’s paper, whatever the type', () => {
  expect(needs(child)).toEqual(['birthCertificate', 'parentId'])
  expect(needs({ ...child, adopted: true })).toEqual(['birthCertificate', 'guardianshipPaper'])
  expect(needs({ ...child, requestType: 'lost' })).toEqual(['birthCertificate', 'parentId', 'policeLetter'])
})

test('A §5: a passport valid for 2 or fewer years needs a reason when it is replaced', () => {
  const replaced = { requestType: 'renewal', replacementReason: 'validReplacement' } as const
  expect(needs({ ...replaced, expirationDate: isoDate('2028-11-21') })).toEqual([
    'oldPassportDataPage',
    'validityReason',
  ])
  expect(needs({ ...replaced, expirationDate: isoDate('2028-11-22') })).toEqual(['oldPassportDataPage'])
  expect(needs({ ...replaced, replacementReason: 'pageRunOut', expirationDate: isoDate('2027-11-21') })).toEqual([
    'oldPassportDataPage',
  ])
})

test('short validity is validity: an expired passport has none', () => {
  expect(isShortValidity(isoDate('2026-11-22'), today)).toBe(true)
  expect(isShortValidity(isoDate('2026-11-21'), today)).toBe(false)
})

test('A §5: an urgent request needs its evidence', () => {
  expect(needs({ mode: 'urgent' })).toEqual(['kebeleId', 'birthCertificate', 'urgentEvidence'])
})

test('an unknown type requires nothing of its own', () => {
  expect(needs({ requestType: 'unknown' })).toEqual([])
})

const types = Object.keys(attachmentTypes) as AttachmentType[]
const serving = (required: AttachmentType) =>
  types.filter((stored) => mayServeAs(attachmentTypes[stored], attachmentTypes[required]))

test('the holder’s card serves the wife or husband and every child, whichever request it came with', () => {
  expect(serving('spouseOriginId')).toEqual(['parentId', 'oldOriginId', 'spouseOriginId'])
  expect(serving('parentId')).toEqual(['parentId', 'oldOriginId', 'spouseOriginId'])
})

test('a paper of the family serves as the same paper', () => {
  for (const type of ['marriageCertificate', 'guardianshipPaper', 'relativeId'] as const)
    expect(serving(type)).toEqual([type])
})

test('what is a person’s own is never another’s: no photo, passport, visa or birth certificate', () => {
  const family = ['marriageCertificate', 'guardianshipPaper', 'relativeId', 'spouseOriginId', 'parentId']
  expect(types.filter((type) => serving(type).length > 0).toSorted()).toEqual(family.toSorted())
})

test('an unknown document type is never shared', () => {
  expect([mayServeAs(999, 999), mayServeAs(8, 999), mayServeAs(999, 8)]).toEqual([false, false, false])
})
