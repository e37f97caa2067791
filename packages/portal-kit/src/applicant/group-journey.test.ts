import { applicantJourney, canOpen, furthestOpen, passportApplicantInRequest } from '@invea/domain/journeys'
import { aCompleteApplicantDraft, aCompletePassportDraft, someFacts } from '@invea/domain/testing'
import { expect, test } from 'vitest'
import { journeyInGroup } from './group-journey.ts'

const facts = someFacts()
const panel = { journey: applicantJourney, scopeOf: passportApplicantInRequest }
const draft = {
  ...aCompletePassportDraft(),
  party: 'group' as const,
  groupSize: '2',
  applicants: [aCompleteApplicantDraft(), { ...aCompleteApplicantDraft(), personal: {} }],
}

test('each applicant of a group has their own progress: a finished applicant does not complete another', () => {
  expect(canOpen(journeyInGroup(panel, 0), 'address', draft, facts)).toBe(true)
  expect(furthestOpen(journeyInGroup(panel, 1), draft, facts)).toBe('personal-detail')
})
