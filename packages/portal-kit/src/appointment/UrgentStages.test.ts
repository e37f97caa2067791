import { stepStates, urgentPassport } from '@invea/domain/journeys'
import { aCompletePassportDraft, aHold, someFacts } from '@invea/domain/testing'
import { expect, test } from 'vitest'
import { stageStates } from './UrgentStages.tsx'

const facts = someFacts({ signedIn: true })
const draft = aCompletePassportDraft({
  urgentDays: 2,
  urgentReason: 'medicalLetter',
  urgencyHumanUntil: '2026-11-21T08:30:00.000Z',
  appointment: { date: '2026-12-01', hold: aHold({ urgentDays: 2, slot: undefined }) },
})
const shown = (step: Parameters<typeof stepStates<never, never, never>>[1] | string, at = draft) =>
  stageStates(stepStates(urgentPassport, step as 'site', at, facts)).map(({ stage, state }) => `${stage} ${state}`)

test('A §2: completed stages are checked, one stage is current, later ones are locked', () => {
  expect(shown('address')).toEqual([
    'type done',
    'site done',
    'date done',
    'person current',
    'summary locked',
    'payment locked',
  ])
})

test('before the type is chosen every stage is locked', () => {
  expect(new Set(shown('appointment-type', { ...draft, requestType: undefined }))).toEqual(
    new Set(['type', 'site', 'date', 'person', 'summary', 'payment'].map((stage) => `${stage} locked`)),
  )
})

test('a click on a completed stage opens its first step, on an open one its last visited step', () => {
  const states = stageStates(stepStates(urgentPassport, 'urgent-type', draft, facts))
  expect(states.find(({ stage }) => stage === 'site')?.to).toBe('site')
  expect(states.find(({ stage }) => stage === 'person')?.to).toBe('passport-info')
  expect(states.find(({ stage }) => stage === 'summary')?.to).toBeUndefined()
})
