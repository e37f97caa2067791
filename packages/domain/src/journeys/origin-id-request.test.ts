import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { emptyOriginIdDraft, type OriginIdDraft } from '../drafts/request-draft.ts'
import * as testing from '../testing/index.ts'
import { issues, known, shown } from '../testing/journey-answers.ts'
import { furthestOpen, isComplete, openSteps } from './journey.ts'
import { originIdApplicantInRequest, originIdApplicantJourney } from './origin-id-applicant-journey.ts'
import { originIdRequest } from './origin-id-request.ts'

const facts = testing.someFacts()

const origin = testing.aCompleteOriginIdDraft
const stored = (changes: Partial<OriginIdDraft> = {}) =>
  origin({
    submitted: { requestId: 1, confirmationNumber: 'SAMPLE' },
    applicants: [testing.aCompleteOriginIdApplicantDraft({ requestPersonId: 11, attachments: { stored: [3] } })],
    ...changes,
  })

test('an Origin ID request has the shared steps, with its own in between', () => {
  expect(shown(originIdRequest, origin())).toEqual([
    'applicants-count',
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
    'applicants-count',
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

test('A §2: the site form of an individual has the visa or the card by service, a group has them with each applicant', () => {
  const [first] = origin().applicants
  const applicants = first ? [{ ...first, originId: {} }] : []
  expect(issues(originIdRequest, 'site', origin({ applicants }))).toEqual([
    'applicants.0.originId.visaNumber: required',
  ])
  expect(issues(originIdRequest, 'site', origin({ applicants, service: 'renewal' }))).toEqual([
    'applicants.0.originId.originIdNumber: required',
  ])
  expect(issues(originIdRequest, 'site', origin({ applicants, service: 'lost' }))).toEqual([])
  expect(issues(originIdRequest, 'site', origin({ applicants, party: 'group' }))).toEqual([])
})

test('checks the site of an Origin ID by the type of its service', () => {
  const site = { ...origin().site, deliverySiteId: '' }
  expect(issues(originIdRequest, 'site', origin({ site }))).toEqual(['site.deliverySiteId: deliverySiteRequired'])
  expect(issues(originIdRequest, 'site', origin({ site, service: 'renewal', appointment: {} }))).toEqual([
    'applicants.0.originId.originIdNumber: required',
  ])
  expect(issues(originIdRequest, 'site', origin({ site: { ...origin().site, humanUntil: undefined } }))).toEqual([])
  expect(
    issues(originIdRequest, 'site', origin({ site: { ...origin().site, humanUntil: undefined }, appointment: {} })),
  ).toEqual(['site.captcha: captchaRequired'])
})

test('holds a chosen or an estimated slot for an Origin ID request', () => {
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

test('checks an Origin ID applicant by the rules of the Origin ID', () => {
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

test('a submitted Origin ID continues with attachments, summary and payment', () => {
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

test('in a group of Origin ID applicants, type and slot are closed and each applicant has a journey', () => {
  const person = testing.aCompleteOriginIdApplicantDraft()
  const group = stored({
    party: 'group',
    groupSize: '2',
    applicants: [...stored().applicants, person],
    appointment: {},
  })
  expect(openSteps(originIdRequest, group, known()).map(({ id }) => id)).toEqual(['group-applicants'])
  expect(isComplete(originIdApplicantJourney, originIdApplicantInRequest(group, 0), known())).toBe(true)
  expect(isComplete(originIdApplicantJourney, originIdApplicantInRequest(group, 1), known())).toBe(false)
  const both = { ...group, applicants: [...stored().applicants, ...stored().applicants] }
  expect(openSteps(originIdRequest, both, known()).map(({ id }) => id)).toContain('summary')
  const lost = stored({ party: 'group', groupSize: '2', service: 'lost', appointment: {} })
  expect(openSteps(originIdRequest, lost, known()).map(({ id }) => id)[0]).toBe('group-applicants')
})

test('lists the issues of the site form in page order: application site, applicant, captcha', () => {
  const [first] = origin().applicants
  const applicants = first ? [{ ...first, originId: {} }] : []
  const found = issues(originIdRequest, 'site', origin({ applicants, site: {}, appointment: {} }))
  expect(found.map((issue) => issue.split(':')[0])).toEqual([
    'site.regionId',
    'site.cityId',
    'site.officeId',
    'site.deliverySiteId',
    'applicants.0.originId.visaNumber',
    'site.captcha',
  ])
})

test('lists the issues of the detail step of a correction in page order: type of error, detail, captcha', () => {
  const [first] = origin().applicants
  const applicants = first ? [{ ...first, passport: {}, originId: {} }] : []
  const found = issues(originIdRequest, 'origin-id-detail', origin({ service: 'correction', applicants }))
  expect(found).toEqual([
    'passport.correctionType: correctionRequired',
    'originId.originIdNumber: required',
    'originId.captcha: captchaRequired',
  ])
})

test('A §1: the service must fit the age before Submit; a submitted request continues', () => {
  const [first] = origin().applicants
  const born = (birthDate: string) => (first ? [{ ...first, personal: { ...first.personal, birthDate } }] : [])
  expect(furthestOpen(originIdRequest, origin({ applicants: born('05/12/2016') }), facts)).toBe('personal-detail')
  const submitted = stored({
    applicants: born('05/12/2016').map((one) => ({ ...one, requestPersonId: 11, attachments: { stored: [3] } })),
  })
  expect(furthestOpen(originIdRequest, submitted, known())).toBe('summary')
})

test('R10: a box that was ticked before the applicant became an adult does not ask who filled in the form', () => {
  const [first] = origin().applicants
  const ticked = (birthDate: string) =>
    origin({ applicants: first ? [{ ...first, personal: { ...first.personal, birthDate, under18: true } }] : [] })
  const found = (birthDate: string, at = facts) => issues(originIdRequest, 'origin-id-detail', ticked(birthDate), at)
  const asked = ['originId.filledBy: required']
  expect(found('11/22/2008')).toEqual(asked)
  expect(found('11/21/2008')).toEqual([])
  // A later applicant of a group counts as on the day of the submission.
  expect(found('11/21/2008', testing.someFacts({ submittedOn: isoDate('2026-11-20') }))).toEqual(asked)
})
