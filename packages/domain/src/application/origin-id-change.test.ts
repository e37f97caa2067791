import { expect, test } from 'vitest'
import { issuesOf } from '../issues/result.ts'
import {
  aCompleteOriginIdApplicantDraft,
  aCompleteOriginIdDraft,
  anOriginIdApplicant,
  sampleToday as today,
} from '../testing/index.ts'
import { checkAddedOriginIdApplicants, checkOriginIdChange, toAddedOriginIdApplicants } from './origin-id-change.ts'

const rules = { today, service: 'new' } as const
const person = aCompleteOriginIdApplicantDraft()
const group = aCompleteOriginIdDraft({
  party: 'group',
  groupSize: '2',
  submitted: { requestId: 7, confirmationNumber: 'SAMPLE' },
  applicants: [person, person],
})

test('A §7: AddPerson is judged like SubmitRequest, for the service of the request', () => {
  expect(checkAddedOriginIdApplicants([anOriginIdApplicant()], rules)).toEqual({
    ok: true,
    value: [anOriginIdApplicant()],
  })
  const added = [anOriginIdApplicant(), { ...anOriginIdApplicant(), address: {} }]
  expect(issuesOf(checkAddedOriginIdApplicants(added, rules)).map(({ field }) => field)).toEqual([
    'applicants.1.address.region',
    'applicants.1.address.city',
  ])
  expect(checkAddedOriginIdApplicants([anOriginIdApplicant()], { ...rules, service: 'lost' }).ok).toBe(false)
})

test('A §4: a later applicant joins the stored request', () => {
  expect(toAddedOriginIdApplicants(group, 1, rules)).toEqual({
    ok: true,
    value: { requestId: 7, appointmentIds: [101], applicants: [anOriginIdApplicant()] },
  })
  expect(toAddedOriginIdApplicants({ ...group, appointment: {} }, 1, rules)).toMatchObject({
    value: { appointmentIds: [] },
  })
  expect(issuesOf(toAddedOriginIdApplicants(group, 2, rules))[0]?.field).toBe('personal.firstName')
})

test('A §4: a later applicant waits for the first, and for the choice of a service', () => {
  expect(issuesOf(toAddedOriginIdApplicants({ ...group, submitted: undefined }, 1, rules))).toEqual([
    { field: 'applicants.0', code: 'firstApplicantFirst' },
  ])
  expect(issuesOf(toAddedOriginIdApplicants({ ...group, service: undefined }, 1, rules))).toEqual([
    { field: 'service', code: 'required' },
  ])
})

test('B §3: a change is judged for the service the request is for', () => {
  const applicants = [{ personId: 3, applicant: anOriginIdApplicant() }]
  const change = { requestId: 7, version: 2, mode: 'normal', requestType: 'new', applicants } as const
  expect(checkOriginIdChange(change, rules)).toEqual({ ok: true, value: change })
  expect(issuesOf(checkOriginIdChange(change, { ...rules, service: 'renewal' }))).toEqual([
    { field: 'applicants.0.originId.originIdNumber', code: 'required' },
  ])
})
