import { expect, test } from 'vitest'
import { checkWith } from '../result.ts'
import { LatinName } from './latin-name.ts'

test.each([
  ["o'brien", "O'BRIEN"],
  ['Jean-Luc', 'JEAN-LUC'],
  ['van der Berg', 'VAN DER BERG'],
  ['André', 'ANDRÉ'],
  [' Łukasz ', 'ŁUKASZ'],
  ['Zoe\u0308', 'ZOE\u0308'],
])('D31: an Origin ID name may be %s', (typed, stored) => {
  expect(checkWith(LatinName, typed, 'x')).toEqual({ ok: true, value: stored })
})

test.each(['አበበ', 'Abebe2', "'Abebe", 'Abebe-', 'A--B', 'A/B', 'Anna M2', 'Иван'])('D31: %s is refused', (name) => {
  expect(checkWith(LatinName, name, 'x')).toEqual({ ok: false, error: [{ field: 'x', code: 'latinLetters' }] })
})

test('the name is required and not endless', () => {
  expect(checkWith(LatinName, ' ', 'x')).toEqual({ ok: false, error: [{ field: 'x', code: 'required' }] })
  expect(checkWith(LatinName, undefined, 'x')).toEqual({ ok: false, error: [{ field: 'x', code: 'required' }] })
  expect(checkWith(LatinName, 'a'.repeat(50), 'x').ok).toBe(true)
  expect(checkWith(LatinName, 'a'.repeat(51), 'x')).toMatchObject({ error: [{ code: 'tooLong' }] })
})
