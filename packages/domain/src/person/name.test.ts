import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkWith, issuesOf } from '../result.ts'
import { joinedSpelling } from './joined-spelling.ts'
import { longestName, Name } from './name.ts'

const codes = (name: unknown) => issuesOf(checkWith(Name, name, 'x')).map(({ code }) => code)

test('names are sent upper-cased, without the blanks around them', () => {
  expect(checkWith(Name, ' Abebe ', 'x')).toEqual({ ok: true, value: 'ABEBE' })
})

test.each(['ABEBE2', "SA'ADAA", 'GEBRE MICHAEL', 'G/MICHAEL', 'አበበ', 'ANDRÉ', 'STRAẞE', '2ABEBE', 'A-B'])(
  'A §5: %s gives "Please enter characters A-Z only"',
  (name) => {
    expect(codes(name)).toEqual(['nameLetters'])
  },
)

test('a name is required', () => {
  expect([undefined, '', '   '].map((name) => codes(name))).toEqual([['required'], ['required'], ['required']])
})

test('a name is not endless', () => {
  expect(codes('A'.repeat(longestName))).toEqual([])
  expect(codes('A'.repeat(longestName + 1))).toEqual(['tooLong'])
})

test('every name that passes consists of A to Z alone, and passes again unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z' -]{1,20}$/)), (text) => {
      const checked = checkWith(Name, text, 'x')
      if (!checked.ok) return
      expect(checked.value).toMatch(/^[A-Z]{1,50}$/)
      expect(checkWith(Name, checked.value, 'x')).toEqual(checked)
    }),
  )
})

test.each([
  ["SA'ADAA", 'SAADAA'],
  ['Sa’adaa', 'SAADAA'],
  ['GEBRE MICHAEL', 'GEBREMICHAEL'],
  ['Tekle-Haimanot', 'TEKLEHAIMANOT'],
  ['Tekle–Haimanot', 'TEKLEHAIMANOT'],
  ['ANDRÉ', 'ANDRE'],
  ["  O'Brien  ", 'OBRIEN'],
])('D31: for %s the form offers %s', (name, joined) => {
  expect(joinedSpelling(name)).toBe(joined)
})

test.each(['ABEBE', ' abebe ', 'G/MICHAEL', 'ABEBE2', 'አበበ', '', "'"])(
  'D31: for %s there is nothing to offer',
  (name) => {
    expect(joinedSpelling(name)).toBeUndefined()
  },
)
