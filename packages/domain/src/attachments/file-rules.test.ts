import { expect, test } from 'vitest'
import {
  allStored,
  attachmentIssues,
  documentsToBring,
  fileIssues,
  findFileContent,
  findUploadType,
  signatureLength,
  unsentFiles,
  uploadAccept,
} from './file-rules.ts'
import { attachmentTypes, findAttachmentType } from './required-documents.ts'
import { uploadLimits } from './upload-limits.ts'

const file = (name: string, size = 1000) => ({ name, size, type: '' })
const words = { en: 'x', am: 'x', om: 'x', ti: 'x' }
const required = [3, 4].map((attachmentTypeId) => ({ attachmentTypeId, name: words }))

test('D2: accepts five types by their file extension', () => {
  expect(uploadAccept).toBe('.jpg,.jpeg,.png,.gif,.pdf')
  expect(['a.jpg', 'a.JPEG', 'a.b.png', '.gif', 'a.pdf'].map(findUploadType)).toEqual([
    'jpg',
    'jpeg',
    'png',
    'gif',
    'pdf',
  ])
  expect(['a.svg', 'pdf', 'a.pdf.exe', 'a.', '', 'a.pdf '].map(findUploadType)).toEqual(Array(6).fill(undefined))
})

test('D2: accepts 2,000,000 bytes with an application and 4,000,000 when an attachment is changed', () => {
  expect(uploadLimits.application).toBe(2_000_000)
  expect(fileIssues(file('a.pdf', 2_000_000), 'x')).toEqual([])
  expect(fileIssues(file('a.pdf', 2_000_001), 'x')).toEqual([
    { field: 'x', code: 'fileSize', params: { file: 'a.pdf' } },
  ])
  expect(fileIssues(file('a.pdf', 4_000_000), 'x', 'change')).toEqual([])
  expect(fileIssues(file('a.pdf', 4_000_001), 'x', 'change')).toHaveLength(1)
})

test('an empty file has the issue empty, not too large', () => {
  expect(fileIssues(file('a.pdf', 0), 'x')).toEqual([{ field: 'x', code: 'fileEmpty', params: { file: 'a.pdf' } }])
  expect(fileIssues(file('a.pdf', 1), 'x')).toEqual([])
})

test('A §5: the message names the file of a wrong format', () => {
  expect(fileIssues(file('a.exe', 9_000_000), 'x')).toEqual([
    { field: 'x', code: 'fileFormat', params: { file: 'a.exe' } },
  ])
})

test('A §5: returns an issue for every missing required file', () => {
  expect(attachmentIssues({}, required)).toEqual([
    { field: 'attachments.3', code: 'attachmentsIncomplete' },
    { field: 'attachments.4', code: 'attachmentsIncomplete' },
  ])
  expect(attachmentIssues({ chosen: { 3: file('a.pdf') } }, required)).toEqual([
    { field: 'attachments.4', code: 'attachmentsIncomplete' },
  ])
  expect(attachmentIssues({ chosen: { 3: file('a.pdf'), 4: file('b.jpg') } }, required)).toEqual([])
  expect(attachmentIssues({}, [])).toEqual([])
})

test('a stored file counts as chosen', () => {
  expect(attachmentIssues({ chosen: { 3: file('a.pdf') }, stored: [4] }, required)).toEqual([])
  expect(allStored({ stored: [3] }, required)).toBe(false)
  expect(allStored({ stored: [4, 3, 9] }, required)).toBe(true)
  expect(allStored({}, required)).toBe(false)
  expect(allStored({}, [])).toBe(true)
})

test('a chosen file is sent until it is stored, unless its document is no longer required', () => {
  const chosen = { 3: file('a.pdf'), 4: file('b.pdf'), 9: file('c.pdf') }
  const idsOf = (...given: Parameters<typeof unsentFiles>) => unsentFiles(...given).map(([id]) => id)
  expect(idsOf({ chosen, stored: [4] }, required)).toEqual([3])
  expect(idsOf({ chosen }, undefined)).toEqual([3, 4, 9])
  expect(idsOf({}, required)).toEqual([])
})

test('checks each chosen file, and ignores files of other types', () => {
  expect(attachmentIssues({ chosen: { 3: file('a.exe'), 9: file('b.exe') }, stored: [4] }, required)).toEqual([
    { field: 'attachments.3', code: 'fileFormat', params: { file: 'a.exe' } },
  ])
  expect(attachmentIssues({ chosen: { 3: file('a.pdf', 3_000_000) }, stored: [4] }, required, 'change')).toEqual([])
  expect(attachmentIssues({ chosen: { 3: file('a.pdf', 3_000_000) }, stored: [4] }, required)).toHaveLength(1)
})

test.each([
  ['jpg', [0xff, 0xd8, 0xff, 0xe0]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]],
] as const)('recognizes %s by the first bytes', (type, bytes) => {
  expect(findFileContent(new Uint8Array(bytes))).toBe(type)
  expect(findFileContent(new Uint8Array(bytes.map((byte) => byte ^ 1)))).toBeUndefined()
})

test('recognizes no type in other or too short content', () => {
  expect(findFileContent(new Uint8Array([0x3c, 0x73, 0x76, 0x67, 0x20, 0x78]))).toBeUndefined()
  expect(findFileContent(new Uint8Array())).toBeUndefined()
  expect(findFileContent(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a]))).toBeUndefined()
  expect(signatureLength).toBe(8)
})

test('finds attachment types by their unique ids', () => {
  for (const [type, id] of Object.entries(attachmentTypes)) expect(findAttachmentType(id)).toBe(type)
  expect(findAttachmentType(0)).toBeUndefined()
})

test('the documents to bring are the required ones that were sent, each once, in the order of the form', () => {
  const document = (attachmentTypeId: number) => ({
    attachmentTypeId,
    name: { en: `${attachmentTypeId}`, am: '', om: '', ti: '' },
  })
  const [one, two, three] = [document(1), document(2), document(3)]
  const idsOf = (...persons: Parameters<typeof documentsToBring>[0]) =>
    documentsToBring(persons).map(({ attachmentTypeId }) => attachmentTypeId)
  expect(idsOf({ attachments: [one, two, three], requiredAttachments: [three, one] })).toEqual([3, 1])
  expect(idsOf({ attachments: [one], requiredAttachments: [two, one] })).toEqual([1])
  expect(
    idsOf(
      { attachments: [one], requiredAttachments: [one] },
      { attachments: [two, one], requiredAttachments: [one, two] },
    ),
  ).toEqual([1, 2])
  // A masked card has neither.
  expect(idsOf({})).toEqual([])
})
