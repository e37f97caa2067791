import { expect, test } from 'vitest'
import { urgentPassport } from '../journeys/urgent-passport.ts'
import { aCompletePassportDraft, someFacts } from '../testing/index.ts'
import { issues } from '../testing/journey-answers.ts'
import { emptyApplicantDraft } from './applicant-draft.ts'
import { overEarlierUrgent, toUrgentDraft } from './to-urgent.ts'

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
  const kept = overEarlierUrgent(unnamed, earlier)
  expect(kept.applicants[0]?.personal).toEqual(normal.applicants[0]?.personal)
  expect(kept).toMatchObject({ urgentDays: 5, urgentReason: 'invitation' })
})

test('persons of the normal form win over those of an earlier urgent draft', () => {
  const earlier = { ...normal, applicants: [emptyApplicantDraft()] }
  expect(overEarlierUrgent(toUrgentDraft(normal, 2, undefined), earlier).applicants).toEqual(normal.applicants)
})
