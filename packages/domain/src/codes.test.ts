import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as codes from './codes.ts'

type AnyTable = codes.CodeTable<string, number | string>

const tables = Object.entries(codes).filter(([, value]) => typeof value === 'object') as unknown as readonly [
  string,
  AnyTable,
][]

test('every coded list of the sources is a table', () => {
  expect(new Set(tables.map(([name]) => name))).toEqual(
    new Set([
      'requestTypeCode',
      'urgentMenuCode',
      'requestModeCode',
      'originIdApplicantTypeCode',
      'urgentOptionCode',
      'replacementReasonCode',
      'correctionTypeCode',
      'genderCode',
      'maritalStatusCode',
      'requestStatusCode',
      'personStatusCode',
      'passportPageCode',
    ]),
  )
})

test.each(tables)('%s: decodes every name from its number and from text', (_, table) => {
  for (const name of table.names) {
    expect(table.decode(table.encode(name))).toBe(name)
    expect(table.decode(String(table.encode(name)))).toBe(name)
  }
  expect(new Set(table.names.map(table.encode)).size).toBe(table.names.length)
})

test.each(tables)('%s: decodes any value to a name or unknown and never throws', (_, table) => {
  fc.assert(
    fc.property(fc.anything(), (code) => {
      expect([...table.names, 'unknown']).toContain(table.decode(code))
    }),
  )
  expect([undefined, null, {}, [table.encode(table.names[0] ?? '')], Number.NaN].map(table.decode)).toEqual(
    Array(5).fill('unknown'),
  )
})

test('D1: a request has codes 2, 3, 4, 8; the urgent menu has 1, 2, 4, 8', () => {
  const types = ['new', 'renewal', 'lost', 'correction'] as const
  expect(types.map(codes.requestTypeCode.encode)).toEqual([2, 3, 4, 8])
  expect(types.map(codes.urgentMenuCode.encode)).toEqual([1, 2, 4, 8])
  expect(codes.requestTypeCode.decode(2)).toBe('new')
  expect(codes.urgentMenuCode.decode(2)).toBe('renewal')
  expect(codes.requestTypeCode.decode(1)).toBe('unknown')
})

test('A §3: the remaining codes are as printed', () => {
  expect(['normal', 'urgent'].map((mode) => codes.requestModeCode.encode(mode as 'normal'))).toEqual([0, 1])
  expect(codes.urgentOptionCode.encode('2')).toBe(1)
  expect(codes.urgentOptionCode.encode('5')).toBe(2)
  expect(codes.replacementReasonCode.names.map(codes.replacementReasonCode.encode)).toEqual([1, 2, 3, 4])
  expect(codes.correctionTypeCode.names.map(codes.correctionTypeCode.encode)).toEqual(['1', '2', '3'])
  expect(codes.genderCode.decode('1')).toBe('male')
  expect(codes.genderCode.decode(0)).toBe('female')
  expect(codes.passportPageCode.decode(2)).toBe('64')
})

test('who an Origin ID is for has codes of ours', () => {
  expect([1, 2, 3].map(codes.originIdApplicantTypeCode.decode)).toEqual(['byBirth', 'bySpouse', 'child'])
})

test('D8: the placeholder 9 is no marital status', () => {
  expect(['0', '1', '2', '3', '9'].map(codes.maritalStatusCode.decode)).toEqual([
    'single',
    'married',
    'divorced',
    'widowed',
    'unknown',
  ])
})

test('B §4: Payment Completed has a blank for the request and none for the person', () => {
  expect(codes.requestStatusCode.decode('Payment Completed')).toBe('paymentCompleted')
  expect(codes.requestStatusCode.decode('PaymentCompleted')).toBe('unknown')
  expect(codes.personStatusCode.decode('PaymentCompleted')).toBe('paymentCompleted')
  expect(codes.requestStatusCode.decode('UrgentApproved')).toBe('urgentApproved')
})

test('our own statuses are sent as words', () => {
  expect(codes.requestStatusCode.names.map(codes.requestStatusCode.encode)).toEqual([
    'Initial',
    'Confirmed',
    'UnderReview',
    'UrgentApproved',
    'Rejected',
    'AwaitingPayment',
    'Payment Completed',
    'Cancelled',
    'Expired',
  ])
  expect(codes.personStatusCode.names.map(codes.personStatusCode.encode)).toEqual([
    'Initial',
    'PaymentCompleted',
    'Cancelled',
  ])
})
