import { expect, test } from 'vitest'
import { acknowledgedExists } from './acknowledged.ts'
import { aChange, aHoldAsk, anOperation, someFacts } from './testing/test-facts.ts'

const request = { id: 7, session: 1, status: 'initial', applicants: 2, persons: 2 }
const submit = anOperation({ ask: { op: 'submit', ids: [101], applicants: 2 }, got: [{ request: 7 }] })
const cancel = anOperation({ ask: { op: 'cancel', request: 7 }, got: [{}] })
const move = anOperation({ ask: { op: 'reschedule', request: 7, day: '2026-12-01', slot: 3 } })

test('accepts a hold that is stored as it was acknowledged', () => {
  expect(acknowledgedExists(someFacts())).toEqual([])
})

test.each([
  ['is not there', { changes: [] }],
  ['has another number of applicants', { operations: [anOperation({ ask: aHoldAsk(2) })] }],
  ['is in another slot', { operations: [anOperation({ ask: aHoldAsk(1, 4) })] }],
  ['is another visitor’s', { operations: [anOperation({ session: 2 })] }],
] as const)('a hold that %s is found', (_what, facts) => {
  expect(acknowledgedExists(someFacts(facts))).toHaveLength(1)
})

test('what was refused or unknown needs not be there', () => {
  const operations = [anOperation({ outcome: 'maybe', got: [] }), anOperation({ outcome: 'refused', got: [] })]
  expect(acknowledgedExists(someFacts({ operations, changes: [] }))).toEqual([])
})

test('a request needs to be there with all its persons', () => {
  expect(acknowledgedExists(someFacts({ operations: [submit], requests: new Map([[7, request]]) }))).toEqual([])
  expect(acknowledgedExists(someFacts({ operations: [submit] }))).toHaveLength(1)
  const alone = new Map([[7, { ...request, persons: 1 }]])
  expect(acknowledgedExists(someFacts({ operations: [submit], requests: alone }))).toHaveLength(1)
})

test('a moved appointment needs its row, a cancelled request its status', () => {
  const moved = [aChange({ request: 7, after: 'final' })]
  expect(acknowledgedExists(someFacts({ operations: [move], changes: moved }))).toEqual([])
  expect(acknowledgedExists(someFacts({ operations: [move] }))).toHaveLength(1)
  const cancelled = new Map([[7, { ...request, status: 'cancelled' }]])
  expect(acknowledgedExists(someFacts({ operations: [cancel], requests: cancelled }))).toEqual([])
  expect(acknowledgedExists(someFacts({ operations: [cancel], requests: new Map([[7, request]]) }))).toHaveLength(1)
})
