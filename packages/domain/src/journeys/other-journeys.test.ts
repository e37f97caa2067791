import { expect, expectTypeOf, test } from 'vitest'
import type { EditDraft } from '../drafts/edit-draft.ts'
import { editDraftOf } from '../drafts/edit-draft-of.ts'
import { emptyOriginIdDraft, emptyPassportDraft } from '../drafts/empty-drafts.ts'
import type { OriginIdDraft, PassportDraft } from '../drafts/request-draft.ts'
import { blockingIssues } from '../journey/blocking-issues.ts'
import { nextStep, previousStep } from '../journey/neighbours.ts'
import { furthestOpen, isComplete, openSteps } from '../journey/open-steps.ts'
import type { Journey, StepId } from '../journey/step.ts'
import { visibleSteps } from '../journey/visible-steps.ts'
import * as testing from '../testing/index.ts'
import { editOriginIdRequest, editRequest, editRequestAttachments } from './edit-request.ts'
import type { Facts } from './facts.ts'
import { originIdApplicantJourney, originIdWalk } from './origin-id-applicant.ts'
import { originIdRequest } from './origin-id-request.ts'
import { urgentPassport } from './urgent-passport.ts'

const facts = testing.someFacts()
const member = testing.someFacts({ signedIn: true })
const later = '2026-11-21T08:30:00.000Z'
const words = { en: 'x', am: 'x', om: 'x', ti: 'x' }
const known = (changes: Partial<Facts> = {}) =>
  testing.someFacts({ signedIn: true, required: { 11: [{ attachmentTypeId: 3, name: words }] }, ...changes })

const shown = <Draft, Id extends string>(journey: Journey<Draft, Facts, Id>, draft: Draft, at = member) =>
  visibleSteps(journey, draft, at).map(({ id }) => id)
const issues = <Draft, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  at: Facts = member,
) => blockingIssues(journey, id, draft, at).map(({ field, code }) => `${field}: ${code}`)

const urgent = (changes: Partial<PassportDraft> = {}): PassportDraft =>
  testing.aCompletePassportDraft({
    urgentDays: 2,
    urgentReason: 'medicalLetter',
    urgencyHumanUntil: later,
    appointment: { date: '2026-12-01', hold: testing.aHold({ urgentDays: 2, slot: undefined }) },
    ...changes,
  })

test('A §6: the urgent flow asks to sign in first, and only while nobody is', () => {
  expect(shown(urgentPassport, urgent(), facts)[0]).toBe('sign-in')
  expect(furthestOpen(urgentPassport, urgent(), facts)).toBe('sign-in')
  expect(shown(urgentPassport, urgent())).not.toContain('sign-in')
})

test('D14: an urgent draft goes on where it stood after signing in again', () => {
  expect(furthestOpen(urgentPassport, urgent(), member)).toBe('passport-info')
})

