import { expect, test } from 'vitest'
import { ageInYears, isUnder18 } from './age.ts'
import { isoDate } from './iso-date.ts'

test.each([
  ['1990-05-12', '2026-05-11', 35],
  ['1990-05-12', '2026-05-12', 36],
  ['1990-05-12', '1990-05-12', 0],
  ['2026-05-12', '2026-05-11', -1],
  ['2008-12-31', '2026-01-01', 17],
])('born %s, on %s: %i years', (birthDate, today, age) => {
  expect(ageInYears(isoDate(birthDate), isoDate(today))).toBe(age)
})

test('born on 29 February, one turns 18 on 1 March of a common year', () => {
  const birthDate = isoDate('2008-02-29')
  expect(isUnder18(birthDate, isoDate('2026-02-28'))).toBe(true)
  expect(isUnder18(birthDate, isoDate('2026-03-01'))).toBe(false)
})

test('the eighteenth birthday is the first day of age', () => {
  expect(isUnder18(isoDate('2008-11-22'), isoDate('2026-11-21'))).toBe(true)
  expect(isUnder18(isoDate('2008-11-21'), isoDate('2026-11-21'))).toBe(false)
})
