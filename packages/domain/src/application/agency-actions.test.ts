import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import type { ApplicationEventKind } from '../model/choices.ts'
import { findOfficeRecordFault, isCorrectable, isInForm } from './agency-actions.ts'
import type { OfficeRecordKind } from './next-action.ts'

const today = isoDate('2026-12-01')
const paid = {
  type: 'new',
  mode: 'normal',
  status: 'paymentCompleted',
  events: [],
  today,
  now: '2026-12-01T12:00:00.000Z',
} as const
const visit = (kind: OfficeRecordKind, events: readonly ApplicationEventKind[] = [], appointmentDate = today) =>
  findOfficeRecordFault(kind, { ...paid, events, appointmentDate })

test('an office records arrival, the finished document and its collection, in this order', () => {
  expect(visit('arrived')).toBeUndefined()
  expect(visit('ready', ['arrived'])).toBeUndefined()
  expect(visit('collected', ['arrived', 'ready'])).toBeUndefined()
  expect(visit('collected', ['arrived'])).toBe('notReady')
  expect(visit('ready', ['arrived', 'ready', 'collected'])).toBe('isCollected')
})

test('arrival and absence are refused before the day of the appointment', () => {
  const tomorrow = isoDate('2026-12-02')
  expect(visit('arrived', [], tomorrow)).toBe('beforeAppointment')
  expect(visit('didNotCome', [], tomorrow)).toBe('beforeAppointment')
})

test('a late arrival can be recorded after an absence, and an absence not after an arrival', () => {
  expect(visit('arrived', ['didNotCome'])).toBeUndefined()
  expect(visit('didNotCome', ['arrived'])).toBe('hasArrived')
  expect(visit('ready', ['didNotCome'])).toBe('hasNotCome')
  expect(visit('ready', ['didNotCome', 'arrived'])).toBeUndefined()
  expect(visit('arrived', ['arrived', 'ready'])).toBe('isReady')
})

test('a new day ends an absence, and an absence is recorded from the time of the appointment on', () => {
  expect(visit('ready', ['didNotCome', 'rescheduled'])).toBe('notArrived')
  expect(visit('ready', ['didNotCome', 'rescheduled'], isoDate('2026-11-30'))).toBeUndefined()
  const slot = { ...paid, appointmentDate: today, appointmentSlot: { startTime: '09:00' } }
  expect(findOfficeRecordFault('didNotCome', { ...slot, now: '2026-12-01T05:59:00.000Z' })).toBe('beforeSlot')
  expect(findOfficeRecordFault('didNotCome', { ...slot, now: '2026-12-01T06:00:00.000Z' })).toBeUndefined()
  expect(findOfficeRecordFault('arrived', { ...slot, now: '2026-12-01T05:59:00.000Z' })).toBeUndefined()
  expect(findOfficeRecordFault('didNotCome', { ...slot, isDayClosed: true })).toBe('dayClosed')
})

test('the document of an appointment is finished only after the visit, or once the day has passed', () => {
  for (const day of [isoDate('2026-12-02'), today]) expect(visit('ready', [], day)).toBe('notArrived')
  expect(visit('ready', [], isoDate('2026-11-30'))).toBeUndefined()
  const urgent = { ...paid, type: 'renewal', mode: 'urgent', appointmentDate: today } as const
  expect(findOfficeRecordFault('ready', urgent)).toBe('notArrived')
  expect(findOfficeRecordFault('ready', { ...urgent, mode: 'normal' })).toBeUndefined()
})

test('while a payment was taken back a visit is recorded, and no document is finished or handed out', () => {
  const taken = { ...paid, isTakenBack: true }
  expect(findOfficeRecordFault('arrived', taken)).toBeUndefined()
  expect(findOfficeRecordFault('ready', { ...taken, events: ['arrived'] })).toBe('takenBack')
  expect(findOfficeRecordFault('collected', { ...taken, events: ['arrived', 'ready'] })).toBe('takenBack')
})

test('a visit is recorded only for a paid application', () => {
  for (const status of ['initial', 'confirmed', 'cancelled', 'expired'] as const)
    expect(findOfficeRecordFault('arrived', { ...paid, status })).toBe('notPaid')
})

test('events of other kinds do not affect a visit', () => {
  expect(visit('ready', ['didNotCome', 'changed'])).toBe('hasNotCome')
  expect(visit('didNotCome', ['arrived', 'changed'])).toBe('hasArrived')
  expect(visit('didNotCome', ['arrived', 'didNotCome'])).toBeUndefined()
})

test('a visit without its own day is recorded on any day, but not after the document is ready', () => {
  for (const kind of ['arrived', 'didNotCome'] as const) {
    expect(findOfficeRecordFault(kind, paid)).toBeUndefined()
    expect(findOfficeRecordFault(kind, { ...paid, events: ['ready'] })).toBe('isReady')
  }
  expect(findOfficeRecordFault('ready', { ...paid, events: ['ready'] })).toBeUndefined()
})

test('a correction names fields of the applicant, the family, or a document by its type', () => {
  for (const name of ['personal.firstName', 'address.region', 'passport.issueDate', 'originId.visaType'])
    expect([name, isCorrectable(name)]).toEqual([name, true])
  expect(isCorrectable('family')).toBe(true)
  expect(isCorrectable('attachments.12')).toBe(true)
})

test('a correction cannot name fields that the service owns or that do not exist', () => {
  for (const name of ['status', 'personal', 'personal.age', 'attachments', 'attachments.x', 'constructor', ''])
    expect([name, isCorrectable(name)]).toEqual([name, false])
})

test.each([
  ['new', undefined, ['passportPageId']],
  ['renewal', undefined, ['passportPageId', 'passportNumber', 'dataCorrected', 'correctionType']],
  ['correction', undefined, ['passportPageId', 'passportNumber', 'correctionType']],
  ['new', 'new', ['visaNumber', 'country']],
  ['correction', 'correction', ['correctionType', 'country', 'correctionNote']],
] as const)('the form of %s, Origin ID %s, has only these fields', (requestType, service, expected) => {
  const passport = ['passportPageId', 'passportNumber', 'dataCorrected', 'correctionType']
  const originId = ['visaNumber', 'country', 'correctionNote']
  const names = [...passport.map((name) => `passport.${name}`), ...originId.map((name) => `originId.${name}`)]
  const found = names.filter((name) => isInForm(name, { requestType, service }))
  expect(found.map((name) => name.split('.')[1])).toEqual(expected)
  for (const name of ['personal.firstName', 'address.region', 'family', 'attachments.1'])
    expect(isInForm(name, { requestType, service })).toBe(true)
  expect(isInForm('personal.nationalityId', { requestType, service })).toBe(service !== undefined)
})
