import { expect, test } from 'vitest'
import { emptyPassportDraft, type PassportDraft } from '../drafts/request-draft.ts'
import type { UrgentDays } from '../model/choices.ts'
import * as testing from '../testing/index.ts'
import { issues, known, member, shown, words } from '../testing/journey-answers.ts'
import { blockingIssues, furthestOpen, nextStep, openSteps } from './journey.ts'
import { urgentPassport } from './urgent-passport.ts'

const facts = testing.someFacts()
const later = '2026-11-21T08:30:00.000Z'

const urgent = (changes: Partial<PassportDraft> = {}): PassportDraft =>
  testing.aCompletePassportDraft({
    urgentDays: 2,
    urgentReason: 'medicalLetter',
    urgencyHumanUntil: later,
    appointment: { date: '2026-12-01', hold: testing.aHold({ urgentDays: 2, slot: undefined }) },
    ...changes,
  })

test('A §6: the urgent flow starts with the sign-in, and only without a signed-in member', () => {
  expect(shown(urgentPassport, urgent(), facts)[0]).toBe('sign-in')
  expect(furthestOpen(urgentPassport, urgent(), facts)).toBe('sign-in')
  expect(shown(urgentPassport, urgent())).not.toContain('sign-in')
})

test('D14: an urgent draft continues at its step after a new sign-in', () => {
  expect(furthestOpen(urgentPassport, urgent(), member)).toBe('passport-info')
})

test('A §2: urgent type, site, date, personal information, summary', () => {
  expect(shown(urgentPassport, urgent())).toEqual([
    'applicants-count',
    'appointment-type',
    'urgent-type',
    'site',
    'urgent-date',
    'personal-detail',
    'address',
    'family',
    'passport-info',
    'attachments',
    'summary',
    'confirmation',
  ])
})

test('A §2: in the urgent stepper an individual skips the number of applicants', () => {
  const start = { ...emptyPassportDraft(), agreed: true }
  expect(nextStep(urgentPassport, 'applicants-count', { ...start, party: 'individual' }, member)).toBe(
    'appointment-type',
  )
  expect(nextStep(urgentPassport, 'applicants-count', { ...start, party: 'group' }, member)).toBe('group-size')
})

test('A §2: in the urgent stepper only a renewal has the reason step', () => {
  expect(nextStep(urgentPassport, 'appointment-type', urgent({ requestType: 'renewal' }), member)).toBe(
    'replacement-reason',
  )
  for (const requestType of ['new', 'lost', 'correction'] as const) {
    expect(nextStep(urgentPassport, 'appointment-type', urgent({ requestType }), member)).toBe('urgent-type')
  }
})

test('D35: the reason step of the urgent form comes before the days, so that it names the fees of both', () => {
  const old = { passportNumber: 'EP0000001', issueDate: '01/10/2015', expirationDate: '01/09/2020' }
  const fees = (urgentDays?: UrgentDays) => {
    const draft = urgent({
      requestType: 'renewal',
      replacement: { reason: 'validReplacement' },
      urgentDays,
      applicants: [testing.aCompleteApplicantDraft({ passport: old })],
    })
    return blockingIssues(urgentPassport, 'replacement-reason', draft, member).map(({ params }) => params)
  }
  expect(fees()).toEqual([{ expired: '20,000–25,000' }])
  expect(fees(5)).toEqual([{ expired: '20,000' }])
})

test('A §5: urgent type, reason and captcha', () => {
  const open = urgent({ appointment: {} })
  expect(issues(urgentPassport, 'urgent-type', { ...open, urgentDays: undefined, urgentReason: undefined })).toEqual([
    'urgentDays: urgentTypeRequired',
    'urgentReason: urgentReasonRequired',
  ])
  expect(issues(urgentPassport, 'urgent-type', open)).toEqual([])
  expect(issues(urgentPassport, 'urgent-type', { ...open, urgencyHumanUntil: facts.now })).toEqual([
    'urgentCaptcha: captchaRequired',
  ])
  expect(issues(urgentPassport, 'urgent-type', urgent({ urgencyHumanUntil: undefined }))).toEqual([])
})

test('A §1: the urgent service is given only at the main office', () => {
  const office = {
    id: 2,
    name: words,
    address: words,
    phone: '',
    fax: '',
    main: false,
    processingDays: 15,
    today: testing.sampleToday,
    deliverySites: [],
  }
  expect(issues(urgentPassport, 'site', urgent(), known({ office }))).toEqual(['site.officeId: mainOfficeOnly'])
  expect(issues(urgentPassport, 'site', urgent(), known({ office: { ...office, main: true } }))).toEqual([])
  expect(issues(urgentPassport, 'site', urgent({ site: {}, appointment: {} }))).toHaveLength(5)
})

test('B §4: the urgent mode has no time slots and only a date, for every type', () => {
  for (const requestType of ['new', 'lost'] as const) {
    expect(shown(urgentPassport, urgent({ requestType }))).toContain('urgent-date')
  }
  expect(issues(urgentPassport, 'urgent-date', urgent({ appointment: {} }))).toEqual(['appointment.date: dateRequired'])
  expect(issues(urgentPassport, 'urgent-date', urgent())).toEqual([])
  const restriction = { officeId: 1, minDays: 20, maxDays: 30 }
  expect(issues(urgentPassport, 'urgent-date', urgent(), known({ restriction }))).toHaveLength(1)
})

test('a change of the urgent days requires another slot', () => {
  expect(furthestOpen(urgentPassport, urgent({ urgentDays: 5 }), member)).toBe('urgent-date')
})

const reviewed = urgent({
  submitted: { requestId: 1, confirmationNumber: 'SAMPLE' },
  applicants: [testing.aCompleteApplicantDraft({ requestPersonId: 11, attachments: { stored: [3] } })],
  summary: { agreed: true, confirmed: true },
})

test('D27: after the summary an urgent request waits for the agency', () => {
  expect(openSteps(urgentPassport, reviewed, known()).map(({ id }) => id)).toEqual(['confirmation'])
  expect(shown(urgentPassport, reviewed, known({ requestStatus: 'underReview' }))).not.toContain('payment')
})

test('D27: payment is shown once the request is UrgentApproved', () => {
  for (const requestStatus of ['urgentApproved', 'awaitingPayment'] as const) {
    expect(furthestOpen(urgentPassport, reviewed, known({ requestStatus }))).toBe('payment')
  }
})

test('submitting an urgent request closes the steps before its applicants', () => {
  const { summary: _, ...open } = reviewed
  expect(openSteps(urgentPassport, { ...open, summary: {} }, known()).map(({ id }) => id)).toEqual([
    'attachments',
    'summary',
  ])
})
