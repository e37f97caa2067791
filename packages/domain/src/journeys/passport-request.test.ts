import { expect, expectTypeOf, test } from 'vitest'
import { emptyPassportDraft, type PassportDraft } from '../drafts/request-draft.ts'
import { aCompleteApplicantDraft } from '../testing/applicants.ts'
import { aCompletePassportDraft, aHold, someFacts } from '../testing/requests.ts'
import {
  blockingIssues,
  canOpen,
  furthestOpen,
  nextStep,
  openSteps,
  previousStep,
  type StepId,
  stepStates,
  visibleSteps,
} from './journey.ts'
import { passportRequest } from './passport-request.ts'

const facts = someFacts()
const start = { ...emptyPassportDraft(), agreed: true }
const shown = (draft: PassportDraft) => visibleSteps(passportRequest, draft, facts).map(({ id }) => id)
const issues = (id: StepId<typeof passportRequest>, draft: PassportDraft) =>
  blockingIssues(passportRequest, id, draft, facts).map(({ code }) => code)
const words = { en: 'x', am: 'x', om: 'x', ti: 'x' }

const submitted = (changes: Partial<PassportDraft> = {}) =>
  aCompletePassportDraft({
    submitted: { requestId: 1, confirmationNumber: 'SAMPLE' },
    applicants: [aCompleteApplicantDraft({ requestPersonId: 11 })],
    ...changes,
  })
const withAttachments = (changes: Partial<PassportDraft> = {}) =>
  submitted({
    applicants: [aCompleteApplicantDraft({ requestPersonId: 11, attachments: { stored: [3] } })],
    ...changes,
  })
const known = someFacts({ required: { 11: [{ attachmentTypeId: 3, name: words }] } })

test('A §2 step 1: the start buttons are usable only after the agreement is ticked', () => {
  expect(issues('applicants-count', emptyPassportDraft())).toEqual(['agreement', 'required'])
  expect(issues('applicants-count', { ...start, party: 'individual' })).toEqual([])
})

test('A §2 step 1: individual skips step 2', () => {
  const next = (party: PassportDraft['party']) =>
    nextStep(passportRequest, 'applicants-count', { ...start, party }, facts)
  expect([next('individual'), next('group')]).toEqual(['appointment-type', 'group-size'])
})

test('A §2 step 2: a group requires its number of applicants', () => {
  expect(issues('group-size', { ...start, party: 'group' })).toEqual(['groupSize'])
  expect(issues('group-size', { ...start, party: 'group', groupSize: '5' })).toEqual([])
})

test('A §2 step 3: back returns two steps when the individual path was used, otherwise one', () => {
  const previous = (changes: Partial<PassportDraft>) =>
    previousStep(passportRequest, 'appointment-type', { ...start, ...changes }, facts)
  expect(previous({ party: 'individual' })).toBe('applicants-count')
  expect(previous({ party: 'group', groupSize: '2' })).toBe('group-size')
})

test('A §2 step 3: requires a type', () => {
  expect(issues('appointment-type', start)).toEqual(['required'])
  expect(issues('appointment-type', { ...start, requestType: 'unknown' })).toEqual(['required'])
  expect(issues('appointment-type', { ...start, requestType: 'lost' })).toEqual([])
})

test('A §2 step 4: the replacement reason is a step of the renew/replacement flow only', () => {
  expect(shown({ ...start, requestType: 'renewal' })).toContain('replacement-reason')
  for (const requestType of ['new', 'lost', 'correction'] as const) {
    expect(shown({ ...start, requestType })).not.toContain('replacement-reason')
  }
  const inputs = ['passportNumberRequired', 'issueDateRequired', 'expirationDateRequired']
  expect(issues('replacement-reason', { ...start, requestType: 'renewal' })).toEqual(['required', ...inputs])
  expect(issues('replacement-reason', { ...start, replacement: { reason: 'damaged' } })).toEqual(inputs)
})

