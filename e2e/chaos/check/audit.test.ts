import { expect, test } from 'vitest'
import { oneAuditRowPerChange } from './audit.ts'
import { aChange, someFacts } from './testing/test-facts.ts'

const entry = (action: string, subject: number | null, request: number | null = null) => ({ action, subject, request })
const taken = entry('hold.taken', 101)
const request = { id: 7, session: 1, status: 'cancelled', applicants: 1, persons: 1 }

test('one hold, one row', () => {
  expect(oneAuditRowPerChange(someFacts())).toEqual([])
})

test.each([
  ['none', []],
  ['two', [taken, taken]],
] as const)('%s for a hold is found', (_count, audit) => {
  expect(oneAuditRowPerChange(someFacts({ audit }))).toHaveLength(1)
})

test('a row without a change is found', () => {
  const audit = [taken, entry('hold.released', 999)]
  expect(oneAuditRowPerChange(someFacts({ audit }))).toEqual(['hold.released: 1 audit rows for 0 changes'])
})

test('giving back is a change of its own, being replaced is none', () => {
  const back = aChange({ seq: 2, xid: 2, before: 'held', after: 'released' })
  expect(oneAuditRowPerChange(someFacts({ changes: [aChange(), back] }))).toHaveLength(1)
  const other = aChange({ seq: 3, xid: 2, id: 102 })
  const audit = [taken, entry('hold.taken', 102)]
  expect(oneAuditRowPerChange(someFacts({ changes: [aChange(), back, other], audit }))).toEqual([])
})

test('a request has a row for its submission, and one for its cancellation', () => {
  const requests = new Map([[7, request]])
  const audit = [taken, entry('request.submitted', null, 7), entry('request.cancelled', null, 7)]
  expect(oneAuditRowPerChange(someFacts({ requests, audit }))).toEqual([])
  expect(oneAuditRowPerChange(someFacts({ requests, audit: audit.slice(0, 2) }))).toHaveLength(1)
})
