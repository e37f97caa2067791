import { describe, expect, test } from 'vitest'
import { requiresField } from '../applicant/origin-id-detail.ts'
import { isoDate } from '../calendar/iso-date.ts'
import { type OriginIdService, originIdServiceNames, originIdServices } from '../services/origin-id-services.ts'
import { anApplicant, anOriginIdApplicant, aPersonalDetail, sampleToday as today } from '../testing/index.ts'
import { documentConditions, documentsOf, type FurtherDocument, furtherDocuments } from './further-documents.ts'
import type { DocumentCase } from './required-documents.ts'

describe('further documents', () => {
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
  const required = (changes: Partial<DocumentCase>) =>
    Object.entries(documentConditions)
      .filter(([, holds]) => holds({ ...plain, ...changes }, today))
      .map(([name]) => name)

  test('each condition depends on one fact', () => {
    expect(required({})).toEqual(['always', 'adult'])
    expect(required(child)).toEqual(['always', 'under18'])
    expect(required({ ...child, adopted: true })).toEqual(['always', 'under18', 'adopted'])
    expect(required({ correction: true })).toEqual(['always', 'adult', 'dataCorrected'])
    expect(required({ mode: 'urgent' })).toEqual(['always', 'adult', 'urgent'])
  })

  test('an applicant is an adult from the eighteenth birthday on', () => {
    expect(required({ birthDate: isoDate('2008-11-21') })).toContain('adult')
    expect(required({ birthDate: isoDate('2008-11-22') })).toContain('under18')
  })

  const list: readonly FurtherDocument[] = [
    { requestType: 'renewal', condition: 'always', attachmentTypeId: 22 },
    { requestType: 'renewal', replacementReason: 'damaged', condition: 'always', attachmentTypeId: 2 },
    { requestType: 'renewal', condition: 'adult', attachmentTypeId: 22 },
    { requestType: 'lost', condition: 'always', attachmentTypeId: 12 },
    { requestType: 'renewal', condition: 'urgent', attachmentTypeId: 13 },
  ]

  test('the list depends on type, reason and condition, and has each document once', () => {
    expect(furtherDocuments(list, plain, today)).toEqual([22])
    expect(furtherDocuments(list, { ...plain, replacementReason: 'damaged', mode: 'urgent' }, today)).toEqual([
      22, 2, 13,
    ])
    expect(furtherDocuments(list, { ...plain, requestType: 'lost', replacementReason: undefined }, today)).toEqual([12])
    expect(furtherDocuments([], plain, today)).toEqual([])
  })
})

describe('documents of', () => {
  test('a passport request requires documents by its type and the applicant', () => {
    const request = { requestType: 'lost', mode: 'urgent' } as const
    expect(documentsOf(request, anApplicant(), today)).toEqual(['kebeleId', 'policeLetter', 'urgentEvidence'])
  })

  const originIdRequest = (service: OriginIdService) => {
    const { applicantType, ...entry } = originIdServices[service]
    return { ...entry, mode: 'normal', originIdApplicantType: applicantType } as const
  }
  const born = (birthDate: string, adopted = false) => {
    const applicant = anOriginIdApplicant()
    return { ...applicant, personal: { ...applicant.personal, birthDate: isoDate(birthDate), adopted } }
  }

  test.each([
    ['new', ['foreignPassport', 'entryVisa', 'originProof', 'photo']],
    ['renewal', ['foreignPassport', 'oldOriginId', 'photo']],
    ['damaged', ['foreignPassport', 'oldOriginId', 'photo']],
    ['lost', ['foreignPassport', 'policeLetter', 'photo']],
    ['correction', ['foreignPassport', 'oldOriginId', 'detailsProof', 'photo']],
    ['bySpouse', ['foreignPassport', 'entryVisa', 'marriageCertificate', 'spouseOriginId', 'photo']],
  ] as const)('an Origin ID requires documents by its service: %s', (service, documents) => {
    expect(documentsOf(originIdRequest(service), anOriginIdApplicant(), today)).toEqual(documents)
  })

  test.each(['child', 'renewal', 'damaged', 'lost', 'correction'] as const)(
    'an Origin ID of a child requires the documents of a child for every service: %s',
    (service) => {
      const request = originIdRequest(service)
      const adult = documentsOf(request, born('1990-05-12'), today)
      const of = (document: string) => [...adult.slice(0, -1), 'birthCertificate', document, 'photo']
      expect(documentsOf(request, born('2016-05-12'), today)).toEqual(of('parentId'))
      expect(documentsOf(request, born('2016-05-12', true), today)).toEqual(of('guardianshipPaper'))
    },
  )

  test('R7: an Origin ID requires the documents of a child until the eighteenth birthday, on the day of submission', () => {
    const request = originIdRequest('renewal')
    expect(documentsOf(request, born('2008-02-29'), isoDate('2026-02-28'))).toContain('parentId')
    expect(documentsOf(request, born('2008-02-29'), isoDate('2026-03-01'))).not.toContain('parentId')
  })

  test('the day of submission decides: a later birthday changes no list', () => {
    const turning18 = anApplicant({ personal: aPersonalDetail({ birthDate: isoDate('2008-11-22') }) })
    const request = { requestType: 'new', mode: 'normal' } as const
    expect(documentsOf(request, turning18, today)).toEqual(['birthCertificate', 'parentId'])
    expect(documentsOf(request, turning18, isoDate('2026-11-22'))).toEqual(['kebeleId', 'birthCertificate'])
  })

  test('B23: a service that requires a visa requires its copy', () => {
    const services = originIdServiceNames.filter((service) => requiresField(service, 'visaNumber'))
    expect(services.length).toBeGreaterThan(0)
    for (const service of services)
      expect(documentsOf(originIdRequest(service), anOriginIdApplicant(), today)).toContain('entryVisa')
  })
})
