import { expect, test } from 'vitest'
import * as readings from './index.ts'

const { allReadings } = readings

test('every reading is in the list, under its own number', () => {
  const exported = Object.values(readings).filter((value) => typeof value === 'object' && 'question' in value)
  expect(new Set(allReadings)).toEqual(new Set(exported))
  expect(new Set(allReadings.map(({ id }) => id)).size).toBe(allReadings.length)
})

test('every decision has a reading', () => {
  const ids = allReadings.map(({ id }) => id)
  expect(ids.filter((id) => id.startsWith('D'))).toEqual(Array.from({ length: 33 }, (_, row) => `D${row + 1}`))
})

test.each(allReadings.map((reading) => [reading.id, reading] as const))(
  '%s asks, chooses and gives its reason',
  (_, reading) => {
    expect(reading.question.endsWith('?')).toBe(true)
    expect(reading.choice.endsWith('.')).toBe(true)
    expect(reading.because.length).toBeGreaterThan(20)
    expect(reading.others.length).toBeGreaterThan(0)
    expect(reading.others.every(({ value }) => JSON.stringify(value) !== JSON.stringify(reading.chosen))).toBe(true)
  },
)
