import { regularFees, urgentFees } from '@invea/domain/fees'
import { expect, test } from 'vitest'
import { feeRows } from '../payment/fee-rows.ts'
import { neededOriginDocuments, requirementServices, urgentServices } from './InformationParts.tsx'
import { neededDocuments } from './ServiceRow.tsx'

const lines = (...[service, mode]: Parameters<typeof neededDocuments>) =>
  neededDocuments(service, mode).map(({ type, when }) => (when ? `${type} (${when})` : type))

test.each([
  ['new', ['kebeleId', 'birthCertificate (below50)']],
  ['expired', ['oldPassportDataPage']],
  ['pageRunOut', ['oldPassportDataPage']],
  ['damaged', ['kebeleId', 'damagedPassportPages']],
  ['lost', ['kebeleId', 'policeLetter', 'courtLetter (correction)']],
  ['dataChange', ['oldPassportDataPage', 'courtLetter']],
  ['validReplacement', ['oldPassportDataPage', 'validityReason (shortValidity)', 'courtLetter (correction)']],
  ['under18', ['birthCertificate', 'parentId', 'guardianshipPaper (guardian)']],
] as const)('%s requires %s', (service, documents) => {
  expect(lines(service, 'normal')).toEqual(documents)
})

const ofChild = ['birthCertificate (under18)', 'parentId (under18)', 'guardianshipPaper (guardian)']

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
