import { readFileSync } from 'node:fs'
import { attachmentTypes, isoDate } from '@invea/domain'
import type { FurtherDocument } from '@invea/domain/attachments'
import type { LocalizedText } from '@invea/domain/calendar'
import { anApplicant } from '@invea/domain/testing'
import { catalogue } from '@invea/locales/catalogue'
import { expect, test } from 'vitest'
import { requiredFor } from './documents.ts'

const request = {
  request_type: 'new',
  replacement_reason: null,
  origin_id_type: null,
  mode: 'normal',
  submitted_on: isoDate('2026-11-21'),
} as const
const own: LocalizedText = { en: 'Own', am: 'Own', om: 'Own', ti: 'Own' }
const requiredDocuments = (
  requiredAttachments: readonly FurtherDocument[],
  names: ReadonlyMap<number, LocalizedText> = new Map(),
) =>
  requiredFor(request, anApplicant(), {
    requiredAttachments,
    originIdAttachments: new Map(),
    attachmentTypes: names,
  }).map(({ attachmentTypeId, name }) => [attachmentTypeId, name.en])

test('combines the documents of the rules and of the operator’s list without duplicates', () => {
  const list: readonly FurtherDocument[] = [
    { requestType: 'new', condition: 'always', attachmentTypeId: attachmentTypes.kebeleId },
    { requestType: 'new', condition: 'adult', attachmentTypeId: 900 },
    { requestType: 'lost', condition: 'always', attachmentTypeId: 901 },
  ]
  expect(requiredDocuments(list).map(([id]) => id)).toEqual([
    attachmentTypes.kebeleId,
    attachmentTypes.birthCertificate,
    900,
  ])
})

test('names a document by the operator’s name, or by the default text', () => {
  const further = [{ requestType: 'new', condition: 'always', attachmentTypeId: 900 }] as const
  expect(requiredDocuments(further, new Map([[attachmentTypes.kebeleId, own]]))).toEqual([
    [attachmentTypes.kebeleId, 'Own'],
    [attachmentTypes.birthCertificate, 'Authenticated birth certificate'],
    [900, ''],
  ])
})

test('the sample data names every document of the rules by its own id and words', () => {
  const file = new URL('../../sample-data/attachments.json', import.meta.url)
  const sample: { readonly attachmentTypes: readonly { readonly id: number; readonly name: LocalizedText }[] } =
    JSON.parse(readFileSync(file, 'utf8'))
  const languages = ['en', 'am', 'om', 'ti'] as const
  const expected = Object.entries(attachmentTypes).map(([type, id]) => ({
    id,
    name: Object.fromEntries(
      languages.map((language) => [language, (catalogue[language].document as Record<string, unknown>)[type]]),
    ),
  }))
  expect(sample.attachmentTypes).toEqual(expected)
})
