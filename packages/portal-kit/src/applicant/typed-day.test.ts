import { isoDate } from '@invea/domain'
import { expect, test } from 'vitest'
import { dayOf, toDraftText, toInputText } from './DayField.tsx'

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
