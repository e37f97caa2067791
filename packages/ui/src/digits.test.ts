import { expect, test } from 'vitest'
import { boxesOf, codeOf, pasted, typedInto, write } from './one-time-code.tsx'

test('a code fills its boxes, the others are empty', () => {
  expect(boxesOf('12', 4)).toEqual(['1', '2', '', ''])
  expect(codeOf(['1', '', '3', ''])).toBe('13')
})

test('digits are written from a position on and replace what was there; the rest is dropped', () => {
  expect(write(['1', '2', '3'], 1, '78')).toEqual(['1', '7', '8'])
  expect(write(['', '', ''], 2, '789')).toEqual(['', '', '7'])
})

test.each([
  ['', '5', '5'],
  ['1', '12', '2'],
  ['1', '21', '2'],
  ['1', '11', '1'],
  ['1', '', ''],
  ['', 'a', ''],
  ['', '123456', '123456'],
])('a box that held "%s" and holds "%s" was typed "%s"', (before, now, typed) => {
  expect(typedInto(before, now)).toBe(typed)
})

test('a whole code goes to the first box wherever it is pasted, a part stays where it is', () => {
  expect(pasted(['', '', ''], 2, ' 1-2 3\n')).toEqual({ boxes: ['1', '2', '3'], at: 3 })
  expect(pasted(['1', '', ''], 1, '2')).toEqual({ boxes: ['1', '2', ''], at: 2 })
})
