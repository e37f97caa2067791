import { expect, test } from 'vitest'
import { checkWith, issuesOf } from '../issues/result.ts'
import { aCompleteApplicantDraft, aFamilyMember, anApplicant, anOldPassport } from '../testing/applicants.ts'
import { sampleToday as today } from '../testing/requests.ts'
import { Applicant, checkApplicant, toApplicant } from './applicant.ts'

const rules = { today, requestType: 'new' } as const

test('a complete draft becomes the applicant it describes', () => {
  const draft = aCompleteApplicantDraft({
    family: [{ relationId: '1', firstName: 'Almaz', grandfatherName: 'Tesfaye' }],
  })
  expect(toApplicant(draft, rules)).toEqual({ ok: true, value: anApplicant({ family: [aFamilyMember()] }) })
})

test('reports the issues of every part', () => {
  const draft = { personal: {}, address: {}, family: [{}], passport: {}, attachments: {} }
  const fields = issuesOf(toApplicant(draft, rules)).map(({ field }) => field)
  expect(fields).toEqual(
    expect.arrayContaining(['personal.firstName', 'address.region', 'family.0.firstName', 'passport.passportPageId']),
  )
})

test.each([
  ['personal', { personal: {} }, 'personal.firstName'],
  ['address', { address: {} }, 'address.region'],
  ['family', { family: [{}] }, 'family.0.firstName'],
  ['passport', { passport: {} }, 'passport.passportPageId'],
  ['reason', { requestReason: 'x'.repeat(201) }, 'requestReason'],
])('one wrong part refuses the applicant: %s', (_, part, field) => {
  expect(issuesOf(checkApplicant({ ...anApplicant(), ...part }, rules))[0]?.field).toBe(field)
})

test('the service checks submitted data with the same rules', () => {
  expect(checkApplicant(anApplicant(), rules)).toEqual({ ok: true, value: anApplicant() })
  expect(checkApplicant(anApplicant({ passport: anOldPassport() }), { today, requestType: 'renewal' })).toEqual({
    ok: true,
    value: anApplicant({ passport: anOldPassport() }),
  })
})

test('A §5: an urgent applicant names a listed reason', () => {
  const urgent = { ...rules, mode: 'urgent' } as const
  expect(issuesOf(checkApplicant(anApplicant(), urgent))).toEqual([
    { field: 'requestReason', code: 'urgentReasonRequired' },
  ])
  expect(issuesOf(checkApplicant(anApplicant({ requestReason: 'holiday' }), urgent))).toHaveLength(1)
  const ill = anApplicant({ requestReason: 'medicalLetter' })
  expect(checkApplicant(ill, urgent)).toEqual({ ok: true, value: ill })
})

test('a normal request keeps a reason in free words', () => {
  const applicant = anApplicant({ requestReason: 'Study abroad' })
  expect(checkApplicant(applicant, rules)).toEqual({ ok: true, value: applicant })
  const without = checkApplicant(anApplicant(), rules)
  expect(without.ok && 'requestReason' in without.value).toBe(false)
})

test('the field rules alone read every part of an applicant', () => {
  const applicant = anApplicant({ requestReason: 'Study abroad' })
  expect(checkWith(Applicant, applicant, '')).toEqual({ ok: true, value: applicant })
  expect(issuesOf(checkWith(Applicant, {}, '')).map(({ field }) => field)).toEqual([
    'personal',
    'address',
    'family',
    'passport',
  ])
})
