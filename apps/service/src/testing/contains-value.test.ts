import { expect, test } from 'vitest'
import { holdsValue } from './holds-value.ts'

test('finds a whole value, and not inside another one', () => {
  expect(holdsValue('{"total":5000}', '5000')).toBe(true)
  expect(holdsValue('born 1990-05-12', '1990')).toBe(true)
  expect(holdsValue('{"applicationNumber":"02500072304"}', '5000')).toBe(false)
  expect(holdsValue('{"id":1234567}', '123456')).toBe(false)
  expect(holdsValue('ካናሪት', 'ካናሪ')).toBe(false)
  expect(holdsValue('a+b (c)', 'a+b (c)')).toBe(true)
  expect(holdsValue('aab', 'a.b')).toBe(false)
})
