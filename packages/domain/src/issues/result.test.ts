import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkWith, issuesOf, withIssues } from './result.ts'

const Schema = z.object({
  name: z.string({ error: 'required' }).check(z.maxLength(3, { error: 'tooLong' })),
  count: z.optional(z.int()),
})

test('returns a valid value without unknown properties', () => {
  expect(checkWith(Schema, { name: 'abc', more: 1 }, 'thing')).toEqual({ ok: true, value: { name: 'abc' } })
})

test('issues have the code, the path and the parameters of the text', () => {
  expect(checkWith(Schema, { name: 'abcd' }, 'thing')).toEqual({
    ok: false,
    error: [{ field: 'thing.name', code: 'tooLong', params: { max: 3 } }],
  })
})

test('a custom rule returns its parameters', () => {
  const Even = z.custom<number>((value) => Number(value) % 2 === 0, { error: 'heightRange', params: { min: 2 } })
  expect(issuesOf(checkWith(Even, 3, 'x'))).toEqual([{ field: 'x', code: 'heightRange', params: { min: 2 } }])
  const Odd = z.custom<number>((value) => Number(value) % 2 === 1, { error: 'heightRange' })
  expect(issuesOf(checkWith(Odd, 2, 'x'))).toEqual([{ field: 'x', code: 'heightRange' }])
})

test('without a path the fields have no prefix', () => {
  expect(issuesOf(checkWith(Schema, {}, ''))).toEqual([{ field: 'name', code: 'required' }])
  expect(issuesOf(checkWith(Schema, undefined, 'thing'))).toEqual([{ field: 'thing', code: 'required' }])
})

test('without a custom code, a value of the wrong type is `required` and any other wrong value is `invalid`', () => {
  expect(issuesOf(checkWith(Schema, { name: 'a', count: 'x' }, ''))).toEqual([{ field: 'count', code: 'required' }])
  expect(issuesOf(checkWith(z.literal('a'), 'b', 'letter'))).toEqual([{ field: 'letter', code: 'invalid' }])
})

test('a code without parameters has none', () => {
  const [issue] = issuesOf(checkWith(Schema, {}, ''))
  expect(issue && 'params' in issue).toBe(false)
})

test('adds further issues to a value and to other issues', () => {
  const further = [{ field: 'b', code: 'required' }] as const
  expect(withIssues({ ok: true, value: 1 }, [])).toEqual({ ok: true, value: 1 })
  expect(withIssues({ ok: true, value: 1 }, further)).toEqual({ ok: false, error: further })
  const failed = { ok: false, error: [{ field: 'a', code: 'tooLong' }] } as const
  expect(withIssues(failed, further)).toEqual({ ok: false, error: [...failed.error, ...further] })
  expect(withIssues(failed, [])).toEqual(failed)
})

test('a value has no issues', () => {
  expect(issuesOf({ ok: true, value: 1 })).toEqual([])
})

test('issues are in the order of the form', () => {
  const lastIssue = [{ field: 'c', code: 'required' }] as const
  const further = [
    { field: 'b', code: 'required' },
    { field: 'a', code: 'required' },
  ] as const
  expect(
    issuesOf(withIssues({ ok: false, error: lastIssue }, further, ['a', 'b', 'c'])).map(({ field }) => field),
  ).toEqual(['a', 'b', 'c'])
})
