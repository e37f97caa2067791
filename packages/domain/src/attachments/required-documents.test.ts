import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { canReplaceDocument } from './further-documents.ts'
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

test('a New passport requires an identity card, and a birth certificate below 50', () => {
  expect(needs({})).toEqual(['kebeleId', 'birthCertificate'])
  expect(needs({ birthDate: isoDate('1976-11-22') })).toEqual(['kebeleId', 'birthCertificate'])
  expect(needs({ birthDate: isoDate('1976-11-21') })).toEqual(['kebeleId'])
})

test.each([
  ['expired', ['oldPassportDataPage']],
  ['pageRunOut', ['oldPassportDataPage']],
  ['damaged', ['kebeleId', 'damagedPassportPages']],
  ['validReplacement', ['oldPassportDataPage']],
] as const)('a renewal, %s, requires %s', (replacementReason, documents) => {
  expect(needs({ requestType: 'renewal', replacementReason })).toEqual(documents)
})

test('treats a renewal without a reason as expired', () => {
  expect(needs({ requestType: 'renewal' })).toEqual(['oldPassportDataPage'])
})

test('a lost passport requires the police letter and an identity card', () => {
  expect(needs({ requestType: 'lost' })).toEqual(['kebeleId', 'policeLetter'])
})

test('a correction requires the data page and the court letter', () => {
  expect(needs({ requestType: 'correction', correction: true })).toEqual(['oldPassportDataPage', 'courtLetter'])
  expect(needs({ requestType: 'lost', correction: true })).toEqual(['kebeleId', 'policeLetter', 'courtLetter'])
})

test('a child requires a birth certificate and a document of a parent or guardian for every type', () => {
  expect(needs(child)).toEqual(['birthCertificate', 'parentId'])
  expect(needs({ ...child, adopted: true })).toEqual(['birthCertificate', 'guardianshipPaper'])
  expect(needs({ ...child, requestType: 'lost' })).toEqual(['birthCertificate', 'parentId', 'policeLetter'])
})

test('A §5: replacing a passport valid for 2 or fewer years requires a reason', () => {
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

test('an expired passport does not count as valid for a short time', () => {
  expect(isShortValidity(isoDate('2026-11-22'), today)).toBe(true)
  expect(isShortValidity(isoDate('2026-11-21'), today)).toBe(false)
})

test('A §5: an urgent request requires its evidence', () => {
  expect(needs({ mode: 'urgent' })).toEqual(['kebeleId', 'birthCertificate', 'urgentEvidence'])
})

test('an unknown type requires no document for its type', () => {
  expect(needs({ requestType: 'unknown' })).toEqual([])
})

const types = Object.keys(attachmentTypes) as AttachmentType[]
const serving = (required: AttachmentType) =>
  types.filter((stored) => canReplaceDocument(attachmentTypes[stored], attachmentTypes[required]))

test('the holder’s card can be shared with the wife or husband and every child, from any request', () => {
  expect(serving('spouseOriginId')).toEqual(['parentId', 'oldOriginId', 'spouseOriginId'])
  expect(serving('parentId')).toEqual(['parentId', 'oldOriginId', 'spouseOriginId'])
})

test('a document of the family can be shared only as the same document type', () => {
  for (const type of ['marriageCertificate', 'guardianshipPaper', 'relativeId'] as const)
    expect(serving(type)).toEqual([type])
})

test('never shares personal documents: photo, passport, visa or birth certificate', () => {
  const family = ['marriageCertificate', 'guardianshipPaper', 'relativeId', 'spouseOriginId', 'parentId']
  expect(types.filter((type) => serving(type).length > 0).sort()).toEqual([...family].sort())
})

test('an unknown document type is never shared', () => {
  expect([canReplaceDocument(999, 999), canReplaceDocument(8, 999), canReplaceDocument(999, 8)]).toEqual([
    false,
    false,
    false,
  ])
})
