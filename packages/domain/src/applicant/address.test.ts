import { expect, test } from 'vitest'
import { issuesOf } from '../issues/result.ts'
import { addressFrom, checkAddress } from './address.ts'

const all = {
  region: 'Oromia',
  city: 'Adama',
  state: 'a',
  zone: 'b',
  woreda: 'c',
  kebele: 'd',
  street: 'e',
  houseNo: 'f',
  poBox: 'g',
  subCity: 'h',
}

test('A §5: region and city are required', () => {
  expect(issuesOf(checkAddress(addressFrom({})))).toEqual([
    { field: 'address.region', code: 'required' },
    { field: 'address.city', code: 'required' },
  ])
  expect(checkAddress(undefined)).toEqual(checkAddress({}))
})

test('the step passes when both are filled', () => {
  expect(checkAddress(addressFrom({ region: ' Oromia ', city: 'Adama' }))).toEqual({
    ok: true,
    value: { region: 'Oromia', city: 'Adama' },
  })
})

test('every other field is kept', () => {
  expect(checkAddress(addressFrom(all))).toEqual({ ok: true, value: all })
})

test('every field has a maximum length', () => {
  const longest = (field: string) => (field === 'houseNo' || field === 'poBox' ? 50 : 100)
  const ofLength = (more: number) =>
    addressFrom(Object.fromEntries(Object.keys(all).map((field) => [field, 'x'.repeat(longest(field) + more)])))
  expect(issuesOf(checkAddress(ofLength(1)))).toEqual(
    Object.keys(all).map((field) => ({ field: `address.${field}`, code: 'tooLong', params: { max: longest(field) } })),
  )
  expect(checkAddress(ofLength(0)).ok).toBe(true)
})
