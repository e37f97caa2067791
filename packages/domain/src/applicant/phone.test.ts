import { expect, test } from 'vitest'
import { checkWith, issuesOf } from '../issues/result.ts'
import { InternationalPhone, internationalPhone, Phone, phoneIssues, phoneKey, typedPhone } from './phone.ts'

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

test('A §5: no character is allowed before or after the digits', () => {
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

test('the international form of an Ethiopian number has +251 and nine digits', () => {
  expect(internationalPhone('0900000001')).toBe('+251900000001')
  expect(internationalPhone('900000001')).toBe('+251900000001')
  expect(internationalPhone(' 0900000001 ')).toBe('+251900000001')
})

test('R11: a number with its country code stays as it is', () => {
  expect(internationalPhone('+251900000001')).toBe('+251900000001')
  expect(internationalPhone('+44 1632 960001')).toBe('+441632960001')
  expect(internationalPhone('441632960001')).toBe('+441632960001')
  // Nine digits after a + are a complete foreign number.
  expect(internationalPhone('+900000001')).toBe('+900000001')
})

test('two spellings of one number share a key', () => {
  expect(new Set(['0900000001', '900000001', '+251900000001'].map(phoneKey))).toEqual(new Set(['900000001']))
  expect(phoneKey('00251900000001')).toBe('900000001')
  // Its last nine digits are those of an Ethiopian number.
  expect(phoneKey('+447911234567')).not.toBe(phoneKey('0911234567'))
  expect(new Set(['+441632960001', '00441632960001', '+44 1632 960001'].map(phoneKey))).toEqual(
    new Set(['+441632960001']),
  )
})

test.each([
  '0900000001',
  '0900 000 001',
  '0900-00-00-01',
  '(0900) 000.001',
  '+251900000001',
  '+251 900 00 00 01',
  '+251 (0) 900 000 001',
  '251900000001',
  '00251900000001',
  '00 251 900 000 001',
  '\u202a+251\u00a0900\u2011000\u2011001\u202c',
])('D44: %s is typed for 0900000001', (typed) => {
  expect(typedPhone(typed)).toBe('0900000001')
  expect(accepted(typedPhone(typed))).toBe(true)
})

test('R11: the 0 in brackets is left out after a country code, and kept without one', () => {
  expect(typedPhone('+44 (0)1632 960001')).toBe('+441632960001')
  expect(typedPhone('0049 ( 0 ) 30 1234567')).toBe('+49301234567')
  expect(typedPhone('+251 (0) 900 000001')).toBe('0900000001')
  expect(typedPhone('(0)900 000001')).toBe('0900000001')
})

test.each(['+2519000', '+25190000000', '+2519000000001', '+251090000000'])(
  'R11: %s is an Ethiopian number with a wrong number of digits, and no foreign one',
  (phone) => {
    expect(issuesOf(checkWith(InternationalPhone, phone, 'x'))).toEqual([{ field: 'x', code: 'phoneFormat' }])
  },
)

test('R11: an Ethiopian number with its country code is an international one', () => {
  for (const phone of ['+251900000001', '+2510900000001', '+2529000000'])
    expect(checkWith(InternationalPhone, phone, 'x').ok).toBe(true)
})

test('D44: a text that is no Ethiopian number does not change, and the rule checks it', () => {
  expect(typedPhone('900 000 001')).toBe('900000001')
  expect(typedPhone('+44 1632 960001')).toBe('+441632960001')
  expect(typedPhone('0044 1632 960001')).toBe('+441632960001')
  expect(InternationalPhone.safeParse(typedPhone('0044 1632 960001')).success).toBe(true)
  expect(typedPhone('+2519000')).toBe('+2519000')
  expect(typedPhone('no phone')).toBe('nophone')
  expect(typedPhone('')).toBe('')
})
