import { expect, test } from 'vitest'
import { randomOf } from './seeded-random.ts'

const numbersOf = (seed: number, part: number) => {
  const random = randomOf(seed, part)
  return Array.from({ length: 5 }, () => random.below(1_000_000))
}

test('the same seed and part give the same choices, another part does not', () => {
  expect(numbersOf(7, 3)).toEqual(numbersOf(7, 3))
  expect(numbersOf(7, 3)).not.toEqual(numbersOf(7, 4))
  expect(numbersOf(7, 3)).not.toEqual(numbersOf(8, 3))
})

test('follows the weights, and never chooses an item of weight zero', () => {
  const random = randomOf(1)
  const counted = { often: 0, seldom: 0, never: 0 }
  for (let time = 0; time < 10_000; time++) counted[random.weighted({ often: 9, seldom: 1, never: 0 })] += 1
  expect(counted.never).toBe(0)
  expect(counted.seldom).toBeGreaterThan(800)
  expect(counted.seldom).toBeLessThan(1_200)
})
