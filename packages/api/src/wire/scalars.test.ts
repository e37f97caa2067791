import { expect, test } from 'vitest'
import { displayDate } from './scalars.ts'

test("B §9: display like 'Jan 05, 2024'", () => {
  expect(['2024-01-05', '2026-12-31'].map((day) => displayDate(day as Parameters<typeof displayDate>[0]))).toEqual([
    'Jan 05, 2024',
    'Dec 31, 2026',
  ])
})
