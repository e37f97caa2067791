import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import type { Application } from '../model/application.ts'
import type { ApplicationEventKind } from '../model/choices.ts'
import { anApplication, anApplicationPerson } from '../testing/requests.ts'
import { compareEvents, timelineOf } from './timeline.ts'

const drawn = (changes: Partial<Application>) =>
  timelineOf(anApplication(changes)).map(({ id, state }) => `${id} ${state}`)
const happened = (...kinds: readonly ApplicationEventKind[]) =>
  kinds.map((kind, hour) => ({ kind, at: `2026-11-21T0${hour}:00:00.000Z` }))

test('a New request has all steps from submission to collection, and the next step is marked', () => {
  expect(drawn({ status: 'initial', missing: 'documents' })).toEqual([
    'submitted done',
    'documents current',
    'confirmed todo',
    'paid todo',
    'appointment todo',
    'ready todo',
    'collected todo',
  ])
  expect(drawn({ status: 'confirmed', missing: 'payment' }).slice(1, 4)).toEqual([
    'documents done',
    'confirmed done',
    'paid current',
  ])
})

test('a type without an appointment has no such step; an urgent request has the appointment and the review', () => {
  expect(drawn({ status: 'paymentCompleted', type: 'lost' })).toEqual([
    'submitted done',
    'documents done',
    'confirmed done',
    'paid done',
    'ready current',
    'collected todo',
  ])
  expect(drawn({ status: 'underReview', type: 'lost', mode: 'urgent' }).slice(2, 6)).toEqual([
    'confirmed done',
    'reviewed current',
    'paid todo',
    'appointment todo',
  ])
})

test('a recorded event completes its step and all earlier ones; nothing follows an absence', () => {
  const paid = { status: 'paymentCompleted' } as const
  expect(drawn({ ...paid, events: happened('arrived') }).slice(4)).toEqual([
    'appointment done',
    'ready current',
    'collected todo',
  ])
  expect(drawn({ ...paid, events: happened('ready', 'collected') }).slice(4)).toEqual([
    'appointment done',
    'ready done',
    'collected done',
  ])
  expect(drawn({ ...paid, events: happened('didNotCome') }).slice(4)).toEqual(['didNotCome stopped'])
})

const [mother, child] = ['SAMPLE0001', 'SAMPLE0002'] as const
const stepsOfGroup = (
  status: Application['status'],
  recorded: readonly (readonly [ApplicationEventKind, applicationNumber?: string])[],
  type: Application['type'] = 'new',
) =>
  timelineOf(
    anApplication({
      ...{ status, type },
      persons: [mother, child].map((applicationNumber) => anApplicationPerson({ applicationNumber })),
      events: recorded.map(([kind, applicationNumber]) => ({
        kind,
        at: '2026-12-01T08:00:00.000Z',
        applicationNumber,
      })),
    }),
  ).map(({ id, state, applicationNumbers = [] }) => [id, state, ...applicationNumbers].join(' '))

test('a step of a group is done when it is true of every applicant who came', () => {
  const steps = (...recorded: readonly (readonly [ApplicationEventKind, string])[]) =>
    stepsOfGroup('paymentCompleted', recorded).slice(4)
  expect(steps(['collected', child])).toEqual(['appointment current', 'ready todo', 'collected todo'])
  expect(steps(['arrived', mother], ['ready', child])).toEqual(['appointment done', 'ready current', 'collected todo'])
  expect(steps(['ready', mother], ['didNotCome', child])).toEqual([
    'appointment done',
    'didNotCome stopped SAMPLE0002',
    'ready done',
    'collected current',
  ])
  expect(steps(['didNotCome', mother], ['didNotCome', child])).toEqual(['didNotCome stopped'])
})

test('a type without an appointment shows an absence before the collection, for which the applicant comes', () => {
  expect(drawn({ status: 'paymentCompleted', type: 'lost', events: happened('didNotCome') }).slice(3)).toEqual([
    'paid done',
    'didNotCome stopped',
  ])
  expect(stepsOfGroup('paymentCompleted', [['didNotCome', child]], 'lost').slice(3)).toEqual([
    'paid done',
    'didNotCome stopped SAMPLE0002',
    'ready current',
    'collected todo',
  ])
})

test('an ended group keeps a step that is true of one applicant only, with the number', () => {
  expect(stepsOfGroup('rejected', [['paid'], ['arrived', mother], ['rejected']])).toEqual([
    'submitted done',
    'paid done',
    'appointment done SAMPLE0001',
    'rejected stopped',
  ])
  expect(
    stepsOfGroup('rejected', [
      ['arrived', mother],
      ['arrived', child],
      ['didNotCome', child],
    ]),
  ).toEqual(['submitted done', 'appointment done', 'rejected stopped'])
})

