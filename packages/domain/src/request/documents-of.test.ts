import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { demandsField } from '../origin-id/origin-id-detail.ts'
import { originIdServiceNames, originIdServices } from '../services/origin-id-services.ts'
import { originIdDocuments } from '../services/service-documents.ts'
import { anApplicant, anOriginIdApplicant, aPersonalDetail, sampleToday as today } from '../testing/index.ts'
import { documentsOf } from './documents-of.ts'

test('a passport request asks by its own type and the applicant', () => {
  const request = { requestType: 'lost', mode: 'urgent' } as const
  expect(documentsOf(request, anApplicant(), today)).toEqual(['kebeleId', 'policeLetter', 'urgentEvidence'])
})

test.each(originIdServiceNames)('an Origin ID asks by its service: %s', (service) => {
  const { applicantType, ...entry } = originIdServices[service]
  const request = { ...entry, mode: 'normal', originIdApplicantType: applicantType } as const
  expect(documentsOf(request, anOriginIdApplicant(), today)).toEqual(originIdDocuments[service])
})

test('the day of submission decides: a birthday later changes no list', () => {
  const turning18 = anApplicant({ personal: aPersonalDetail({ birthDate: isoDate('2008-11-22') }) })
  const request = { requestType: 'new', mode: 'normal' } as const
  expect(documentsOf(request, turning18, today)).toEqual(['birthCertificate', 'parentId'])
  expect(documentsOf(request, turning18, isoDate('2026-11-22'))).toEqual(['kebeleId', 'birthCertificate'])
})

test('B23: a service that asks for a visa asks for its copy', () => {
  const services = originIdServiceNames.filter((service) => demandsField(service, 'visaNumber'))
  expect(services.length).toBeGreaterThan(0)
  for (const service of services) expect(originIdDocuments[service]).toContain('entryVisa')
})