test('A §2: only New has a calendar; the other types get an estimate', () => {
  expect(shown({ ...start, requestType: 'new' })).toContain('date-time')
  expect(shown({ ...start, requestType: 'new' })).not.toContain('delivery-estimate')
  for (const requestType of ['renewal', 'lost', 'correction'] as const) {
    expect(shown({ ...start, requestType })).toContain('delivery-estimate')
    expect(shown({ ...start, requestType })).not.toContain('date-time')
  }
  expect(shown(start)).not.toContain('delivery-estimate')
})

test('a New request of an individual has calendar, applicant, summary, payment and confirmation', () => {
  expect(shown({ ...start, party: 'individual', requestType: 'new' })).toEqual([
    'applicants-count',
    'appointment-type',
    'site',
    'date-time',
    'personal-detail',
    'address',
    'family',
    'passport-info',
    'attachments',
    'summary',
    'payment',
    'confirmation',
  ])
})

test('A §2 stage 4: a group has one step for all applicants', () => {
  expect(shown({ ...start, party: 'group', groupSize: '2', requestType: 'lost' })).toEqual([
    'applicants-count',
    'group-size',
    'appointment-type',
    'site',
    'delivery-estimate',
    'group-applicants',
    'summary',
    'payment',
    'confirmation',
  ])
})

test('checks the site for the chosen type', () => {
  const { site } = aCompletePassportDraft()
  const noDelivery = { ...site, deliverySiteId: '' }
  expect(issues('site', { ...start, requestType: 'new', site: noDelivery })).toEqual(['deliverySiteRequired'])
  expect(issues('site', { ...start, requestType: 'lost', site: noDelivery })).toEqual([])
})

test('a captcha that expires after a slot was held reopens no step, even when the hold has ended', () => {
  const draft = aCompletePassportDraft()
  const late = { ...draft, site: { ...draft.site, humanUntil: facts.now } }
  expect(issues('site', late)).toEqual([])
  const ended = someFacts({ now: '2026-11-22T08:21:00.000Z' })
  expect(blockingIssues(passportRequest, 'site', late, ended)).toEqual([])
  expect(issues('site', { ...late, appointment: {} })).toEqual(['captchaRequired'])
})

test('A §5: requires a date and a time in the office’s booking window', () => {
  expect(issues('date-time', start)).toEqual(['dateAndTimeRequired'])
  const restricted = someFacts({ restriction: { officeId: 1, minDays: 20, maxDays: 45 } })
  expect(blockingIssues(passportRequest, 'date-time', aCompletePassportDraft(), restricted)).toHaveLength(1)
})

test('an expired hold reopens only the date step', () => {
  const draft = aCompletePassportDraft()
  const late = someFacts({ now: '2026-11-21T08:21:00.000Z' })
  expect(furthestOpen(passportRequest, draft, facts)).toBe('passport-info')
  expect(furthestOpen(passportRequest, draft, late)).toBe('date-time')
})

test('an estimated date holds its slot in the same way', () => {
  const draft = aCompletePassportDraft({ requestType: 'lost', appointment: {} })
  expect(furthestOpen(passportRequest, draft, facts)).toBe('delivery-estimate')
  const held = { ...draft, appointment: { hold: aHold({ requestType: 'lost' }) } }
  expect(furthestOpen(passportRequest, held, facts)).toBe('passport-info')
})

test('A §4: after a successful submit the attachment step is open, for every type', () => {
  expect(furthestOpen(passportRequest, submitted(), facts)).toBe('attachments')
  const lost = submitted({ requestType: 'lost' })
  expect(nextStep(passportRequest, 'passport-info', lost, facts)).toBe('attachments')
  expect(furthestOpen(passportRequest, lost, facts)).toBe('attachments')
})

