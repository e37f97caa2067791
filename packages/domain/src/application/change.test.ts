import { expect, test } from 'vitest'
import { issuesOf } from '../issues/result.ts'
import { aCompleteApplicantDraft, anApplicant, anOldPassport } from '../testing/applicants.ts'
import { aCompleteOriginIdApplicantDraft, aCompleteOriginIdDraft, anOriginIdApplicant } from '../testing/index.ts'
import { aCompletePassportDraft, sampleToday as today } from '../testing/requests.ts'
import {
  checkAddedApplicants,
  checkAddedOriginIdApplicants,
  checkOriginIdChange,
  checkRequestChange,
  toAddedApplicants,
  toAddedOriginIdApplicants,
} from './change.ts'

const rules = { today, requestType: 'new' } as const
const person = aCompleteApplicantDraft()
const group = aCompletePassportDraft({
  party: 'group',
  groupSize: '2',
  submitted: { requestId: 7, confirmationNumber: 'SAMPLE' },
  applicants: [person, person],
})

test('A §7: AddPerson is checked like SubmitRequest, applicant by applicant', () => {
  expect(checkAddedApplicants([anApplicant()], rules)).toEqual({ ok: true, value: [anApplicant()] })
  expect(issuesOf(checkAddedApplicants([anApplicant(), { ...anApplicant(), address: {} }], rules))).toEqual([
    { field: 'applicants.1.address.region', code: 'required' },
    { field: 'applicants.1.address.city', code: 'required' },
  ])
  expect(checkAddedApplicants([anApplicant()], { ...rules, requestType: 'lost' }).ok).toBe(false)
})

test('A §4: a later applicant is added to the stored request', () => {
  expect(toAddedApplicants(group, 1, rules)).toEqual({
    ok: true,
    value: { requestId: 7, appointmentIds: [101], applicants: [anApplicant()] },
  })
  expect(toAddedApplicants({ ...group, appointment: {} }, 1, rules)).toMatchObject({ value: { appointmentIds: [] } })
})

test('A §4: a later applicant requires the first to be stored', () => {
  expect(toAddedApplicants({ ...group, submitted: undefined }, 1, rules)).toEqual({
    ok: false,
    error: [{ field: 'applicants.0', code: 'firstApplicantFirst' }],
  })
})

test('a later applicant is checked for the type and mode of the request', () => {
  expect(issuesOf(toAddedApplicants({ ...group, requestType: 'lost' }, 1, rules))).toHaveLength(3)
  expect(toAddedApplicants({ ...group, requestType: undefined }, 1, rules).ok).toBe(false)
  expect(issuesOf(toAddedApplicants({ ...group, urgentDays: 2 }, 1, rules))).toEqual([
    { field: 'requestReason', code: 'urgentReasonRequired' },
  ])
  const urgent = toAddedApplicants({ ...group, urgentDays: 2, urgentReason: 'invitation' }, 1, rules)
  expect(urgent).toMatchObject({ ok: true, value: { applicants: [{ requestReason: 'invitation' }] } })
})

test('B §3: a change is checked for the type of the request', () => {
  const change = { requestId: 7, version: 2, mode: 'normal', requestType: 'lost' } as const
  const lost = anApplicant({ passport: anOldPassport() })
  const good = { ...change, applicants: [{ personId: 3, applicant: lost }] }
  expect(checkRequestChange(good, { today })).toEqual({ ok: true, value: good })
  expect(
    issuesOf(checkRequestChange({ ...change, applicants: [{ personId: 3, applicant: anApplicant() }] }, { today })),
  ).toEqual([
    { field: 'applicants.0.passport.passportNumber', code: 'passportNumberRequired' },
    { field: 'applicants.0.passport.issueDate', code: 'issueDateRequired' },
    { field: 'applicants.0.passport.expirationDate', code: 'expirationDateRequired' },
  ])
})

const originIdRules = { today: today, service: 'new' } as const
const originIdPerson = aCompleteOriginIdApplicantDraft()
const originIdGroup = aCompleteOriginIdDraft({
  party: 'group',
  groupSize: '2',
  submitted: { requestId: 7, confirmationNumber: 'SAMPLE' },
  applicants: [originIdPerson, originIdPerson],
})

test('A §7: AddPerson is checked like SubmitRequest, for the service of the request', () => {
  expect(checkAddedOriginIdApplicants([anOriginIdApplicant()], originIdRules)).toEqual({
    ok: true,
    value: [anOriginIdApplicant()],
  })
  const added = [anOriginIdApplicant(), { ...anOriginIdApplicant(), address: {} }]
  expect(issuesOf(checkAddedOriginIdApplicants(added, originIdRules)).map(({ field }) => field)).toEqual([
    'applicants.1.address.region',
    'applicants.1.address.city',
  ])
  expect(checkAddedOriginIdApplicants([anOriginIdApplicant()], { ...originIdRules, service: 'lost' }).ok).toBe(false)
})

test('A §4: a later applicant is added to the stored request', () => {
  expect(toAddedOriginIdApplicants(originIdGroup, 1, originIdRules)).toEqual({
    ok: true,
    value: { requestId: 7, appointmentIds: [101], applicants: [anOriginIdApplicant()] },
  })
  expect(toAddedOriginIdApplicants({ ...originIdGroup, appointment: {} }, 1, originIdRules)).toMatchObject({
    value: { appointmentIds: [] },
  })
  expect(issuesOf(toAddedOriginIdApplicants(originIdGroup, 2, originIdRules))[0]?.field).toBe('personal.firstName')
})

test('A §4: a later applicant requires the first to be stored, and a chosen service', () => {
  expect(issuesOf(toAddedOriginIdApplicants({ ...originIdGroup, submitted: undefined }, 1, originIdRules))).toEqual([
    { field: 'applicants.0', code: 'firstApplicantFirst' },
  ])
  expect(issuesOf(toAddedOriginIdApplicants({ ...originIdGroup, service: undefined }, 1, originIdRules))).toEqual([
    { field: 'service', code: 'required' },
  ])
})

test('B §3: a change is checked for the service of the request', () => {
  const applicants = [{ personId: 3, applicant: anOriginIdApplicant() }]
  const change = { requestId: 7, version: 2, mode: 'normal', requestType: 'new', applicants } as const
  expect(checkOriginIdChange(change, originIdRules)).toEqual({ ok: true, value: change })
  expect(issuesOf(checkOriginIdChange(change, { ...originIdRules, service: 'renewal' }))).toEqual([
    { field: 'applicants.0.originId.originIdNumber', code: 'required' },
  ])
})
