import { expect, test } from 'vitest'
import { day, Email, id, optionalText, requiredText } from './field-schemas.ts'
import { checkWith, issuesOf } from './issues/result.ts'

const codes = (schema: Parameters<typeof checkWith>[0], value: unknown) =>
  issuesOf(checkWith(schema, value, 'x')).map(({ code }) => code)

test('a required text is trimmed, filled and not too long', () => {
  expect(checkWith(requiredText(3), ' abc ', 'x')).toEqual({ ok: true, value: 'abc' })
  expect(codes(requiredText(3), '   ')).toEqual(['required'])
  expect(codes(requiredText(3, 'regionRequired'), '')).toEqual(['regionRequired'])
  expect(codes(requiredText(3, 'regionRequired'), undefined)).toEqual(['regionRequired'])
  expect(codes(requiredText(3), 'abcd')).toEqual(['tooLong'])
})

test('an optional text may be left out', () => {
  expect(checkWith(optionalText(3), undefined, 'x')).toEqual({ ok: true, value: undefined })
  expect(checkWith(optionalText(3), ' abc ', 'x')).toEqual({ ok: true, value: 'abc' })
  expect(codes(optionalText(3), 'abcd')).toEqual(['tooLong'])
  expect(codes(optionalText(3), 7)).toEqual(['invalid'])
})

test('an id is a whole number from 1', () => {
  expect(checkWith(id(), 1, 'x')).toEqual({ ok: true, value: 1 })
  expect(codes(id(), 0)).toEqual(['required'])
  expect(codes(id('officeRequired'), -1)).toEqual(['officeRequired'])
  expect(codes(id('officeRequired'), 1.5)).toEqual(['officeRequired'])
  expect(codes(id(), undefined)).toEqual(['required'])
  expect(codes(id(), Number.NaN)).toEqual(['required'])
})

test('a day is required, then must exist', () => {
  const codes = (value: unknown) => issuesOf(checkWith(day('issueDateRequired'), value, 'x')).map(({ code }) => code)
  expect(checkWith(day(), '2026-11-21', 'x')).toEqual({ ok: true, value: '2026-11-21' })
  expect(codes('')).toEqual(['issueDateRequired'])
  expect(codes(undefined)).toEqual(['issueDateRequired'])
  expect(codes('2026-02-30')).toEqual(['dateFormat'])
  expect(issuesOf(checkWith(day(), undefined, 'x'))).toEqual([{ field: 'x', code: 'required' }])
})

test.each(['a@b.et', 'sample.person+1@mail.example.com', ' a@b.et ', `a@b.${'c'.repeat(15)}`])(
  '%s looks like an address',
  (email) => {
    expect(checkWith(Email, email, 'x')).toEqual({ ok: true, value: email.trim() })
  },
)

test.each([
  'a',
  'a@b',
  'a@b.c',
  `a@b.${'c'.repeat(16)}`,
  'a@b.c2',
  'a b@c.et',
  'a@b@c.et',
  '@b.et',
  'a@.et',
  'a@b..et',
  'x a@b.et',
  'a@b.et x',
  '',
  `${'a'.repeat(250)}@b.et`,
])('A §5: %s gives "Please enter valid email address"', (email) => {
  expect(checkWith(Email, email, 'x')).toEqual({ ok: false, error: [expect.objectContaining({ code: 'emailFormat' })] })
})

test('an address has at most 254 characters', () => {
  expect(checkWith(Email, `${'a'.repeat(249)}@b.et`, 'x').ok).toBe(true)
  expect(checkWith(Email, 7, 'x')).toEqual({ ok: false, error: [{ field: 'x', code: 'emailFormat' }] })
})
