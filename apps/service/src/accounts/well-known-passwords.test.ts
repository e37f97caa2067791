import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isWellKnown } from './well-known-passwords.ts'

test('the list has far more than the three thousand that are asked for', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 6)
  expect(long.length).toBeGreaterThan(30_000)
  expect(long.every((password) => isWellKnown(password))).toBe(true)
})

test.each([
  'password',
  'Password',
  'PASSWORD',
  '12345678',
  '123456',
  'qwerty',
  'qwertyuiop',
  'iloveyou',
  'abc123',
  'letmein',
  'aaaaaa',
  '........',
  'ሀሀሀሀሀሀ',
  'Ethiopia123',
  'passport',
  'ኢትዮጵያ',
  'pass word',
  'ｐａｓｓｗｏｒｄ',
])('%s is well known', (password) => {
  expect(isWellKnown(password)).toBe(true)
})

// H17: what the person's own names and neighbouring keys make is warned of where it is typed, and taken.
test.each([
  'tena-yistilign',
  'correct horse battery staple',
  'Kx7!pq',
  'ሰላም ለሁላችሁ',
  'abebechs-garden',
  'aB3$xY',
  '240719',
  'sara bekele',
  'zxcvbnm,',
  '56789012',
])('%s is left alone', (password) => {
  expect(isWellKnown(password)).toBe(false)
})
