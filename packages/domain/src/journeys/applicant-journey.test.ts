import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { aCompleteApplicantDraft } from '../testing/applicants.ts'
import { aCompletePassportDraft, sampleNow, someFacts } from '../testing/requests.ts'
import { applicantJourney, type PassportApplicantInRequest, passportApplicantInRequest } from './applicant-journey.ts'
import { blockingIssues, furthestOpen, isComplete, nextStep, previousStep, type StepId } from './journey.ts'
import type { Facts } from './start-steps.ts'

const facts = someFacts()
const state = (changes: Partial<PassportApplicantInRequest> = {}): PassportApplicantInRequest => ({
  applicant: aCompleteApplicantDraft({ passport: { passportPageId: '1', humanUntil: '2026-11-21T09:00:00.000Z' } }),
  requestType: 'new',
  requestId: undefined,
  number: 1,
  ...changes,
})
const empty = state({ applicant: { personal: {}, address: {}, family: [], passport: {}, attachments: {} } })
const codes = (id: StepId<typeof applicantJourney>, at = empty) =>
  blockingIssues(applicantJourney, id, at, facts).map(({ code }) => code)
const required = [{ attachmentTypeId: 3, name: { en: 'x', am: 'x', om: 'x', ti: 'x' } }]

test('A §2: Personal Detail, Address, Family, Passport info, Attachment', () => {
  expect(applicantJourney.steps.map(({ id }) => id)).toEqual([
    'personal-detail',
    'address',
    'family',
    'passport-info',
    'attachments',
  ])
})

test('A §4: Next on steps 0, 1 and 3 proceeds only if that step validates, and other steps proceed freely', () => {
  expect(codes('personal-detail')).toHaveLength(12)
  expect(codes('address')).toEqual(['required', 'required'])
  expect(codes('family')).toEqual([])
  expect(codes('passport-info')).toEqual(['passportPageRequired', 'captchaRequired'])
  expect(codes('attachments')).toEqual([])
})

test('A §4: Back is disabled on the first step', () => {
  expect(previousStep(applicantJourney, 'personal-detail', state(), facts)).toBeUndefined()
  expect(previousStep(applicantJourney, 'address', state(), facts)).toBe('personal-detail')
})

test('A §2: Submit is on the passport step, the one before attachments', () => {
  expect(applicantJourney.steps.find(({ command }) => command === 'submitApplicant')?.id).toBe('passport-info')
  expect(nextStep(applicantJourney, 'passport-info', state(), facts)).toBe('attachments')
})

test('A §5: the captcha of the passport step expires', () => {
  expect(codes('passport-info', state())).toEqual([])
  const late = state({
    applicant: aCompleteApplicantDraft({ passport: { passportPageId: '1', humanUntil: sampleNow } }),
  })
  expect(codes('passport-info', late)).toEqual(['captchaRequired'])
})

test('checks the passport step for the request’s type', () => {
  expect(codes('passport-info', state({ requestType: 'lost' }))).toContain('passportNumberRequired')
  expect(codes('passport-info', state({ requestType: undefined }))).toContain('passportNumberRequired')
})

test('A §4: Submit validates first, half a family member included', () => {
  const half = state()
  const applicant = { ...half.applicant, family: [{ firstName: 'Almaz' }] }
  expect(codes('passport-info', { ...half, applicant })).toEqual(['required', 'required'])
})

test('A §4: a later applicant waits until the first is saved', () => {
  expect(codes('passport-info', state({ number: 2 }))).toEqual(['firstApplicantFirst'])
  expect(codes('passport-info', state({ number: 2, requestId: 1 }))).toEqual([])
})

test('A §5: requires attachments once the service has listed them', () => {
  const stored = (attachments: object) =>
    state({ applicant: { ...state().applicant, requestPersonId: 11, attachments } })
  const known = someFacts({ required: { 11: required } })
  expect(furthestOpen(applicantJourney, stored({}), known)).toBe('attachments')
  expect(isComplete(applicantJourney, stored({}), known)).toBe(false)
  expect(isComplete(applicantJourney, stored({ stored: [3] }), known)).toBe(true)
  expect(isComplete(applicantJourney, stored({ stored: [3] }), facts)).toBe(false)
  expect(isComplete(applicantJourney, state(), known)).toBe(false)
  expect(blockingIssues(applicantJourney, 'attachments', stored({}), known)).toHaveLength(1)
})

test('the state of an applicant includes the needed parts of the request', () => {
  const draft = aCompletePassportDraft({ submitted: { requestId: 7, confirmationNumber: 'SAMPLE' } })
  expect(passportApplicantInRequest(draft, 0)).toEqual({
    applicant: draft.applicants[0],
    requestType: 'new',
    requestId: 7,
    number: 1,
  })
  expect(passportApplicantInRequest(draft, 3)).toMatchObject({ applicant: { personal: {} }, number: 4 })
})

test('D35: a later applicant who joins on another day is checked on the day of the submission, as the service does', () => {
  const expired = { passportNumber: 'EP1234567', issueDate: '11/22/2021', expirationDate: '11/22/2026' }
  const { applicant } = state()
  const later = state({
    applicant: { ...applicant, passport: { ...applicant.passport, ...expired } },
    requestType: 'renewal',
    replacementReason: 'expired',
    requestId: 12,
    number: 2,
  })
  const codesOn = (days: Partial<Facts>) =>
    blockingIssues(applicantJourney, 'passport-info', later, { ...facts, ...days }).map(({ code }) => code)
  const today = isoDate('2026-11-22')
  expect(codesOn({ today })).toEqual([])
  expect(codesOn({ today, submittedOn: isoDate('2026-11-21') })).toEqual(['passportNotExpired'])
})
