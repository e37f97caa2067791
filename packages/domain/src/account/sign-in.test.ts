import { expect, test } from 'vitest'
import { signInPauseMinutes } from './sign-in.ts'

test('H21: the pause after failures grows from nothing to an hour', () => {
  const pauses = Array.from({ length: 13 }, (_, failures) => signInPauseMinutes(failures))
  expect(pauses).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60])
})

test('H21: a day of guesses from one network is a few dozen', () => {
  let minutes = 0
  let guesses = 0
  while (minutes < 24 * 60) {
    guesses += 1
    minutes += signInPauseMinutes(guesses)
  }
  expect(guesses).toBeLessThan(40)
})
