import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import type { Application } from '../model/application.ts'
import type { ApplicationEventKind, RequestMode, RequestStatus } from '../model/choices.ts'
import { anApplication, anApplicationPerson } from '../testing/requests.ts'
import { closedActions, endingActions } from './actions.ts'
import { nextAction, shownStatus, slipPurpose } from './next-action.ts'
import { canReschedule, lastRescheduleDay } from './reschedule.ts'
import { type MissingCase, missingStep } from './status.ts'

const kept = '2026-11-23T10:47:00.000Z'
const next = (changes: Partial<Application>) => nextAction(anApplication({ heldUntil: kept, ...changes }))

test.each([
  ['documents', { status: 'initial', missing: 'documents', actions: ['view', 'continue'] }, 'continue', kept],
  ['confirmation', { status: 'initial', missing: 'confirmation', actions: ['view', 'continue'] }, 'continue', kept],
  ['payment', { status: 'confirmed', missing: 'payment', actions: ['view', 'continue'] }, 'continue', kept],
  ['payment', { mode: 'urgent', status: 'urgentApproved', missing: 'payment', actions: ['view', 'pay'] }, 'pay', kept],
  ['review', { mode: 'urgent', status: 'underReview', actions: ['view', 'edit'] }, undefined, undefined],
  ['rejected', { status: 'rejected' }, undefined, undefined],
  ['cancelled', { status: 'cancelled' }, undefined, undefined],
  ['expired', { status: 'expired' }, undefined, undefined],
  ['unknown', { status: 'unknown' }, undefined, undefined],
] as const)('%s comes next: %j', (step, changes, action, until) => {
  expect(next(changes)).toEqual({ step, action, until })
})

test('an applicant whose payment is checked waits, and has no action and no deadline', () => {
  const lastPayment = { outcome: 'checking', orderCode: '1', optionName: 'telebirr', amount: 5_000 } as const
  const checked = { status: 'confirmed', missing: 'payment', actions: ['view', 'edit'], lastPayment } as const
  expect(next(checked)).toEqual({ step: 'checking' })
  expect(next({ ...checked, status: 'cancelled', missing: undefined })).toEqual({ step: 'cancelled' })
})

test('the shown status of an unpaid application is that its payment is checked; any other status is shown as it is', () => {
  const lastPayment = { outcome: 'checking', orderCode: '1', optionName: 'telebirr', amount: 5_000 } as const
  const shown = (status: RequestStatus, mode: RequestMode = 'normal') => shownStatus({ status, mode, lastPayment })
  expect([shown('confirmed'), shown('awaitingPayment'), shown('urgentApproved', 'urgent')]).toEqual(
    Array(3).fill('checking'),
  )
  for (const status of ['initial', 'paymentCompleted', 'rejected', 'cancelled', 'expired'] as const)
    expect(shown(status)).toBe(status)
  expect(shown('underReview', 'urgent')).toBe('underReview')
  const pending = { ...lastPayment, outcome: 'pending' } as const
  expect(shownStatus({ status: 'awaitingPayment', mode: 'normal', lastPayment: pending })).toBe('awaitingPayment')
})

test('the deadline of an open order is the end of the order, not of the appointment', () => {
  const orderExpiresAt = '2026-11-22T14:00:00.000Z'
  expect(next({ status: 'awaitingPayment', missing: 'payment', orderExpiresAt, actions: ['continue'] })).toEqual({
    step: 'payment',
    action: 'continue',
    until: orderExpiresAt,
  })
})

test('a paid application names its day: the appointment of a New passport, the collection of any other type', () => {
  const day = isoDate('2026-12-01')
  expect(next({ status: 'paymentCompleted' })).toEqual({ step: 'appointment', day })
  expect(next({ status: 'paymentCompleted', type: 'lost' })).toEqual({ step: 'collection', day })
})

test('a paid applicant whose office is closed on that day chooses another one', () => {
  const closed = { status: 'paymentCompleted', isDayClosed: true, actions: ['view', 'reschedule'] } as const
  const day = isoDate('2026-12-01')
  expect(next(closed)).toEqual({ step: 'dayClosed', action: 'reschedule', day })
  expect(next({ ...closed, type: 'lost' }).step).toBe('dayClosed')
  expect(next({ ...closed, events: [{ kind: 'ready', at: kept }] }).step).toBe('ready')
})

