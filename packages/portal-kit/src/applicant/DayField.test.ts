import { isoDate } from '@invea/domain'
import { expect, test } from 'vitest'
import { dayOf, shapeDateText, toDraftText, toInputText } from './DayField.tsx'

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
  ['01/05/1026', '01/05/1026'],
  ['12/31/0199', '12/31/0199'],
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

test('a Gregorian date is saved as typed', () => {
  expect(toDraftText('01/05/1990', 'gregorian')).toBe('01/05/1990')
  expect(dayOf('01/05/1990')).toBe(isoDate('1990-01-05'))
})

test('a complete Ethiopian date is saved as its Gregorian date', () => {
  expect(toDraftText('26/04/2016', 'ethiopic')).toBe('2024-01-05')
})

test('an incomplete Ethiopian date is saved too, and no rule reads it as a Gregorian one', () => {
  const saved = toDraftText('05/04/199', 'ethiopic')
  expect(toInputText(saved, 'ethiopic')).toBe('05/04/199')
  expect(dayOf(saved)).toBeUndefined()
  // 31/13 is in no calendar, so the digits stay for the applicant to correct.
  expect(dayOf(toDraftText('31/13/1990', 'ethiopic'))).toBeUndefined()
})

test('6 Pagume exists only in leap years', () => {
  expect(dayOf(toDraftText('06/13/2015', 'ethiopic'))).toBe(isoDate('2023-09-11'))
  expect(dayOf(toDraftText('06/13/2016', 'ethiopic'))).toBeUndefined()
})

test('a saved date is shown in the chosen calendar', () => {
  expect(toInputText('2024-01-05', 'ethiopic')).toBe('26/04/2016')
  expect(toInputText('2024-01-05', 'gregorian')).toBe('01/05/2024')
  expect(toInputText('01/05/2024', 'ethiopic')).toBe('26/04/2016')
})

test('an empty field stays empty', () => {
  expect(toDraftText('', 'ethiopic')).toBe('')
  expect(toInputText(undefined, 'gregorian')).toBe('')
})
