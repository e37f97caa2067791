import { expect, test } from 'vitest'
import { containsValue } from './contains-value.ts'

test('finds a whole value, and not inside another one', () => {
  expect(containsValue('{"total":5000}', '5000')).toBe(true)
  expect(containsValue('born 1990-05-12', '1990')).toBe(true)
  expect(containsValue('{"applicationNumber":"02500072304"}', '5000')).toBe(false)
  expect(containsValue('{"id":1234567}', '123456')).toBe(false)
  expect(containsValue('ካናሪት', 'ካናሪ')).toBe(false)
  expect(containsValue('a+b (c)', 'a+b (c)')).toBe(true)
  expect(containsValue('aab', 'a.b')).toBe(false)
})
