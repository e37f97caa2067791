import { expect, test } from 'vitest'
import { percentile } from '../statistics.ts'
import { assumptions, type Scenario } from './people.ts'
import { type Rates, simulate } from './simulate.ts'

const rates: Rates = { tickets: 2_000, polls: 5_000, exchanges: 1_000, searches: 3_000, bookings: 1_500 }
const crowd = (changes: Partial<Scenario> = {}): Scenario => ({
  ...assumptions,
  ...{ people: 4_000, perMinute: 300, appointments: 1_500, seed: 7 },
  ...changes,
})
const sum = (values: Iterable<number>) => Array.from(values).reduce((total, value) => total + value, 0)

test('each person has one outcome, and bookings do not exceed the appointments', () => {
  for (const seed of [1, 2, 3]) {
    const { ends, soldOutAt } = simulate(crowd({ seed }), rates)
    expect(sum(Object.values(ends))).toBe(4_000)
    expect(ends.booked).toBe(1_500)
    expect(soldOutAt).toBeGreaterThan(0)
  }
  const rich = simulate(crowd({ appointments: 1_000_000 }), rates)
  expect(rich.soldOutAt).toBeUndefined()
  expect(rich.ends.soldOut).toBe(0)
})

test('no one is admitted before the opening, and no minute admits more than the rate', () => {
  const { admitted, from, passAt } = simulate(crowd(), rates)
  expect(Math.min(...Array.from(passAt).filter((at) => !Number.isNaN(at)))).toBeGreaterThanOrEqual(0)
  expect(admitted.subarray(0, -from).every((count) => count === 0)).toBe(true)
  for (let second = -from; second + 60 < admitted.length; second++)
    expect((admitted[second + 60] ?? 0) - (admitted[second] ?? 0)).toBeLessThanOrEqual(300 + 1e-6)
})

test('the number of tickets and bookings matches the people: one ticket each, and one more for each return', () => {
  const { counts, ends } = simulate(crowd({ retry: 0, maxWaitMinutes: 1e6 }), rates)
  expect(sum(counts.tickets)).toBe(4_000)
  expect(sum(counts.bookings)).toBeGreaterThanOrEqual(ends.booked)
  expect(sum(simulate(crowd({ away: 0.9, awayMinutes: 30 }), rates).counts.tickets)).toBeGreaterThan(4_000)
})

test('the draw gives those who come early no advantage; later arrivals are served in their order', () => {
  const { earlyCorrelation, displaced } = simulate(crowd({ people: 20_000, perMinute: 3_000 }), rates)
  expect(Math.abs(earlyCorrelation)).toBeLessThan(0.03)
  // Only network delays change the order, by less than a second of arrivals.
  expect(displaced[Math.floor(displaced.length / 2)]).toBeLessThan(20_000 / (60 * 20))
})

test('with a rate above the demand no wait exceeds one polling interval', () => {
  const { waits } = simulate(crowd({ early: 0, perMinute: 100_000, away: 0 }), rates)
  expect(waits.at(-1)).toBeLessThan(10)
})

test('twice the rate halves the wait', () => {
  const median = (perMinute: number) => {
    const { waits } = simulate(crowd({ perMinute, early: 1, away: 0 }), rates)
    return percentile(waits, 0.5)
  }
  expect(median(200) / median(400)).toBeCloseTo(2, 0)
})

test('requests for tickets above the capacity are refused and repeated, and none is lost', () => {
  const { refused, counts, ends } = simulate(crowd({ retry: 0, maxWaitMinutes: 1e6 }), { ...rates, tickets: 2 })
  expect(refused).toBeGreaterThan(0)
  expect(Math.max(...counts.tickets)).toBeLessThanOrEqual(12)
  expect(sum(counts.tickets)).toBe(4_000)
  expect(ends.leftWaiting).toBe(0)
})

test('the same seed gives the same run, another seed another one', () => {
  const one = simulate(crowd(), rates)
  expect(simulate(crowd(), rates)).toEqual(one)
  expect(simulate(crowd({ seed: 8 }), rates).waits).not.toEqual(one.waits)
})
