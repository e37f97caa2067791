import { expect, test } from 'vitest'
import { acknowledgedExists, finalStateMatches } from './final-state.ts'
import { aChange, aHoldCommand, anOperation, someFacts } from './testing/test-facts.ts'

const hold = anOperation()
const release = anOperation({ key: '1-2', command: { op: 'release' }, results: [{}] })
const submit = anOperation({
  key: '1-2',
  command: { op: 'submit', ids: [101], applicants: 1 },
  results: [{ request: 7 }],
})
const move = (id: number) =>
  anOperation({
    key: `move-${id}`,
    command: { op: 'reschedule', request: 7, day: '2026-12-01', slot: 3 },
    results: [{ ids: [id] }],
  })
const cancel = anOperation({ key: '1-9', command: { op: 'cancel', request: 7 }, results: [{}] })
const final = (id: number) => aChange({ id, request: 7, after: 'final' })
const ended = (id: number) => aChange({ id, request: 7, before: 'final', after: 'moved' })

test('a second hold replaces the first', () => {
  const again = anOperation({ key: '1-2', command: aHoldCommand(1, 4), results: [{ ids: [102] }] })
  const changes = [aChange({ after: 'released' }), aChange({ id: 102, slot: 4 })]
  expect(finalStateMatches(someFacts({ operations: [hold, again], changes }))).toEqual([])
  expect(finalStateMatches(someFacts({ operations: [hold, again] }))).toHaveLength(1)
})

test('a released hold is not held any more', () => {
  expect(finalStateMatches(someFacts({ operations: [hold, release] }))).toHaveLength(1)
  expect(
    finalStateMatches(someFacts({ operations: [hold, release], changes: [aChange({ after: 'released' })] })),
  ).toEqual([])
})

test('a hold may expire after half an hour, not before', () => {
  const row = { ...someFacts().appointments.get(101), state: 'expired', created: 0 } as never
  const lapsed = (changed: number) =>
    someFacts({ appointments: new Map([[101, { ...(row as object), changed } as never]]) })
  expect(finalStateMatches(lapsed(1_800_000))).toEqual([])
  expect(finalStateMatches(lapsed(1_799_999))).toHaveLength(1)
})

test('after parallel moves the appointment is one of the acknowledged ones', () => {
  const operations = [hold, submit, move(102), move(103)]
  expect(finalStateMatches(someFacts({ operations, changes: [ended(101), ended(103), final(102)] }))).toEqual([])
  expect(finalStateMatches(someFacts({ operations, changes: [final(101), ended(103), ended(102)] }))).toHaveLength(1)
  expect(finalStateMatches(someFacts({ operations, changes: [ended(101), final(103), final(102)] }))).toHaveLength(1)
})

test('a cancelled request has no appointment', () => {
  const operations = [hold, submit, cancel]
  expect(finalStateMatches(someFacts({ operations, changes: [aChange({ request: 7, after: 'cancelled' })] }))).toEqual(
    [],
  )
  expect(finalStateMatches(someFacts({ operations, changes: [final(101)] }))).toHaveLength(1)
})

test('skips a visitor with an unknown outcome', () => {
  const lost = anOperation({ key: '1-2', command: { op: 'release' }, outcome: 'maybe', results: [] })
  expect(finalStateMatches(someFacts({ operations: [hold, lost] }))).toEqual([])
  expect(finalStateMatches(someFacts({ operations: [hold, lost], changes: [] }))).toEqual([])
})

const request = { id: 7, session: 1, status: 'initial', applicants: 2, persons: 2 }
const submitCall = anOperation({ command: { op: 'submit', ids: [101], applicants: 2 }, results: [{ request: 7 }] })
const cancelCall = anOperation({ command: { op: 'cancel', request: 7 }, results: [{}] })
const moveCall = anOperation({ command: { op: 'reschedule', request: 7, day: '2026-12-01', slot: 3 } })

test('accepts a hold that is stored as it was acknowledged', () => {
  expect(acknowledgedExists(someFacts())).toEqual([])
})

test.each([
  ['is missing', { changes: [] }],
  ['has a wrong number of applicants', { operations: [anOperation({ command: aHoldCommand(2) })] }],
  ['is in a wrong slot', { operations: [anOperation({ command: aHoldCommand(1, 4) })] }],
  ['belongs to another visitor', { operations: [anOperation({ session: 2 })] }],
] as const)('finds a hold that %s', (_what, facts) => {
  expect(acknowledgedExists(someFacts(facts))).toHaveLength(1)
})

test('a refused or unknown command needs no row', () => {
  const operations = [anOperation({ outcome: 'maybe', results: [] }), anOperation({ outcome: 'refused', results: [] })]
  expect(acknowledgedExists(someFacts({ operations, changes: [] }))).toEqual([])
})

test('a request must have all its persons', () => {
  expect(acknowledgedExists(someFacts({ operations: [submitCall], requests: new Map([[7, request]]) }))).toEqual([])
  expect(acknowledgedExists(someFacts({ operations: [submitCall] }))).toHaveLength(1)
  const alone = new Map([[7, { ...request, persons: 1 }]])
  expect(acknowledgedExists(someFacts({ operations: [submitCall], requests: alone }))).toHaveLength(1)
})

test('a moved appointment must have its row, a cancelled request its status', () => {
  const moved = [aChange({ request: 7, after: 'final' })]
  expect(acknowledgedExists(someFacts({ operations: [moveCall], changes: moved }))).toEqual([])
  expect(acknowledgedExists(someFacts({ operations: [moveCall] }))).toHaveLength(1)
  const cancelled = new Map([[7, { ...request, status: 'cancelled' }]])
  expect(acknowledgedExists(someFacts({ operations: [cancelCall], requests: cancelled }))).toEqual([])
  expect(acknowledgedExists(someFacts({ operations: [cancelCall], requests: new Map([[7, request]]) }))).toHaveLength(1)
})
