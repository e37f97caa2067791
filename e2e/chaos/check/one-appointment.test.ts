import { expect, test } from 'vitest'
import { oneAppointmentPerRequest } from './one-appointment.ts'
import { aChange, someFacts } from './testing/test-facts.ts'

const requests = new Map([[7, { id: 7, session: 1, status: 'initial', applicants: 2, persons: 2 }]])
const given = { request: 7, places: 2 }
const submitted = aChange({ ...given, before: 'held', after: 'final' })
const ended = (xid: number, after: 'moved' | 'cancelled', id = 101) =>
  aChange({ ...given, seq: xid * 2, xid, id, before: 'final', after })
const taken = (xid: number, id = 102) => aChange({ ...given, seq: xid * 2 + 1, xid, id, before: null, after: 'final' })
const found = (...changes: ReturnType<typeof aChange>[]) => oneAppointmentPerRequest(someFacts({ changes, requests }))

test('a move in one transaction keeps the one place', () => {
  expect(found(submitted, ended(2, 'moved'), taken(2))).toEqual([])
})

test('a second live place is found, though the first went later', () => {
  expect(found(submitted, taken(2), ended(3, 'moved'))).toEqual(['request 7: 4 places for 2 after 2'])
})

test('a moment without a place is found', () => {
  expect(found(submitted, ended(2, 'moved'), taken(3))).toEqual(['request 7: has a place again after 3'])
})

test('a cancelled request stays without one', () => {
  expect(found(submitted, ended(2, 'cancelled'))).toEqual([])
})

test('what a sample saw counts', () => {
  const samples = [{ at: 7, counters: [], doubled: ['request 7: 4 places for 2'] }]
  expect(oneAppointmentPerRequest(someFacts({ samples }))).toEqual(['at 7: request 7: 4 places for 2'])
})
