import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLostMarks, type Mark } from './checks.ts'
import { alertOf } from './faults.ts'
import { findUnsettled, type StoredOrder } from './payments.ts'

const marks: readonly Mark[] = [
  { node: 'node1', number: 1, when: 'before' },
  { node: 'node1', number: 2, when: 'cut' },
]

test('a machine that was cut off has acknowledged nothing that is lost', () => {
  expect(findLostMarks(marks, marks, 1)).toEqual([])
  expect(findLostMarks([], [], 0)).toEqual([])
})

test('planted: two primaries. A write that the cut-off machine acknowledged is not in the database', () => {
  expect(findLostMarks(marks, marks.slice(0, 1), 1)).toEqual([expect.stringContaining('node1 2 (cut)')])
})

test('planted: a cut before which nothing was written shows nothing, and is found', () => {
  expect(findLostMarks(marks.slice(1), marks, 1)).toEqual([expect.stringContaining('1 cuts, and 0 writes')])
})

test('each fault names an alert that operators have', () => {
  const rules = readFileSync(join(import.meta.dirname, '../../../deploy/alerts-cluster.yaml'), 'utf8')
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(alerts).toEqual(expect.arrayContaining(Object.values(alertOf)))
})

const taken = [{ request: 7, code: '1234567890' }]
const paid: StoredOrder = { code: '1234567890', state: 'paid', postings: 1 }

test('a payment that the bank took is in the database once', () => {
  expect(findUnsettled(taken, [paid])).toEqual([])
  expect(findUnsettled(taken, [{ ...paid, state: 'refundDue' }])).toEqual([])
})

test.each([
  ['the order is lost', [], /no order has it/],
  ['the order stays open', [{ ...paid, state: 'open', postings: 0 }], /the order is open/],
  ['the payment is counted twice', [{ ...paid, postings: 2 }], /was paid 2 times/],
  ['another order is paid that the bank did not take', [paid, { ...paid, code: '0987654321' }], /took nothing/],
] as const)('planted: %s', (_name, orders, found) => {
  expect(findUnsettled(taken, orders)).toEqual([expect.stringMatching(found)])
})
