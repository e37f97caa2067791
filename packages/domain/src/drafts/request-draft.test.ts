import { expect, test } from 'vitest'
import { urgentPassport } from '../journeys/urgent-passport.ts'
import { aCompletePassportDraft, someFacts } from '../testing/index.ts'
import { issues } from '../testing/journey-answers.ts'
import { emptyApplicantDraft } from './applicant-draft.ts'
import {
  asksReplacementReason,
  emptyOriginIdDraft,
  emptyPassportDraft,
  mergeUrgentDrafts,
  type PassportDraft,
  replacesPersons,
  resetApplicant,
  toUrgentDraft,
} from './request-draft.ts'

const emptyApplicant = { personal: { hairColor: 'Black' }, address: {}, family: [], passport: {}, attachments: {} }
const nothing = {
  site: {},
  appointment: {},
  applicants: [emptyApplicant],
  summary: {},
  payment: {},
}

test('nothing is typed and nothing chosen: one applicant without an answer', () => {
  expect(emptyPassportDraft()).toEqual({ ...nothing, replacement: {} })
  expect(emptyOriginIdDraft()).toEqual(nothing)
})

test('every empty draft is a new object', () => {
  expect(emptyPassportDraft()).not.toBe(emptyPassportDraft())
  expect(emptyPassportDraft().applicants[0]).not.toBe(emptyPassportDraft().applicants[0])
})

const draft = aCompletePassportDraft()
const [first = emptyApplicantDraft()] = draft.applicants
const passport = {
  passportNumber: 'EP1234567',
  issueDate: '01/15/2018',
  expirationDate: '01/14/2023',
  passportPageId: '1',
  humanUntil: '2999-01-01T00:00:00Z',
}
const group = {
  ...draft,
  party: 'group',
  groupSize: '2',
  applicants: [
    { ...first, passport },
    { ...first, passport },
  ],
} as const

test('A §2: the reason is required in the renew/replacement flow only', () => {
  expect((['new', 'renewal', 'lost', 'correction', undefined] as const).filter(asksReplacementReason)).toEqual([
    'renewal',
  ])
})

test('D49: Reset clears the answers of that applicant and of no other, and nothing of the request', () => {
  const reset = resetApplicant(group, 1)
  const { passport: kept, ...cleared } = reset.applicants[1] ?? emptyApplicantDraft()
  const { passport: _none, ...empty } = emptyApplicantDraft()
  expect(cleared).toEqual(empty)
  expect(kept).toEqual({ humanUntil: passport.humanUntil })
  expect(reset.applicants[0]).toBe(group.applicants[0])
  expect({ ...reset, applicants: [] }).toEqual({ ...group, applicants: [] })
})

test('D36: the answers of the reason step of the first applicant stay', () => {
  const [reset] = resetApplicant({ ...group, requestType: 'renewal' }, 0).applicants
  const { passportNumber, issueDate, expirationDate, humanUntil } = passport
  expect(reset?.passport).toEqual({ passportNumber, issueDate, expirationDate, humanUntil })
  expect(reset?.personal).toEqual(emptyApplicantDraft().personal)
})

test.each(['lost', 'correction'] as const)('D49: %s has no reason step: Reset clears the passport', (requestType) => {
  const [reset] = resetApplicant({ ...group, requestType }, 0).applicants
  expect(reset).toEqual({ ...emptyApplicantDraft(), passport: { humanUntil: passport.humanUntil } })
})

test('the answers of the Origin ID site step of an individual stay', () => {
  const originId = { country: 'Sweden', visaNumber: 'V1', timesLost: '2' }
  const address = { region: 'Oromia', subCity: 'Bole' }
  const one = { ...draft, party: 'individual', applicants: [{ ...first, originId, address }] } as const
  const [reset] = resetApplicant(one, 0).applicants
  expect(reset?.originId).toEqual({ country: 'Sweden', visaNumber: 'V1' })
  expect(reset?.address).toEqual({ subCity: 'Bole' })
  const [ofGroup] = resetApplicant({ ...one, party: 'group' }, 0).applicants
  expect(ofGroup?.originId).toEqual({})
  expect(ofGroup?.address).toEqual({})
})