test('events that the office recorded decide the step after the appointment', () => {
  const noted = (...kinds: readonly ('arrived' | 'didNotCome' | 'ready' | 'collected')[]) =>
    next({ status: 'paymentCompleted', events: kinds.map((kind) => ({ kind, at: kept })) }).step
  expect(noted('arrived')).toBe('arrived')
  expect(noted('arrived', 'ready')).toBe('ready')
  expect(noted('arrived', 'ready', 'collected')).toBe('collected')
  expect(noted('didNotCome')).toBe('didNotCome')
})

const [mother, child] = ['SAMPLE0001', 'SAMPLE0002'] as const
const persons = [mother, child].map((applicationNumber) => anApplicationPerson({ applicationNumber }))
type Recorded = readonly [kind: ApplicationEventKind, applicationNumber?: string]
const group = (...recorded: readonly Recorded[]) =>
  anApplication({
    status: 'paymentCompleted',
    persons,
    events: recorded.map(([kind, applicationNumber]) => ({ kind, at: kept, applicationNumber })),
  })
const stepsOf = (application: Application) =>
  nextAction(application).groupSteps?.map(({ step, applicationNumbers }) => [step, ...applicationNumbers])

test('a group is as far as its least advanced applicant, and names each where they differ', () => {
  const one = group(['collected', child])
  expect(nextAction(one)).toMatchObject({ step: 'appointment', day: '2026-12-01' })
  expect(stepsOf(one)).toEqual([
    ['appointment', mother],
    ['collected', child],
  ])
  const both = group(['arrived', mother], ['ready', child], ['ready', mother], ['collected', child])
  expect(nextAction(both).step).toBe('ready')
  expect(stepsOf(both)).toEqual([
    ['ready', mother],
    ['collected', child],
  ])
  const all = group(['collected', mother], ['collected', child])
  expect([nextAction(all).step, stepsOf(all)]).toEqual(['collected', undefined])
})

test('an applicant of a group who did not come does not decide the step of the others', () => {
  expect(nextAction(group(['ready', mother], ['didNotCome', child])).step).toBe('ready')
  expect(nextAction(group(['collected', mother], ['didNotCome', child])).step).toBe('didNotCome')
  expect(nextAction(group(['didNotCome', mother], ['didNotCome', child])).groupSteps).toBeUndefined()
})

test('the slip is for what the least advanced applicant comes for, and for nothing once none of them comes', () => {
  const purposes = (type: Application['type']) =>
    [
      group(),
      group(['ready', mother]),
      group(['ready', mother], ['arrived', child]),
      group(['ready', mother], ['collected', child]),
      group(['ready', mother], ['didNotCome', child]),
      group(['didNotCome', mother], ['collected', child]),
      group(['collected']),
    ].map((application) => slipPurpose({ ...application, type }))
  expect(purposes('new')).toEqual(['appointment', 'appointment', 'handedIn', 'ready', 'ready', undefined, undefined])
  expect(purposes('lost')).toEqual([...Array(5).fill('collection'), undefined, undefined])
})

test('a new day ends a missed one', () => {
  expect(next({ status: 'paymentCompleted', events: group(['didNotCome'], ['rescheduled']).events }).step).toBe(
    'appointment',
  )
  expect(next({ status: 'paymentCompleted', events: group(['arrived'], ['rescheduled']).events }).step).toBe('arrived')
})

test('a day that has passed without a record of the office is not announced any more', () => {
  const day = isoDate('2026-12-01')
  const paid = { status: 'paymentCompleted' } as const
  expect(next({ ...paid, today: day }).step).toBe('appointment')
  expect(next({ ...paid, today: isoDate('2026-12-02') })).toEqual({ step: 'dayPassed', day })
  expect(next({ ...paid, type: 'lost', today: isoDate('2026-12-02') })).toEqual({ step: 'dayPassed', day })
  expect(next({ ...paid, isDayClosed: true, today: isoDate('2026-12-02') }).step).toBe('dayClosed')
  // The office was closed on that day and opened again too late.
  expect(next({ ...paid, actions: ['view', 'reschedule'], today: isoDate('2026-12-02') })).toEqual({
    step: 'dayPassed',
    action: 'reschedule',
    day,
  })
  expect(next({ ...paid, events: [{ kind: 'arrived', at: kept }], today: isoDate('2026-12-02') }).step).toBe('arrived')
})

