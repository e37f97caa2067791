import { expect, test } from 'vitest'
import { filled, typedDay, typedNumber } from './typed-fields.ts'

test('an empty field is left out, a filled one is trimmed', () => {
  expect([undefined, '', '  ', ' a '].map(filled)).toEqual([undefined, undefined, undefined, 'a'])
})

test('a number is typed in digits alone', () => {
  expect([undefined, ' ', ' 12 ', '0'].map(typedNumber)).toEqual([undefined, undefined, 12, 0])
  expect(['1e3', '-1', '1.5', 'x', '1x', 'x1'].map(typedNumber)).toEqual(Array(6).fill(Number.NaN))
})

test('a day is typed MM/dd/yyyy or yyyy-MM-dd; anything else stays as typed', () => {
  expect([undefined, '', ' 05/12/1990 ', '1990-05-12', '13/40/1990', 'x'].map(typedDay)).toEqual([
    undefined,
    undefined,
    '1990-05-12',
    '1990-05-12',
    '13/40/1990',
    'x',
  ])
})
