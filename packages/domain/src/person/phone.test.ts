import { expect, test } from 'vitest'
import { checkWith, issuesOf } from '../checked.ts'
import { internationalPhone, Phone, phoneIssues } from './phone.ts'

const accepted = (phone: string, prefixes?: readonly string[]) =>
  checkWith(Phone, phone, 'x').ok && phoneIssues(phone, 'x', prefixes).length === 0

test.each(['900000001', '0900000001', ' 0900000001 '])('A §5: %s is accepted', (phone) => {
  expect(accepted(phone)).toBe(true)
})

test.each([
  '800000001',
  '0800000001',
  '90000000',
  '9000000011',
  '09000000011',
  '090000000',
  '0090000001',
  '+251900000001',
  '0900 000001',
  '09000000a1',
  'x900000001',
  '900000001x',
])('A §5: %s is refused', (phone) => {
  expect(accepted(phone)).toBe(false)
})

test('A §5: nothing stands before or behind the digits', () => {
  for (const phone of ['x900000001', '+251900000001', '900000001x']) expect(checkWith(Phone, phone, 'x').ok).toBe(false)
})

test('the number is required', () => {
  expect(issuesOf(checkWith(Phone, ' ', 'x'))).toEqual([{ field: 'x', code: 'required' }])
  expect(issuesOf(checkWith(Phone, undefined, 'x'))).toEqual([{ field: 'x', code: 'required' }])
  expect(issuesOf(checkWith(Phone, '12', 'x'))).toEqual([{ field: 'x', code: 'phoneFormat' }])
})

test('D16: an operator may admit 07 numbers', () => {
  expect(phoneIssues('0700000001', 'phone')).toEqual([{ field: 'phone', code: 'phoneFormat' }])
  expect(accepted('0700000001', ['9', '7'])).toBe(true)
  expect(accepted('700000001', ['9', '7'])).toBe(true)
  expect(accepted('0900000001', ['7'])).toBe(false)
})

test('the networks take +251 and nine digits', () => {
  expect(internationalPhone('0900000001')).toBe('+251900000001')
  expect(internationalPhone('900000001')).toBe('+251900000001')
  expect(internationalPhone(' 0900000001 ')).toBe('+251900000001')
})