test('an ended request shows its completed steps and its end, and no later steps', () => {
  expect(drawn({ status: 'cancelled', events: happened('submitted', 'documents', 'confirmed', 'cancelled') })).toEqual([
    'submitted done',
    'documents done',
    'confirmed done',
    'cancelled stopped',
  ])
  expect(drawn({ status: 'rejected', mode: 'urgent' })).toEqual(['submitted done', 'rejected stopped'])
})

test('a document that is missing again after a change is required again', () => {
  const events = happened('submitted', 'documents', 'confirmed', 'changed')
  expect(drawn({ status: 'initial', missing: 'documents', events }).slice(0, 3)).toEqual([
    'submitted done',
    'documents current',
    'confirmed todo',
  ])
})

test('a completed step has its moment, a planned one its day', () => {
  const steps = timelineOf(anApplication({ status: 'confirmed', missing: 'payment', events: happened('submitted') }))
  expect(steps[0]).toMatchObject({ id: 'submitted', at: '2026-11-21T00:00:00.000Z' })
  expect(steps.find(({ id }) => id === 'appointment')).toMatchObject({ day: '2026-12-01' })
})

test('the confirmation comes next once every document is there', () => {
  expect(drawn({ status: 'initial', missing: 'confirmation' }).slice(0, 4)).toEqual([
    'submitted done',
    'documents done',
    'confirmed current',
    'paid todo',
  ])
})

test.each(['urgentApproved', 'awaitingPayment'] as const)(
  'an urgent request with the status %s is reviewed and not paid',
  (status) => {
    expect(drawn({ status, mode: 'urgent', missing: 'payment' }).slice(2, 5)).toEqual([
      'confirmed done',
      'reviewed done',
      'paid current',
    ])
  },
)

test('an absence is shown only without a later arrival', () => {
  const paid = { status: 'paymentCompleted' } as const
  expect(drawn({ ...paid, events: happened('didNotCome', 'arrived') }).slice(4, 6)).toEqual([
    'appointment done',
    'ready current',
  ])
  expect(drawn({ ...paid, events: happened('didNotCome', 'rescheduled') }).slice(4, 6)).toEqual([
    'appointment current',
    'ready todo',
  ])
})

test('an application that ended after its payment shows nothing that the office did not record', () => {
  expect(drawn({ status: 'cancelled', events: happened('submitted', 'paid', 'arrived', 'cancelled') })).toEqual([
    'submitted done',
    'paid done',
    'appointment done',
    'cancelled stopped',
  ])
})

test('only steps that are done have a moment, and only the appointment and the finished document have a day', () => {
  const events = happened('submitted', 'documents', 'confirmed', 'paid', 'ready')
  const steps = timelineOf(
    anApplication({ status: 'confirmed', missing: 'payment', events, deliveryDate: isoDate('2026-12-20') }),
  )
  expect(steps.map(({ id, at, day }) => [id, at?.slice(12, 13), day])).toEqual([
    ['submitted', '0', undefined],
    ['documents', '1', undefined],
    ['confirmed', '2', undefined],
    ['paid', '3', undefined],
    ['appointment', undefined, '2026-12-01'],
    ['ready', '4', '2026-12-20'],
    ['collected', undefined, undefined],
  ])
  const unpaid = timelineOf(
    anApplication({ status: 'confirmed', missing: 'payment', events: happened('submitted', 'paid') }),
  )
  expect(unpaid.find(({ id }) => id === 'paid')).toEqual({
    id: 'paid',
    state: 'current',
    at: undefined,
    day: undefined,
  })
})

test('events are ordered by their moment, and events of one moment as they usually happen', () => {
  const [early, late] = ['2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z'] as const
  const events = [
    { kind: 'correctionAccepted', at: late },
    { kind: 'correctionAsked', at: late },
    { kind: 'paid', at: early },
  ] as const
  expect([...events].sort(compareEvents).map(({ kind }) => kind)).toEqual([
    'paid',
    'correctionAsked',
    'correctionAccepted',
  ])
})

test('the moment counts before the kind', () => {
  const early = '2026-11-24T08:00:00.000Z'
  const late = '2026-11-24T09:00:00.000Z'
  expect(compareEvents({ kind: 'collected', at: early }, { kind: 'submitted', at: late })).toBeLessThan(0)
  expect(compareEvents({ kind: 'submitted', at: late }, { kind: 'collected', at: early })).toBeGreaterThan(0)
  expect(compareEvents({ kind: 'submitted', at: late }, { kind: 'collected', at: late })).toBeLessThan(0)
  expect(compareEvents({ kind: 'paid', at: late }, { kind: 'paid', at: late })).toBe(0)
})
