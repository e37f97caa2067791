import { expect, test } from 'vitest'
import { checkWith, issuesOf } from '../result.ts'
import { GeezName, longestGeezName, normalizeGeez } from './geez-name.ts'

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

test('a Geʼez name is not endless', () => {
  expect(codes('አ'.repeat(longestGeezName))).toEqual([])
  expect(codes('አ'.repeat(longestGeezName + 1))).toEqual(['tooLong'])
})
