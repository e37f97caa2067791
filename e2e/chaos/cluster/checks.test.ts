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

test('accepts an isolated machine whose acknowledged writes are all stored', () => {
  expect(findLostMarks(marks, marks, 1)).toEqual([])
  expect(findLostMarks([], [], 0)).toEqual([])
})

test('mutant: two primaries. Finds an acknowledged write of the isolated machine that is missing', () => {
  expect(findLostMarks(marks, marks.slice(0, 1), 1)).toEqual([expect.stringContaining('node1 2 (cut)')])
})

test('mutant: finds a cut without an acknowledged write before it', () => {
  expect(findLostMarks(marks.slice(1), marks, 1)).toEqual([expect.stringContaining('1 cuts, and 0 writes')])
})

test('each fault names an existing alert rule', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../deploy', name), 'utf8')
  const rules = read('alerts.yaml') + read('alerts-cluster.yaml')
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(alerts).toEqual(expect.arrayContaining(Object.values(alertOf)))
})

const payments = [{ request: 7, code: '1234567890' }]
const paid: StoredOrder = { code: '1234567890', state: 'paid', postings: 1 }

test('accepts a payment of the bank that is in the database once', () => {
  expect(findUnsettled(payments, [paid])).toEqual([])
  expect(findUnsettled(payments, [{ ...paid, state: 'refundDue' }])).toEqual([])
})

test.each([
  ['the order is lost', [], /no order has it/],
  ['the order stays open', [{ ...paid, state: 'open', postings: 0 }], /the order is open/],
  ['the payment is counted twice', [{ ...paid, postings: 2 }], /was paid 2 times/],
  ['an order is paid without a payment at the bank', [paid, { ...paid, code: '0987654321' }], /received nothing/],
] as const)('mutant: %s', (_name, orders, found) => {
  expect(findUnsettled(payments, orders)).toEqual([expect.stringMatching(found)])
})
