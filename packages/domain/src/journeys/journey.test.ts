import { describe, expect, expectTypeOf, test } from 'vitest'

import type { Issue } from '../issues/issue.ts'
import type { editRequestAttachments } from './edit-request.ts'
import {
  blockingIssues,
  canOpen,
  furthestOpen,
  isComplete,
  isConcluded,
  isPassed,
  journey,
  nextStep,
  previousStep,
  type StepId,
  stepStates,
  visibleSteps,
} from './journey.ts'
import type { originIdRequest } from './origin-id-request.ts'
import type { urgentPassport } from './urgent-passport.ts'

describe('journey', () => {
  interface Draft {
    readonly group?: boolean
    readonly size?: number
    readonly name?: string
    readonly sent?: boolean
  }
  const missing = (field: string): readonly Issue[] => [{ field, code: 'required' }]

  const trip = journey<Draft, { readonly closed?: boolean }>()('trip', [
    { id: 'party', accepts: ({ group }) => (group === undefined ? missing('group') : []) },
    { id: 'size', when: ({ group }) => group === true, accepts: ({ size }) => (size ? [] : missing('size')) },
    { id: 'name', accepts: ({ name }) => (name ? [] : missing('name')) },
    {
      id: 'send',
      command: 'submitApplicant',
      isCommandDone: ({ sent }) => sent === true,
      locksEarlierSteps: ({ sent }) => sent === true,
    },
    { id: 'end', when: (_, { closed }) => !closed },
  ])
  const facts = {}

  test('hides a step whose condition fails', () => {
    expect(visibleSteps(trip, { group: false }, facts).map(({ id }) => id)).toEqual(['party', 'name', 'send', 'end'])
    expect(visibleSteps(trip, {}, { closed: true }).map(({ id }) => id)).toEqual(['party', 'name', 'send'])
  })

  test('next and previous skip hidden steps', () => {
    expect(nextStep(trip, 'party', { group: false }, facts)).toBe('name')
    expect(nextStep(trip, 'party', { group: true }, facts)).toBe('size')
    expect(previousStep(trip, 'name', { group: false }, facts)).toBe('party')
    expect(previousStep(trip, 'name', { group: true, size: 2 }, facts)).toBe('size')
  })

  test('returns no step before the first and after the last', () => {
    expect(previousStep(trip, 'party', {}, facts)).toBeUndefined()
    expect(nextStep(trip, 'end', {}, facts)).toBeUndefined()
  })

  test('the neighbours of a step that has just become hidden are the visible ones around it', () => {
    expect(nextStep(trip, 'size', { group: false }, facts)).toBe('name')
    expect(previousStep(trip, 'size', { group: false }, facts)).toBe('party')
  })

  test('next returns the issues of the step', () => {
    expect(blockingIssues(trip, 'name', {}, facts)).toEqual(missing('name'))
    expect(blockingIssues(trip, 'name', { name: 'ABEBE' }, facts)).toEqual([])
    expect(blockingIssues(trip, 'end', {}, facts)).toEqual([])
  })

  test('returns no issues for a step that the journey does not have', () => {
    expect(blockingIssues(trip, 'nowhere' as StepId<typeof trip>, {}, facts)).toEqual([])
  })

  test('D49: a concluding step is concluded once it is passed, any other never', () => {
    const form = journey<Draft, object>()('form', [
      { id: 'name', accepts: ({ name }) => (name ? [] : missing('name')) },
      { id: 'documents', showsCompletion: true, accepts: ({ size }) => (size ? [] : missing('size')) },
    ])
    expect(isConcluded(form, 'documents', { name: 'ABEBE' }, facts)).toBe(false)
    expect(isConcluded(form, 'documents', { size: 1 }, facts)).toBe(true)
    expect(isConcluded(form, 'name', { name: 'ABEBE', size: 1 }, facts)).toBe(false)
    expect(isConcluded(form, 'nowhere' as StepId<typeof form>, { size: 1 }, facts)).toBe(false)
  })

  test('the furthest open step is the first that is not passed', () => {
    expect(furthestOpen(trip, {}, facts)).toBe('party')
    expect(furthestOpen(trip, { group: true }, facts)).toBe('size')
    expect(furthestOpen(trip, { group: false, name: 'ABEBE' }, facts)).toBe('send')
    expect(furthestOpen(trip, { group: false, name: 'ABEBE', sent: true }, facts)).toBe('end')
  })

  test('a step behind an unpassed one is locked', () => {
    expect(canOpen(trip, 'name', {}, facts)).toBe(false)
    expect(canOpen(trip, 'name', { group: false }, facts)).toBe(true)
  })

  test('a closed step closes the steps before it', () => {
    const sent = { group: false, name: 'ABEBE', sent: true }
    expect(canOpen(trip, 'name', sent, facts)).toBe(false)
    expect(previousStep(trip, 'end', sent, facts)).toBeUndefined()
    expect(canOpen(trip, 'end', sent, facts)).toBe(true)
  })

  test('a closed step stays passed even with later issues', () => {
    const sent = { group: false, name: '', sent: true }
    expect(furthestOpen(trip, sent, facts)).toBe('end')
    expect(isComplete(trip, sent, facts)).toBe(true)
  })

  test('a journey is complete when every visible step is passed', () => {
    expect(isComplete(trip, { group: false, name: 'ABEBE' }, facts)).toBe(false)
    expect(isComplete(trip, { group: false, name: 'ABEBE', sent: true }, facts)).toBe(true)
  })

  test('a step is passed when it has no issues and its effect has happened', () => {
    const [, , name, send] = trip.steps
    expect(name && isPassed(name, { name: 'ABEBE' }, facts)).toBe(true)
    expect(name && isPassed(name, {}, facts)).toBe(false)
    expect(send && isPassed(send, {}, facts)).toBe(false)
    expect(send && isPassed(send, { sent: true }, facts)).toBe(true)
  })

  test('a closed step that is the last visible one stays open', () => {
    const sent = { group: false, name: 'ABEBE', sent: true }
    expect(furthestOpen(trip, sent, { closed: true })).toBe('send')
    expect(stepStates(trip, 'name', sent, { closed: true })).toEqual([
      { id: 'party', state: 'done', reachable: false },
      { id: 'name', state: 'current', reachable: false },
      { id: 'send', state: 'done', reachable: true },
    ])
  })

  test('a journey without visible steps has no furthest step', () => {
    const never = journey<Draft, object>()('never', [{ id: 'one', when: () => false }])
    expect(furthestOpen(never, {}, facts)).toBeUndefined()
  })

  test('the side menu shows done, current, open and locked steps', () => {
    expect(stepStates(trip, 'party', { group: false }, facts)).toEqual([
      { id: 'party', state: 'current', reachable: true },
      { id: 'name', state: 'open', reachable: true },
      { id: 'send', state: 'locked', reachable: false },
      { id: 'end', state: 'locked', reachable: false },
    ])
    expect(stepStates(trip, 'end', { group: false, name: 'ABEBE', sent: true }, facts)).toEqual([
      { id: 'party', state: 'done', reachable: false },
      { id: 'name', state: 'done', reachable: false },
      { id: 'send', state: 'done', reachable: false },
      { id: 'end', state: 'current', reachable: true },
    ])
  })

  test('the ids of a journey are known to the compiler', () => {
    expectTypeOf<StepId<typeof trip>>().toEqualTypeOf<'party' | 'size' | 'name' | 'send' | 'end'>()
    // @ts-expect-error: no such step
    expect(nextStep(trip, 'nowhere', {}, facts)).toBe('party')
  })

  test('accepts a shared step of a wider draft, and rejects one of a narrower draft', () => {
    const shared = { id: 'shared', when: (draft: { readonly group?: boolean }) => draft.group === true } as const
    expectTypeOf<StepId<ReturnType<typeof build>>>().toEqualTypeOf<'shared'>()
    const build = () => journey<Draft, object>()('shared', [shared])
    const narrow = { id: 'narrow', when: (draft: Draft & { readonly more: string }) => draft.more === '' } as const
    // @ts-expect-error: the journey's draft lacks `more`
    journey<Draft, object>()('narrow', [narrow])
    expect(visibleSteps(build(), { group: true }, facts)).toHaveLength(1)
  })
})

test('the ids of every journey are known to the compiler', () => {
  expectTypeOf<'sign-in' | 'urgent-type' | 'urgent-date'>().toExtend<StepId<typeof urgentPassport>>()
  expectTypeOf<'origin-id-service' | 'origin-id-detail'>().toExtend<StepId<typeof originIdRequest>>()
  expectTypeOf<StepId<typeof editRequestAttachments>>().toEqualTypeOf<'attachments'>()
  expectTypeOf<'travel-plan'>().not.toExtend<StepId<typeof originIdRequest>>()
})
