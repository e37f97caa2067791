import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checkWith, issuesOf } from '../issues/result.ts'
import { GeezName, joinedSpelling, LatinName, longestGeezName, longestName, Name, normalizeGeez } from './names.ts'

describe('name', () => {
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

  test('a name has a maximum length', () => {
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
})

describe('latin name', () => {
  test.each([
    ["o'brien", "O'BRIEN"],
    ['Jean-Luc', 'JEAN-LUC'],
    ['van der Berg', 'VAN DER BERG'],
    ['André', 'ANDRÉ'],
    [' Łukasz ', 'ŁUKASZ'],
    ['‘Abd', "'ABD"],
    ["'t Hart", "'T HART"],
    ['D‘Souza', "D'SOUZA"],
    ['Oʼneill', "O'NEILL"],
    ['Anne\u2011Marie', 'ANNE-MARIE'],
    ['Maria\u00a0 Jose', 'MARIA JOSE'],
    ['Zoe\u0308', 'ZO\u00cb'],
    ['Anne - Marie', 'ANNE-MARIE'],
    ["O' Neil", "O'NEIL"],
    ["van 't Hart", "VAN 'T HART"],
  ])('D31: an Origin ID name may be %s', (typed, stored) => {
    expect(checkWith(LatinName, typed, 'x')).toEqual({ ok: true, value: stored })
  })

  test.each(['አበበ', 'Abebe2', "''Abebe", "Abebe'", 'Abebe-', 'A--B', 'A - - B', 'A/B', 'Anna M2', 'Иван'])(
    'D31: %s is refused',
    (name) => {
      expect(checkWith(LatinName, name, 'x')).toEqual({ ok: false, error: [{ field: 'x', code: 'latinLetters' }] })
    },
  )

  test('the name is required and has a maximum length', () => {
    expect(checkWith(LatinName, ' ', 'x')).toEqual({ ok: false, error: [{ field: 'x', code: 'required' }] })
    expect(checkWith(LatinName, undefined, 'x')).toEqual({ ok: false, error: [{ field: 'x', code: 'required' }] })
    expect(checkWith(LatinName, 'a'.repeat(50), 'x').ok).toBe(true)
    expect(checkWith(LatinName, 'a'.repeat(51), 'x')).toMatchObject({ error: [{ code: 'tooLong' }] })
  })
})

describe('geez name', () => {
  const codes = (name: unknown) => issuesOf(checkWith(GeezName, name, 'x')).map(({ code }) => code)

  test.each(['አበበ', 'ገብረ ሚካኤል', 'ጐሹ', 'ቓል', 'ⶀ', 'ᎀ', 'ꬁ', 'አ በ በ'])('%s is a Geʼez name', (name) => {
    expect(checkWith(GeezName, name, 'x')).toEqual({ ok: true, value: name })
  })

  test.each(['ገ/ሚካኤል', '፩አበበ', 'Abebe', 'አበበ2', 'ኃ/ማርያም', 'አበAበ', 'ተክለ-ሃይማኖት', 'አበ፣በ', 'xአበበ', 'አበበx'])(
    '%s is refused',
    (name) => {
      expect(codes(name)).toEqual(['geezLetters'])
    },
  )

  test.each([
    ['አበበ፡ከበደ', 'አበበ ከበደ'],
    ['  አበበ \t ከበደ ', 'አበበ ከበደ'],
    ['አበበ።', 'አበበ'],
    ['፣አበበ', 'አበበ'],
    ['፣ ።አበበ', 'አበበ'],
    ['አ\u135Fበበ', 'አበበ'],
    ['አ\u200Bበ\uFEFFበ\u202E', 'አበበ'],
    ['አበበ\u00A0ከበደ', 'አበበ ከበደ'],
    ['አበበ ። ፣ ', 'አበበ'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(normalizeGeez(typed)).toBe(stored)
    expect(checkWith(GeezName, typed, 'x')).toEqual({ ok: true, value: stored })
  })

  test('a Geʼez name is required', () => {
    expect([undefined, '', ' ', '\u200B'].map(codes)).toEqual(Array(4).fill(['required']))
  })

  test('a Geʼez name has a maximum length', () => {
    expect(codes('አ'.repeat(longestGeezName))).toEqual([])
    expect(codes('አ'.repeat(longestGeezName + 1))).toEqual(['tooLong'])
  })
})
