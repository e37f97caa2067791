import { expect, test } from 'vitest'
import { type Encoding, firstEncoding, nextEncoding } from './prepare-file.ts'

const allTries = (width: number, height: number) => {
  const tries: Encoding[] = []
  for (let next: Encoding | undefined = firstEncoding(width, height); next; next = nextEncoding(next)) tries.push(next)
  return tries
}

test('a phone photo is first reduced to the useful size, at good quality', () => {
  expect(firstEncoding(4000, 3000)).toEqual({ longestSide: 3508, quality: 0.85 })
})

test('a small picture is never enlarged', () => {
  expect(firstEncoding(1200, 900).longestSide).toBe(1200)
})

test('reduces the quality before the size', () => {
  expect(allTries(2000, 1000).slice(0, 4)).toEqual([
    { longestSide: 2000, quality: 0.85 },
    { longestSide: 2000, quality: 0.75 },
    { longestSide: 2000, quality: 0.65 },
    { longestSide: 1500, quality: 0.85 },
  ])
})

test('the attempts end, and no document is reduced below legible size', () => {
  const tries = allTries(12_000, 9000)
  expect(tries.length).toBeLessThanOrEqual(15)
  expect(Math.min(...tries.map((each) => each.longestSide))).toBe(1500)
})