test('after Submit nothing is cleared', () => {
  const sent = { ...draft, applicants: [{ ...first, requestPersonId: 7 }] }
  expect(resetApplicant(sent, 0)).toBe(sent)
  expect(resetApplicant(draft, 4)).toEqual(draft)
})

const normal = aCompletePassportDraft({ requestType: 'renewal', replacement: { reason: 'damaged' } })

test('D37: an urgent choice keeps type, reason, applicants and the number of applicants', () => {
  const { party, groupSize, requestType, replacement, applicants } = normal
  expect(toUrgentDraft(normal, 2, { main: false })).toMatchObject({
    party,
    requestType,
    replacement,
    applicants,
    urgentDays: 2,
  })
  expect(toUrgentDraft(normal, 5, undefined).groupSize).toBe(groupSize)
})

test('D37: the main office is kept, another one is not: urgent is served at the main office alone', () => {
  const { regionId, cityId, officeId } = normal.site
  expect(toUrgentDraft(normal, 2, { main: true }).site).toMatchObject({ regionId, cityId, officeId })
  expect(toUrgentDraft(normal, 2, { main: false }).site).toEqual({})
})

test('D37: terms, appointment and the human check are required again', () => {
  const urgent = toUrgentDraft(normal, 2, { main: true })
  expect(urgent.agreed).toBeUndefined()
  expect(urgent.appointment).toEqual({})
  expect(urgent.site.humanUntil).toBeUndefined()
  expect(issues(urgentPassport, 'applicants-count', urgent)).not.toEqual([])
  expect(issues(urgentPassport, 'appointment-type', urgent)).toEqual([])
  expect(issues(urgentPassport, 'urgent-type', urgent, someFacts({ signedIn: true }))).not.toContain(
    'urgentDays: urgentTypeRequired',
  )
})

test('persons and reason of an urgent draft begun earlier stay where the normal form names no person yet', () => {
  const earlier = { ...normal, urgentReason: 'invitation' }
  const unnamed = toUrgentDraft({ ...normal, applicants: [emptyApplicantDraft()] }, 5, undefined)
  const kept = mergeUrgentDrafts(unnamed, earlier)
  expect(kept.applicants[0]?.personal).toEqual(normal.applicants[0]?.personal)
  expect(kept).toMatchObject({ urgentDays: 5, urgentReason: 'invitation' })
})

test('persons of a larger urgent group stay beside a smaller normal form', () => {
  const named = (firstName: string) => ({ ...emptyApplicantDraft(), personal: { firstName } })
  const earlier = { ...normal, applicants: [named('ABEBE'), named('SARA')], surplusApplicants: [named('HANA')] }
  const unnamed = toUrgentDraft({ ...normal, applicants: [emptyApplicantDraft()] }, 5, undefined)
  const kept = mergeUrgentDrafts(unnamed, earlier)
  expect(replacesPersons(unnamed, earlier)).toBe(false)
  const names = (persons: PassportDraft['applicants'] = []) => persons.map(({ personal }) => personal.firstName)
  expect(names(kept.applicants)).toEqual(['ABEBE'])
  expect(names(kept.surplusApplicants)).toEqual(['SARA', 'HANA'])
})

test('other persons of an earlier urgent draft are not replaced without a question', () => {
  const mother = { ...normal, applicants: [{ ...emptyApplicantDraft(), personal: { firstName: 'SARA' } }] }
  const urgent = toUrgentDraft(normal, 2, undefined)
  expect(replacesPersons(urgent, mother)).toBe(true)
  expect(replacesPersons(urgent, { ...mother, applicants: [emptyApplicantDraft()] })).toBe(false)
  expect(replacesPersons(urgent, toUrgentDraft(normal, 5, undefined))).toBe(false)
})

test('persons of the normal form win over those of an earlier urgent draft', () => {
  const earlier = { ...normal, applicants: [emptyApplicantDraft()] }
  expect(mergeUrgentDrafts(toUrgentDraft(normal, 2, undefined), earlier).applicants).toEqual(normal.applicants)
})