test('a visit or a finished document closes the cancellation, and the change of the day once it is true of all', () => {
  const reasons = (application: Application) =>
    closedActions({ ...application, actions: ['view', 'edit'] }).map(({ action, reason }) => [action, reason])
  expect(reasons(group(['ready', mother]))).toEqual([
    ['reschedule', 'tooLate'],
    ['cancel', 'served'],
  ])
  expect(reasons(group(['ready', mother], ['arrived', child]))).toEqual([
    ['reschedule', 'served'],
    ['cancel', 'served'],
  ])
  // No action is possible at any time, and the agency asks for no correction.
  expect(reasons(group(['collected', mother], ['collected', child]))).toEqual([])
  expect(reasons(group(['didNotCome', mother], ['didNotCome', child]))).toEqual([
    ['reschedule', 'tooLate'],
    ['cancel', 'tooLate'],
  ])
})

test('an urgent application of any type has an appointment', () => {
  expect(next({ status: 'paymentCompleted', type: 'lost', mode: 'urgent' }).step).toBe('appointment')
})

test('a correction that the agency requests comes before everything else, where it can be made', () => {
  const persons = [anApplicationPerson({ notified: true })]
  expect(next({ status: 'paymentCompleted', persons, actions: ['view', 'edit'] })).toEqual({
    step: 'correction',
    action: 'edit',
    visit: 'appointment',
    day: '2026-12-01',
  })
  const closed = { status: 'paymentCompleted', isDayClosed: true, persons, actions: ['view', 'edit'] } as const
  expect(next(closed)).toMatchObject({ step: 'correction', visit: 'dayClosed' })
  expect(next({ status: 'cancelled', persons, actions: ['view'] })).toEqual({ step: 'cancelled' })
  // The payment keeps its deadline (D25).
  const unpaid = { status: 'confirmed', missing: 'payment', persons, actions: ['view', 'continue', 'edit'] } as const
  expect(next(unpaid)).toEqual({ step: 'correction', action: 'edit', until: kept })
})

test('beside a requested correction a group keeps the steps of its applicants', () => {
  const one = group(['arrived', child])
  const asked = {
    ...one,
    actions: ['view', 'edit'],
    persons: persons.map((person) => ({ ...person, notified: true })),
  } as const
  expect(nextAction(asked)).toMatchObject({ step: 'correction', action: 'edit', visit: 'appointment' })
  expect(stepsOf(asked)).toEqual([
    ['appointment', mother],
    ['arrived', child],
  ])
})

test('a closed action of a paid application has a reason and an end', () => {
  const paid = anApplication({ status: 'paymentCompleted', actions: ['view', 'cancel'] })
  expect(lastRescheduleDay(isoDate('2026-12-01'))).toBe('2026-11-29')
  expect(canReschedule('paymentCompleted', isoDate('2026-12-01'), isoDate('2026-11-29'))).toBe(true)
  expect(canReschedule('paymentCompleted', isoDate('2026-12-01'), isoDate('2026-11-30'))).toBe(false)
  expect(closedActions(paid)).toEqual([
    { action: 'edit', reason: 'onlyOnNotice' },
    { action: 'reschedule', reason: 'tooLate', until: '2026-11-29' },
  ])
})

test('an offered action has its last day, and an edit ends with the payment', () => {
  const actions = ['view', 'edit', 'reschedule', 'cancel'] as const
  const paid = anApplication({ status: 'paymentCompleted', actions })
  const [reschedule, cancel] = [
    { action: 'reschedule', until: '2026-11-29' },
    { action: 'cancel', until: '2026-12-01' },
  ] as const
  expect(endingActions(paid)).toEqual([reschedule, cancel])
  expect(endingActions({ ...paid, today: isoDate('2026-11-29') })).toEqual([reschedule, cancel])
  expect(endingActions({ ...paid, today: isoDate('2026-11-30') })).toEqual([cancel])
  expect(endingActions({ ...paid, isDayClosed: true })).toEqual([cancel])
  expect(endingActions({ ...paid, actions: ['view'] })).toEqual([])
  expect(endingActions({ ...paid, appointmentDate: undefined })).toEqual([])
  const unpaid = anApplication({ status: 'confirmed', actions: ['view', 'edit', 'cancel'] })
  expect(endingActions(unpaid)).toEqual([{ action: 'edit' }])
  // A correction that the agency has asked for does not end with the payment.
  expect(endingActions({ ...unpaid, persons: [anApplicationPerson({ notified: true })] })).toEqual([])
})

