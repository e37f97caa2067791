import { expect, test } from 'vitest'
import { mayServeAs } from './further-documents.ts'
import { type AttachmentType, attachmentTypes } from './required-documents.ts'

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
