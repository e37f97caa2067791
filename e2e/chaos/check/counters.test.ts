import { expect, test } from 'vitest'
import { countersEqualRows } from './counters.ts'
import { place, someFacts } from './testing/test-facts.ts'

test('accepts a counter that equals its rows', () => {
  expect(countersEqualRows(someFacts())).toEqual([])
})

test('finds a counter that differs from its rows', () => {
  const counters = [{ ...place, capacity: 2, taken: 0 }]
  expect(countersEqualRows(someFacts({ counters }))).toEqual(['2/2026-12-01/3: counter 0, rows 1, capacity 2'])
})

test('what a sample saw meanwhile counts, though the end is right', () => {
  const samples = [{ at: 7, counters: ['2/2026-12-01/3: counter 1, rows 0, capacity 2'], doubled: [] }]
  expect(countersEqualRows(someFacts({ samples }))).toHaveLength(1)
})