test('before the payment the date cannot be changed, and before the approval nothing can be paid', () => {
  const actions = ['view', 'edit', 'cancel'] as const
  const until = '2026-11-29'
  const later = { action: 'reschedule', reason: 'afterPaymentUntil', until } as const
  const unpaid = anApplication({ status: 'confirmed', actions })
  expect(closedActions(unpaid)).toEqual([later])
  expect(closedActions(anApplication({ mode: 'urgent', status: 'underReview', actions }))).toEqual([
    { action: 'pay', reason: 'afterApproval' },
    later,
  ])
  expect(closedActions({ ...unpaid, today: isoDate(until) })).toEqual([later])
  const eve = { ...unpaid, today: isoDate('2026-11-30') }
  expect(closedActions(eve)).toEqual([{ action: 'reschedule', reason: 'tooLate', until }])
  // A closed day has no last day.
  expect(closedActions({ ...eve, isDayClosed: true })).toEqual([{ action: 'reschedule', reason: 'afterPayment' }])
})

test('a day that was too near from the start names no last day', () => {
  const near = { action: 'reschedule', reason: 'tooNear' } as const
  const today = isoDate('2026-11-30')
  const unpaid = anApplication({ status: 'confirmed', actions: ['view', 'cancel'], today, requestDate: today })
  expect(closedActions(unpaid)).toEqual([near])
  const paidAt = (at: string) =>
    closedActions({
      ...unpaid,
      status: 'paymentCompleted',
      requestDate: isoDate('2026-11-20'),
      events: [{ kind: 'paid', at }],
    })[1]
  // 23:59 on the last day, and midnight after it, in Addis Ababa.
  expect(paidAt('2026-11-29T20:59:00.000Z')).toEqual({ action: 'reschedule', reason: 'tooLate', until: '2026-11-29' })
  expect(paidAt('2026-11-29T21:00:00.000Z')).toEqual(near)
})

test('an ended application shows no closed actions', () => {
  for (const status of ['cancelled', 'rejected', 'expired', 'unknown'] as const)
    expect(closedActions(anApplication({ status, actions: ['view'] }))).toEqual([])
})

test.each([
  ['confirmation', { status: 'initial', actions: ['view', 'continue'] }, 'continue', kept],
  ['review', { mode: 'urgent', status: 'confirmed', actions: ['view'] }, undefined, undefined],
  ['payment', { mode: 'urgent', status: 'urgentApproved', actions: ['view', 'pay'] }, 'pay', kept],
  ['payment', { status: 'awaitingPayment', actions: ['view', 'continue'] }, 'continue', kept],
] as const)('without a missing step the status decides: %s', (step, changes, action, until) => {
  expect(next(changes)).toEqual({ step, action, until })
})

test('the deadline of an order counts only while the application waits for its payment', () => {
  const orderExpiresAt = '2026-11-22T14:00:00.000Z'
  expect(next({ status: 'confirmed', missing: 'payment', orderExpiresAt, actions: ['continue'] }).until).toBe(kept)
  expect(next({ status: 'awaitingPayment', missing: 'payment', actions: ['continue'] }).until).toBe(kept)
})

test('events that the office does not record change nothing', () => {
  const events = [
    { kind: 'arrived', at: kept },
    { kind: 'changed', at: kept },
  ] as const
  expect(next({ status: 'paymentCompleted', events }).step).toBe('arrived')
  expect(next({ status: 'paymentCompleted', events: events.slice(1) }).step).toBe('appointment')
})

test('a correction that one of several applicants must make comes first', () => {
  const persons = [anApplicationPerson({ notified: false }), anApplicationPerson({ notified: true })]
  expect(next({ status: 'paymentCompleted', persons, actions: ['view', 'edit'] }).step).toBe('correction')
})

test('a cancellation that is no longer possible names the time when it ended', () => {
  const paid = anApplication({ status: 'paymentCompleted', actions: ['view', 'edit', 'reschedule'] })
  expect(closedActions(paid)).toEqual([{ action: 'cancel', reason: 'tooLate', until: paid.appointmentDate }])
})

test('a confirmed urgent application waits for the approval before it is paid, a normal one does not', () => {
  const actions = ['view', 'edit', 'cancel'] as const
  expect(closedActions(anApplication({ mode: 'urgent', status: 'confirmed', actions }))[0]).toEqual({
    action: 'pay',
    reason: 'afterApproval',
  })
  for (const other of [{ mode: 'urgent', status: 'urgentApproved' }, { status: 'underReview' }] as const)
    expect(closedActions(anApplication({ ...other, actions })).map(({ action }) => action)).toEqual(['reschedule'])
})

