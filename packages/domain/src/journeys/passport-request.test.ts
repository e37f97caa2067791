import { expect, expectTypeOf, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { emptyPassportDraft } from '../drafts/empty-passport-draft.ts'
import { previousStep } from '../journey/neighbours.ts'
import type { StepId } from '../journey/step.ts'
import { visibleSteps } from '../journey/visible-steps.ts'
import type { Facts } from './facts.ts'
import { passportRequest } from './passport-request.ts'

const facts: Facts = { now: '2026-11-21T08:00:00.000Z', today: isoDate('2026-11-21') }
const start = { ...emptyPassportDraft(), agreed: true }

test('back from step 3 returns two steps when the individual path was used, otherwise one', () => {
  expect(previousStep(passportRequest, 'appointment-type', { ...start, party: 'individual' }, facts)).toBe('party')
  expect(previousStep(passportRequest, 'appointment-type', { ...start, party: 'group', groupSize: '2' }, facts)).toBe(
    'group-size',
  )
})

test('a New request of an individual walks calendar, applicant, summary, payment, confirmation', () => {
  const draft = { ...start, party: 'individual', requestType: 'new' } as const
  expect(visibleSteps(passportRequest, draft, facts).map(({ id }) => id)).toEqual([
    'party',
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

test('the step ids of the request are one union', () => {
  expectTypeOf<'party' | 'group-applicants' | 'confirmation'>().toExtend<StepId<typeof passportRequest>>()
  expectTypeOf<'nowhere'>().not.toExtend<StepId<typeof passportRequest>>()
})
