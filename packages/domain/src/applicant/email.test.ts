import { expect, test } from 'vitest'
import { checkWith } from '../issues/result.ts'
import { Email } from './email.ts'

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
  expect(checkWith(Email, email, 'x')).toEqual({
    ok: false,
    error: [expect.objectContaining({ code: 'emailFormat' })],
  })
})

test('an address has at most 254 characters', () => {
  expect(checkWith(Email, `${'a'.repeat(249)}@b.et`, 'x').ok).toBe(true)
  expect(checkWith(Email, 7, 'x')).toEqual({ ok: false, error: [{ field: 'x', code: 'emailFormat' }] })
})
