import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { documentConditions, type FurtherDocument, furtherDocuments } from './further-documents.ts'
import type { DocumentCase } from './required-documents.ts'

const today = isoDate('2026-11-21')
const plain: DocumentCase = {
  requestType: 'renewal',
  replacementReason: 'expired',
  mode: 'normal',
  correction: false,
  birthDate: isoDate('1990-05-12'),
  adopted: false,
}
const child = { birthDate: isoDate('2015-05-12') }
const asked = (changes: Partial<DocumentCase>) =>
  Object.entries(documentConditions)
    .filter(([, holds]) => holds({ ...plain, ...changes }, today))
    .map(([name]) => name)

test('each condition speaks of one thing', () => {
  expect(asked({})).toEqual(['always', 'adult'])
  expect(asked(child)).toEqual(['always', 'under18'])
  expect(asked({ ...child, adopted: true })).toEqual(['always', 'under18', 'adopted'])
  expect(asked({ correction: true })).toEqual(['always', 'adult', 'dataCorrected'])
  expect(asked({ mode: 'urgent' })).toEqual(['always', 'adult', 'urgent'])
})

test('the day of the eighteenth birthday makes an adult', () => {
  expect(asked({ birthDate: isoDate('2008-11-21') })).toContain('adult')
  expect(asked({ birthDate: isoDate('2008-11-22') })).toContain('under18')
})

const list: readonly FurtherDocument[] = [
  { requestType: 'renewal', condition: 'always', attachmentTypeId: 22 },
  { requestType: 'renewal', replacementReason: 'damaged', condition: 'always', attachmentTypeId: 2 },
  { requestType: 'renewal', condition: 'adult', attachmentTypeId: 22 },
  { requestType: 'lost', condition: 'always', attachmentTypeId: 12 },
  { requestType: 'renewal', condition: 'urgent', attachmentTypeId: 13 },
]

test('the list asks by type, reason and condition, each document once', () => {
  expect(furtherDocuments(list, plain, today)).toEqual([22])
  expect(furtherDocuments(list, { ...plain, replacementReason: 'damaged', mode: 'urgent' }, today)).toEqual([22, 2, 13])
  expect(furtherDocuments(list, { ...plain, requestType: 'lost', replacementReason: undefined }, today)).toEqual([12])
  expect(furtherDocuments([], plain, today)).toEqual([])
})
