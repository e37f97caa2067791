import { attachmentTypes } from '@invea/domain'
import { anApplication, anApplicationPerson } from '@invea/domain/testing'
import { expect, test } from 'vitest'
import { familyDocumentsFor } from './DocumentChooser.tsx'

const stored = (attachmentId: number, type: keyof typeof attachmentTypes) => ({
  attachmentId,
  attachmentTypeId: attachmentTypes[type],
  name: { en: type, am: type, om: type, ti: type },
  url: '',
})
const person = (requestPersonId: number, firstName: string, attachments: ReturnType<typeof stored>[]) =>
  anApplicationPerson({ requestPersonId, firstName, attachments })
const family = [
  anApplication({ persons: [person(1, 'ZOË', [stored(10, 'oldOriginId'), stored(11, 'photo')])] }),
  anApplication({ persons: [person(2, 'SARA', [stored(20, 'spouseOriginId'), stored(21, 'marriageCertificate')])] }),
]
const offered = (requestPersonId: number, type: keyof typeof attachmentTypes) =>
  familyDocumentsFor(family, { requestPersonId, attachmentTypeId: attachmentTypes[type] }).map(
    ({ attachmentId }) => attachmentId,
  )

test('offers a child the card of the holder, from the holder’s request and from the spouse’s', () => {
  expect(offered(3, 'parentId')).toEqual([10, 20])
})

test('does not offer documents of the same applicant, photos, or documents that are not required', () => {
  expect(offered(2, 'spouseOriginId')).toEqual([10])
  expect(offered(2, 'marriageCertificate')).toEqual([])
  expect(offered(3, 'photo')).toEqual([])
})

test('a masked card has no documents', () => {
  expect(
    familyDocumentsFor([anApplication({ persons: [anApplicationPerson({ attachments: undefined })] })], {
      requestPersonId: 3,
      attachmentTypeId: attachmentTypes.parentId,
    }),
  ).toEqual([])
})
