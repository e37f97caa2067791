import { expect, test } from 'vitest'
import { maskedPhone } from './account-phone.ts'
import { signInPauseMinutes } from './sign-in.ts'
import { accountName } from './sign-up.ts'

test('the pause after failures grows from zero to an hour', () => {
  const pauses = Array.from({ length: 13 }, (_, failures) => signInPauseMinutes(failures))
  expect(pauses).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60])
})

test('one network has a few dozen attempts a day', () => {
  let minutes = 0
  let guesses = 0
  while (minutes < 24 * 60) {
    guesses += 1
    minutes += signInPauseMinutes(guesses)
  }
  expect(guesses).toBeLessThan(40)
})

test('letter case and surrounding blanks do not make another account', () => {
  expect(accountName('  Sample@Example.ORG ')).toBe('sample@example.org')
  expect(accountName(accountName(' A@b.et'))).toBe('a@b.et')
})

test.each([
  ['0900000012', '09••••••12'],
  ['900000012', '90•••••12'],
  ['+251 900 000 012', '25••••••••12'],
  ['12345678', '12••••78'],
  ['1234567', '•••••••'],
  ['12345', '•••••'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown)
})
