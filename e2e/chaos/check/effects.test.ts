import { expect, test } from 'vitest'
import { oneAuditRowPerChange, oneEffectPerKey } from './effects.ts'
import { aChange, anOperation, someFacts } from './testing/test-facts.ts'

const twice = [aChange({ after: 'held' }), aChange({ seq: 2, xid: 2, id: 102 })]
const request = { id: 7, session: 1, status: 'initial', applicants: 1, persons: 1 }
const submit = anOperation({ command: { op: 'submit', ids: [101], applicants: 1 }, results: [{ request: 7 }] })

test('accepts one appointment for one key', () => {
  expect(oneEffectPerKey(someFacts())).toEqual([])
})

test('finds a second appointment of the same key', () => {
  expect(oneEffectPerKey(someFacts({ changes: twice }))).toEqual([
    'session 1: rows 102 (hold 2/2026-12-01 3x1) belong to no key',
  ])
})

test('one unreported appointment may belong to a call with an unknown outcome', () => {
  const lost = anOperation({ key: '1-2', outcome: 'maybe', results: [] })
  expect(oneEffectPerKey(someFacts({ operations: [anOperation(), lost], changes: twice }))).toEqual([])
  const third = [...twice, aChange({ seq: 3, xid: 3, id: 103 })]
  expect(oneEffectPerKey(someFacts({ operations: [anOperation(), lost], changes: third }))).toHaveLength(1)
})

test('a refused call has no appointment', () => {
  const refused = anOperation({ outcome: 'refused', results: [] })
  expect(oneEffectPerKey(someFacts({ operations: [refused] }))).toHaveLength(1)
})

test('a repeated key gets the same response', () => {
  const results = [{ ids: [101] }, { ids: [101] }]
  expect(oneEffectPerKey(someFacts({ operations: [anOperation({ results })] }))).toEqual([])
  const replacement = [{ ids: [101] }, { ids: [102] }]
  expect(oneEffectPerKey(someFacts({ operations: [anOperation({ results: replacement })] }))).toHaveLength(1)
})

test('finds a second request of one submission', () => {
  const one = someFacts({ operations: [anOperation(), submit], requests: new Map([[7, request]]) })
  expect(oneEffectPerKey(one)).toEqual([])
  const requests = new Map([7, 8].map((id) => [id, { ...request, id }]))
  expect(oneEffectPerKey({ ...one, requests })).toEqual(['session 1: requests 8 belong to no key'])
})

test('finds a move without a request', () => {
  const moved = aChange({ seq: 2, xid: 2, id: 102, request: 7, after: 'final' })
  expect(oneEffectPerKey(someFacts({ changes: [aChange(), moved] }))).toHaveLength(1)
  const move = anOperation({
    key: '1-2',
    command: { op: 'reschedule', request: 7, day: '2026-12-01', slot: 3 },
    outcome: 'maybe',
    results: [],
  })
  expect(oneEffectPerKey(someFacts({ operations: [anOperation(), move], changes: [aChange(), moved] }))).toEqual([])
})

const entry = (action: string, subject: number | null, request: number | null = null) => ({ action, subject, request })
const taken = entry('hold.taken', 101)
const cancelled = { id: 7, session: 1, status: 'cancelled', applicants: 1, persons: 1 }

test('accepts one audit row for one hold', () => {
  expect(oneAuditRowPerChange(someFacts())).toEqual([])
})

test.each([
  ['no', []],
  ['two', [taken, taken]],
] as const)('finds %s audit rows for a hold', (_count, audit) => {
  expect(oneAuditRowPerChange(someFacts({ audit }))).toHaveLength(1)
})

test('finds an audit row without a change', () => {
  const audit = [taken, entry('hold.released', 999)]
  expect(oneAuditRowPerChange(someFacts({ audit }))).toEqual(['hold.released: 1 audit rows for 0 changes'])
})

test('a release needs an audit row, a replaced hold does not', () => {
  const released = aChange({ seq: 2, xid: 2, before: 'held', after: 'released' })
  expect(oneAuditRowPerChange(someFacts({ changes: [aChange(), released] }))).toHaveLength(1)
  const replacement = aChange({ seq: 3, xid: 2, id: 102 })
  const audit = [taken, entry('hold.taken', 102)]
  expect(oneAuditRowPerChange(someFacts({ changes: [aChange(), released, replacement], audit }))).toEqual([])
})

test('a request has a row for its submission, and one for its cancellation', () => {
  const requests = new Map([[7, cancelled]])
  const audit = [taken, entry('request.submitted', null, 7), entry('request.cancelled', null, 7)]
  expect(oneAuditRowPerChange(someFacts({ requests, audit }))).toEqual([])
  expect(oneAuditRowPerChange(someFacts({ requests, audit: audit.slice(0, 2) }))).toHaveLength(1)
})