const lacks = (changes: Partial<MissingCase>) =>
  missingStep({ status: 'initial', mode: 'normal', hasAllApplicants: true, hasAllDocuments: true, ...changes })

test('an unfinished request lacks its applicants, then its documents, then its confirmation', () => {
  expect(lacks({ hasAllApplicants: false, hasAllDocuments: false })).toBe('applicants')
  expect(lacks({ hasAllDocuments: false })).toBe('documents')
  expect(lacks({})).toBe('confirmation')
})

test.each([
  ['normal', 'confirmed', 'payment'],
  ['normal', 'awaitingPayment', 'payment'],
  ['urgent', 'confirmed', undefined],
  ['urgent', 'underReview', undefined],
  ['urgent', 'urgentApproved', 'payment'],
  ['urgent', 'awaitingPayment', 'payment'],
  ['normal', 'paymentCompleted', undefined],
  ['normal', 'cancelled', undefined],
  ['normal', 'expired', undefined],
  ['urgent', 'rejected', undefined],
  ['normal', 'unknown', undefined],
] as const)('a %s request that is %s lacks %s', (mode, status, missing) => {
  expect(lacks({ mode, status })).toBe(missing)
})

const asked = { reason: 'Upload a better copy', fields: [], askedAt: '2026-11-22T08:00:00.000Z' }
const corrected = (changedAt: string | undefined, changes: Partial<Application> = {}) =>
  next({
    status: 'paymentCompleted',
    actions: ['view', 'edit'],
    persons: [anApplicationPerson({ applicationNumber: 'SAMPLE0001', notified: true, correction: asked })],
    events: changedAt ? [{ kind: 'changed', at: changedAt, applicationNumber: 'SAMPLE0001' }] : [],
    ...changes,
  })

test('a correction is sent once the applicant changes something after the request for it', () => {
  expect(corrected(undefined)).toMatchObject({ step: 'correction', action: 'edit' })
  expect(corrected('2026-11-22T07:59:59.000Z')).toMatchObject({ step: 'correction', action: 'edit' })
  expect(corrected('2026-11-22T08:00:01.000Z', { mode: 'urgent', status: 'underReview' })).toEqual({
    step: 'correctionSent',
  })
})

test('a paid applicant with a sent correction still comes on the day, and reads when it has passed', () => {
  const changedAt = '2026-11-22T08:00:01.000Z'
  const day = isoDate('2026-12-01')
  expect(corrected(changedAt)).toEqual({ step: 'appointment', day, isCorrectionSent: true })
  expect(corrected(changedAt, { type: 'lost' })).toEqual({ step: 'collection', day, isCorrectionSent: true })
  expect(corrected(changedAt, { today: isoDate('2026-12-02') })).toEqual({ step: 'dayPassed', day })
})

test('after a sent correction a step of the applicant still comes next', () => {
  const changedAt = '2026-11-22T08:00:01.000Z'
  expect(corrected(changedAt, { status: 'confirmed', missing: 'payment', actions: ['edit', 'continue'] })).toEqual({
    step: 'payment',
    action: 'continue',
    until: kept,
  })
})

test('a correction of a paid applicant is sent once no required document is missing', () => {
  const document = { attachmentTypeId: 7, name: { en: '', am: '', om: '', ti: '' } }
  const person = { ...anApplicationPerson({ notified: true, correction: asked }), applicationNumber: 'SAMPLE0001' }
  const lacking = { ...person, personStatus: 'paymentCompleted', requiredAttachments: [document] } as const
  const changedAt = '2026-11-22T08:00:01.000Z'
  expect(corrected(changedAt, { persons: [lacking] })).toMatchObject({ step: 'correction', action: 'edit' })
  const attachments = [{ ...document, attachmentId: 1, url: '' }]
  expect(corrected(changedAt, { persons: [{ ...lacking, attachments }] })).toMatchObject({ isCorrectionSent: true })
  // Before the payment the missing document is the next step.
  const unpaid = { status: 'initial', missing: 'documents', actions: ['edit', 'continue'] } as const
  expect(corrected(changedAt, { ...unpaid, persons: [{ ...lacking, personStatus: 'initial' }] }).step).toBe('documents')
})

test('in a group every requested correction must be sent', () => {
  const person = anApplicationPerson({ applicationNumber: 'SAMPLE0001', notified: true, correction: asked })
  const persons = [person, { ...person, applicationNumber: 'SAMPLE0002' }]
  expect(corrected('2026-11-22T08:00:01.000Z', { persons }).step).toBe('correction')
})
