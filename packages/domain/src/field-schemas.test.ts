import { expect, test } from 'vitest'
import { id, optionalText, requiredText } from './field-schemas.ts'
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
