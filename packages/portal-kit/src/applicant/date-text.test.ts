import { expect, test } from 'vitest'
import { shapeDateText } from './DayField.tsx'

/** Types one character at a time. */
const type = (keys: string) => [...keys].reduce((text, key) => shapeDateText(text, text + key), '')

test.each([
  ['01051990', '01/05/1990'],
  ['01/05/1990', '01/05/1990'],
  ['1/5/1990', '01/05/1990'],
  ['1.5.1990', '01/05/1990'],
  ['12-5-1990', '12/05/1990'],
  ['12', '12/'],
  ['1', '1'],
  ['1205', '12/05/'],
  ['01x05y1990', '01/05/1990'],
  ['010519901', '01/05/1990'],
  ['1990-01-31', '1990-01-31'],
  ['2005-01-31', '2005-01-31'],
  ['19900131', '1990-01-31'],
  ['19/12/1990', '19/12/1990'],
  ['20-05-1990', '20/05/1990'],
])('typing %s gives %s', (keys, text) => {
  expect(type(keys)).toBe(text)
})

test('deleted text stays deleted, including the slash', () => {
  expect(shapeDateText('12/', '12')).toBe('12')
  expect(shapeDateText('12', '1')).toBe('1')
})

test('a whole date can be pasted in either form', () => {
  expect(shapeDateText('', '01/05/1990')).toBe('01/05/1990')
  expect(shapeDateText('', '1990-01-05')).toBe('1990-01-05')
  expect(shapeDateText('', '01051990')).toBe('01/05/1990')
})
