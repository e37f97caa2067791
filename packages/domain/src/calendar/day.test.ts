import { expect, test } from 'vitest'
import { checkWith, issuesOf } from '../issues/result.ts'
import { day } from './day.ts'

test('a day is required, then must exist', () => {
  const codes = (value: unknown) => issuesOf(checkWith(day('issueDateRequired'), value, 'x')).map(({ code }) => code)
  expect(checkWith(day(), '2026-11-21', 'x')).toEqual({ ok: true, value: '2026-11-21' })
  expect(codes('')).toEqual(['issueDateRequired'])
  expect(codes(undefined)).toEqual(['issueDateRequired'])
  expect(codes('2026-02-30')).toEqual(['dateFormat'])
  expect(issuesOf(checkWith(day(), undefined, 'x'))).toEqual([{ field: 'x', code: 'required' }])
})