test('submitted steps are closed and stay passed', () => {
  const late = someFacts({ now: '2027-11-21T08:00:00.000Z' })
  expect(previousStep(passportRequest, 'attachments', submitted(), late)).toBeUndefined()
  expect(openSteps(passportRequest, submitted(), late).map(({ id }) => id)).toEqual(['attachments'])
  expect(canOpen(passportRequest, 'personal-detail', submitted(), late)).toBe(false)
})

test('submitting the first applicant of a group closes type, site and slot', () => {
  const person = aCompleteApplicantDraft()
  const group = submitted({
    party: 'group',
    groupSize: '2',
    appointment: {},
    applicants: [{ ...person, requestPersonId: 11 }, person],
  })
  expect(openSteps(passportRequest, group, facts).map(({ id }) => id)).toEqual(['group-applicants'])
})

test('a group continues when every applicant’s journey is complete', () => {
  const stored = (requestPersonId: number) => aCompleteApplicantDraft({ requestPersonId, attachments: { stored: [3] } })
  const group = (second: number) =>
    submitted({ party: 'group', groupSize: '2', applicants: [stored(11), stored(second)] })
  const required = [{ attachmentTypeId: 3, name: words }]
  const both = someFacts({ required: { 11: required, 12: required } })
  expect(furthestOpen(passportRequest, group(12), both)).toBe('summary')
  expect(furthestOpen(passportRequest, group(13), both)).toBe('group-applicants')
})

test('A §4: the summary follows once the attachments are stored', () => {
  expect(furthestOpen(passportRequest, withAttachments(), known)).toBe('summary')
  expect(issues('summary', withAttachments())).toEqual(['confirmRequired'])
})

test('D27: confirming the summary opens the payment and closes the summary', () => {
  const confirmed = withAttachments({ summary: { agreed: true, confirmed: true } })
  expect(furthestOpen(passportRequest, withAttachments({ summary: { agreed: true } }), known)).toBe('summary')
  expect(openSteps(passportRequest, confirmed, known).map(({ id }) => id)).toEqual(['payment'])
  expect(issues('payment', confirmed)).toEqual(['paymentOptionRequired', 'termsRequired'])
})

test('an order opens the confirmation; an expired order reopens the payment', () => {
  const payment = { optionId: '1', agreed: true, orderId: 'SAMPLE', orderExpiresAt: '2026-11-21T11:00:00.000Z' }
  const ordered = withAttachments({ summary: { agreed: true, confirmed: true }, payment })
  expect(furthestOpen(passportRequest, ordered, known)).toBe('confirmation')
  const late = { ...known, now: '2026-11-21T11:00:00.000Z' }
  expect(furthestOpen(passportRequest, ordered, late)).toBe('payment')
  expect(furthestOpen(passportRequest, { ...ordered, payment: { ...payment, paid: true } }, late)).toBe('confirmation')
})

test('A §2: a stage is disabled until the earlier one is completed, and checked once it is', () => {
  const states = stepStates(passportRequest, 'site', { ...start, party: 'individual', requestType: 'new' }, facts)
  expect(states.map(({ id, state }) => `${id} ${state}`).slice(0, 4)).toEqual([
    'applicants-count done',
    'appointment-type done',
    'site current',
    'date-time locked',
  ])
})

test('each command belongs to its step', () => {
  expect(passportRequest.steps.flatMap(({ id, command }) => (command ? [[id, command]] : []))).toEqual([
    ['date-time', 'holdSlot'],
    ['delivery-estimate', 'holdSlot'],
    ['passport-info', 'submitApplicant'],
    ['attachments', 'uploadAttachments'],
    ['summary', 'confirmSummary'],
    ['payment', 'orderPayment'],
  ])
})

test('the step ids of the request are one union', () => {
  expectTypeOf<'applicants-count' | 'group-applicants' | 'confirmation'>().toExtend<StepId<typeof passportRequest>>()
  expectTypeOf<'nowhere'>().not.toExtend<StepId<typeof passportRequest>>()
})