test('A §2: urgent type, site, date, personal information, summary', () => {
  expect(shown(urgentPassport, urgent())).toEqual([
    'party',
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

test('A §2: in the urgent stepper, too, individual skips the number of applicants', () => {
  const start = { ...emptyPassportDraft(), agreed: true }
  expect(nextStep(urgentPassport, 'party', { ...start, party: 'individual' }, member)).toBe('appointment-type')
  expect(nextStep(urgentPassport, 'party', { ...start, party: 'group' }, member)).toBe('group-size')
})

test('A §2: in the urgent stepper, too, only a renewal gives its reason, other types skip it', () => {
  expect(nextStep(urgentPassport, 'appointment-type', urgent({ requestType: 'renewal' }), member)).toBe(
    'replacement-reason',
  )
  for (const requestType of ['new', 'lost', 'correction'] as const) {
    expect(nextStep(urgentPassport, 'appointment-type', urgent({ requestType }), member)).toBe('urgent-type')
  }
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

test('other days ask for another place', () => {
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

test('a submitted urgent request is closed before its applicants', () => {
  const { summary: _, ...open } = reviewed
  expect(openSteps(urgentPassport, { ...open, summary: {} }, known()).map(({ id }) => id)).toEqual([
    'attachments',
    'summary',
  ])
})

const origin = testing.aCompleteOriginIdDraft
const stored = (changes: Partial<OriginIdDraft> = {}) =>
  origin({
    submitted: { requestId: 1, confirmationNumber: 'SAMPLE' },
    applicants: [testing.aCompleteOriginIdApplicantDraft({ requestPersonId: 11, attachments: { stored: [3] } })],
    ...changes,
  })

test('an Origin ID walks the shared steps, its own in between', () => {
  expect(shown(originIdRequest, origin())).toEqual([
    'party',
    'origin-id-service',
    'site',
    'date-time',
    'personal-detail',
    'address',
    'family',
    'origin-id-detail',
    'attachments',
    'summary',
    'payment',
    'confirmation',
  ])
  expect(shown(originIdRequest, origin({ party: 'group', groupSize: '2', service: 'lost' }))).toEqual([
    'party',
    'group-size',
    'origin-id-service',
    'site',
    'delivery-estimate',
    'group-applicants',
    'summary',
    'payment',
    'confirmation',
  ])
})

test('an Origin ID chooses one of the seven services', () => {
  expect(issues(originIdRequest, 'origin-id-service', emptyOriginIdDraft())).toEqual(['service: required'])
  expect(issues(originIdRequest, 'origin-id-service', origin())).toEqual([])
  expect(shown(originIdRequest, emptyOriginIdDraft())).not.toContain('delivery-estimate')
  expect(shown(originIdRequest, emptyOriginIdDraft())).not.toContain('date-time')
})

test('the site of an Origin ID is judged by the type its service maps to', () => {
  const site = { ...origin().site, deliverySiteId: '' }
  expect(issues(originIdRequest, 'site', origin({ site }))).toEqual(['site.deliverySiteId: deliverySiteRequired'])
  expect(issues(originIdRequest, 'site', origin({ site, service: 'renewal', appointment: {} }))).toEqual([])
  expect(issues(originIdRequest, 'site', origin({ site: { ...origin().site, humanUntil: undefined } }))).toEqual([])
  expect(
    issues(originIdRequest, 'site', origin({ site: { ...origin().site, humanUntil: undefined }, appointment: {} })),
  ).toEqual(['site.captcha: captchaRequired'])
})

test('a place of an Origin ID is held, or estimated and held', () => {
  expect(furthestOpen(originIdRequest, origin(), facts)).toBe('origin-id-detail')
  expect(furthestOpen(originIdRequest, origin({ appointment: {} }), facts)).toBe('date-time')
  expect(issues(originIdRequest, 'date-time', origin({ appointment: {} }))).toEqual([
    'appointment.date: dateAndTimeRequired',
  ])
  const lost = origin({ service: 'lost', appointment: {} })
  expect(furthestOpen(originIdRequest, lost, facts)).toBe('delivery-estimate')
  const hold = testing.aHold({ requestType: 'lost' })
  expect(furthestOpen(originIdRequest, { ...lost, appointment: { hold } }, facts)).toBe('origin-id-detail')
})

test('an Origin ID applicant is judged by the rules of the Origin ID', () => {
  const empty = origin({ applicants: [] })
  expect(issues(originIdRequest, 'personal-detail', empty)).toContain('personal.occupationId: required')
  expect(issues(originIdRequest, 'origin-id-detail', empty)).toEqual([
    'originId.visaNumber: required',
    'originId.visaType: required',
    'originId.captcha: captchaRequired',
  ])
  expect(issues(originIdRequest, 'origin-id-detail', origin({ service: undefined, applicants: [] }))).toHaveLength(3)
  expect(issues(originIdRequest, 'origin-id-detail', origin())).toEqual([])
})

test('a submitted Origin ID goes to its attachments, summary, payment', () => {
  expect(
    openSteps(
      originIdRequest,
      stored({ applicants: [testing.aCompleteOriginIdApplicantDraft({ requestPersonId: 11 })] }),
      known(),
    ).map(({ id }) => id),
  ).toEqual(['attachments'])
  expect(furthestOpen(originIdRequest, stored(), known())).toBe('summary')
  expect(furthestOpen(originIdRequest, stored({ summary: { agreed: true, confirmed: true } }), known())).toBe('payment')
})

test('a group of Origin ID applicants: type and place are closed, each walks alone', () => {
  const person = testing.aCompleteOriginIdApplicantDraft()
  const group = stored({
    party: 'group',
    groupSize: '2',
    applicants: [...stored().applicants, person],
    appointment: {},
  })
  expect(openSteps(originIdRequest, group, known()).map(({ id }) => id)).toEqual(['group-applicants'])
  expect(isComplete(originIdApplicantJourney, originIdWalk(group, 0), known())).toBe(true)
  expect(isComplete(originIdApplicantJourney, originIdWalk(group, 1), known())).toBe(false)
  const lost = stored({ party: 'group', groupSize: '2', service: 'lost', appointment: {} })
  expect(openSteps(originIdRequest, lost, known()).map(({ id }) => id)[0]).toBe('group-applicants')
})

const person = testing.anApplicationPerson({ personId: 3, applicant: testing.anApplicant() })
const edit = (changes: Partial<EditDraft> = {}): EditDraft => {
  const draft = editDraftOf(testing.anApplication(), person)
  if (!draft) throw new Error('the sample can be edited')
  return { ...draft, ...changes }
}
const blank = { personal: {}, address: {}, family: [], passport: {}, attachments: {} }

test('B §2: the full edit has five steps', () => {
  expect(editRequest.steps.map(({ id }) => id)).toEqual([
    'personal-detail',
    'address',
    'family',
    'travel-plan',
    'attachments',
  ])
})

test('B §4: steps 0, 1 and 3 of the edit advance only when validation passes; other steps advance freely', () => {
  const empty = edit({ applicant: blank })
  expect(issues(editRequest, 'personal-detail', empty)).toHaveLength(12)
  expect(issues(editRequest, 'address', empty)).toHaveLength(2)
  expect(issues(editRequest, 'family', empty)).toEqual([])
  expect(issues(editRequest, 'travel-plan', empty)).toEqual(['passport.passportPageId: passportPageRequired'])
  expect(issues(editRequest, 'attachments', empty)).toEqual([])
})

test('B §2: Finish stands on the travel plan step, index 3, and a stored request is complete without a captcha', () => {
  expect(editRequest.steps.findIndex(({ command }) => command === 'updateRequest')).toBe(3)
  expect(furthestOpen(editRequest, edit(), facts)).toBe('travel-plan')
  expect(issues(editRequest, 'travel-plan', edit({ requestType: 'lost' }))).toHaveLength(3)
  expect(issues(editRequest, 'travel-plan', edit({ applicant: { ...edit().applicant, family: [{}] } }))).toHaveLength(3)
})

test('B §2: the first step of the edit has no Back, the later ones have', () => {
  expect(previousStep(editRequest, 'personal-detail', edit(), facts)).toBeUndefined()
  expect(previousStep(editRequest, 'address', edit(), facts)).toBe('personal-detail')
})

test('B §2: all steps completed once the update and the files are taken', () => {
  expect(furthestOpen(editRequest, edit({ updated: true }), facts)).toBe('attachments')
  expect(isComplete(editRequest, edit({ updated: true }), facts)).toBe(false)
  expect(isComplete(editRequest, edit({ updated: true, filesChanged: true }), facts)).toBe(true)
})

test('B §2: the variant from the look-up has only Attachment', () => {
  expect(editRequestAttachments.steps.map(({ id }) => id)).toEqual(['attachments'])
  expect(isComplete(editRequestAttachments, edit(), facts)).toBe(false)
  expect(isComplete(editRequestAttachments, edit({ filesChanged: true }), facts)).toBe(true)
})

test('D2: a changed file may have 4,000,000 bytes, and none has to be chosen', () => {
  const chosen = (size: number, name = 'a.pdf') =>
    edit({ applicant: { ...blank, attachments: { chosen: { 3: { name, size, type: '' } } } } })
  expect(issues(editRequestAttachments, 'attachments', chosen(4_000_000))).toEqual([])
  expect(issues(editRequestAttachments, 'attachments', chosen(4_000_001))).toEqual(['attachments.3: fileSize'])
  expect(issues(editRequestAttachments, 'attachments', chosen(1, 'a.exe'))).toEqual(['attachments.3: fileFormat'])
})

test('an Origin ID is edited by its own rules', () => {
  const applicant = { ...testing.aCompleteOriginIdApplicantDraft(), originId: {} }
  const draft = edit({ applicant, originIdService: 'renewal' })
  expect(issues(editOriginIdRequest, 'personal-detail', edit({ applicant: blank }))).toHaveLength(14)
  expect(issues(editOriginIdRequest, 'origin-id-detail', draft)).toEqual(['originId.originIdNumber: required'])
  expect(issues(editOriginIdRequest, 'origin-id-detail', edit({ applicant: { ...blank, family: [{}] } }))).toHaveLength(
    5,
  )
  const whole = edit({ applicant: testing.aCompleteOriginIdApplicantDraft(), originIdService: 'new' })
  expect(furthestOpen(editOriginIdRequest, whole, facts)).toBe('origin-id-detail')
  expect(isComplete(editOriginIdRequest, { ...whole, updated: true, filesChanged: true }, facts)).toBe(true)
})

test('the ids of every journey are known to the compiler', () => {
  expectTypeOf<'sign-in' | 'urgent-type' | 'urgent-date'>().toExtend<StepId<typeof urgentPassport>>()
  expectTypeOf<'origin-id-service' | 'origin-id-detail'>().toExtend<StepId<typeof originIdRequest>>()
  expectTypeOf<StepId<typeof editRequestAttachments>>().toEqualTypeOf<'attachments'>()
  expectTypeOf<'travel-plan'>().not.toExtend<StepId<typeof originIdRequest>>()
})
