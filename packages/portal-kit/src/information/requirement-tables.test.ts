import { isoDate, requiredDocuments } from '@invea/domain'
import type { DocumentCase } from '@invea/domain/attachments'
import { isUnder18 } from '@invea/domain/calendar'
import { regularFees, urgentFees } from '@invea/domain/fees'
import { passportServices } from '@invea/domain/services'
import { expect, test } from 'vitest'
import { chargedRows, feeRows } from '../payment/fee-rows.ts'
import { neededOriginDocuments, requirementServices, urgentServices } from './InformationParts.tsx'
import { neededDocuments } from './ServiceRow.tsx'
import { pricedCases } from './ServicesScreen.tsx'

const lines = (...[service, mode]: Parameters<typeof neededDocuments>) =>
  neededDocuments(service, mode).map(({ type, when }) => (when ? `${type} (${when})` : type))

const ofChild = ['birthCertificate (under18)', 'parentId (under18)', 'guardianshipPaper (guardian)']

test.each([
  ['new', ['kebeleId', 'birthCertificate (below50)']],
  ['expired', ['oldPassportDataPage', 'courtLetter (correction)', ...ofChild]],
  ['pageRunOut', ['oldPassportDataPage', 'courtLetter (correction)', ...ofChild]],
  ['damaged', ['kebeleId (adult)', 'damagedPassportPages', 'courtLetter (correction)', ...ofChild]],
  ['lost', ['kebeleId (adult)', 'policeLetter', 'courtLetter (correction)', ...ofChild]],
  ['dataChange', ['oldPassportDataPage', 'courtLetter', ...ofChild]],
  [
    'validReplacement',
    ['oldPassportDataPage', 'validityReason (shortValidity)', 'courtLetter (correction)', ...ofChild],
  ],
  ['under18', ['birthCertificate', 'parentId', 'guardianshipPaper (guardian)']],
] as const)('%s requires %s', (service, documents) => {
  expect(lines(service, 'normal')).toEqual(documents)
})

test.each([
  ['new', ['foreignPassport', 'entryVisa', 'originProof', 'photo']],
  ['renewal', ['foreignPassport', 'oldOriginId', 'photo', ...ofChild]],
  ['lost', ['foreignPassport', 'policeLetter', 'photo', ...ofChild]],
  ['bySpouse', ['foreignPassport', 'entryVisa', 'marriageCertificate', 'spouseOriginId', 'photo']],
  ['child', ['foreignPassport', 'entryVisa', 'birthCertificate', 'parentId', 'photo', 'guardianshipPaper (guardian)']],
] as const)('the Origin ID service %s requires %s', (service, documents) => {
  const listed = neededOriginDocuments(service).map(({ type, when }) => (when ? `${type} (${when})` : type))
  expect(listed).toEqual(documents)
})

/** Every case of the form for a service: an adult or a child, with a guardian, corrected details or a short validity. */
const formCases = (service: keyof typeof feeRows) => {
  const { requestType, replacementReason }: Partial<DocumentCase> = passportServices[service]
  const today = isoDate('2026-01-01')
  const cases = ['1960-01-01', '1990-01-01', '2018-01-01'].flatMap((birthDate) =>
    [true, false].flatMap((adopted) =>
      [true, false].map((ticked) => ({
        birthDate: isoDate(birthDate),
        adopted,
        correction: ticked && requestType !== 'new',
      })),
    ),
  )
  return cases
    .filter(({ birthDate }) => requestType !== 'new' || isUnder18(birthDate, today) === (service === 'under18'))
    .map((one) => ({ ...one, requestType, replacementReason, expirationDate: isoDate('2027-01-01'), mode: 'normal' }))
    .map((one) => requiredDocuments(one as DocumentCase, today))
}

test('A §5: the form asks for no document that its service does not name', () => {
  for (const service of requirementServices) {
    const named = neededDocuments(service, 'normal').map(({ type }) => type)
    expect([service, formCases(service).flatMap((asked) => asked.filter((type) => !named.includes(type)))]).toEqual([
      service,
      [],
    ])
  }
})

test('R1: a renewal names the fee that its form charges for changed details', () => {
  const regular = (service: Parameters<typeof chargedRows>[0]) => chargedRows(service).map((row) => row.regular)
  expect((['new', 'expired', 'pageRunOut', 'damaged', 'lost', 'dataChange'] as const).map(regular)).toEqual([
    [5000],
    [5000, 12_500],
    [5000, 12_500],
    [13_000, 20_500],
    [13_000, 20_500],
    [12_500, 20_500],
  ])
})

test('R1, D17: the table of /service has those fees too', () => {
  const of = (service: string) => pricedCases.filter((row) => row.service === service).map(({ regular }) => regular)
  expect((['new', 'expired', 'pageRunOut', 'damaged'] as const).map(of)).toEqual([
    [5000],
    [5000, 12_500],
    [5000, 12_500],
    [13_000, 20_500],
  ])
})

test('A §5: an urgent application requires the same documents and the evidence of urgency', () => {
  for (const service of urgentServices) {
    const urgent = lines(service, 'urgent')
    expect(urgent.filter((line) => line !== 'urgentEvidence')).toEqual(lines(service, 'normal'))
    expect(urgent).toContain('urgentEvidence')
  }
})

test('B §9: the regular fees of the requirement pages', () => {
  const printed = Object.fromEntries(
    requirementServices.map((service) => [service, feeRows[service].map(({ regular }) => regular)]),
  )
  expect(printed).toEqual({
    new: [5000],
    expired: [5000],
    pageRunOut: [5000],
    damaged: [13000],
    lost: [13000, 20500],
    dataChange: [12500, 20500],
    validReplacement: [13000, 20500],
    under18: [5000],
  })
  const all = new Set(Object.values(feeRows).flatMap((rows) => rows.map(({ regular }) => regular)))
  expect(all).toEqual(new Set(Object.values(regularFees)))
})

test('B §9: the urgent fees of the guide, the one printed exception included', () => {
  const printed = urgentServices.flatMap((service) => feeRows[service].map(({ urgent }) => [urgent[2], urgent[5]]))
  expect(printed).toEqual([
    [25000, 20000],
    [25000, 20000],
    [25000, 20000],
    [33000, 28000],
    [33000, 28000],
    [40500, 35500],
    [32500, 25500],
    [40500, 35500],
    [25000, 20000],
  ])
  const tables = Object.values(urgentFees).flatMap((byDays) => Object.values(byDays))
  expect(new Set(printed.flat())).toEqual(new Set(tables))
})
