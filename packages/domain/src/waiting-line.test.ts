import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  admittedAt,
  drawnPosition,
  pollDelay,
  positionOf,
  publishedLine,
  roughWait,
  turnMinutes,
  turnOf,
  type WaitingLine,
} from './waiting-line.ts'

const opensAt = Date.UTC(2026, 10, 21, 6)
const seed = '00112233445566778899aabbccddeeff'
const second = 1_000
const minute = 60 * second
const line = (changes: Partial<WaitingLine> = {}): WaitingLine => ({
  id: 1,
  opensAt,
  issued: 10_000,
  drawn: 0,
  seed,
  admitted: 0,
  at: opensAt,
  perMinute: 600,
  over: 0,
  ...changes,
})
const seeds = fc.stringMatching(/^[0-9a-f]{32}$/)

describe('admission', () => {
  test('admits at the rate from the opening on, and no one before it', () => {
    expect(admittedAt(line(), opensAt - 1)).toBe(0)
    expect(admittedAt(line(), opensAt)).toBe(0)
    expect(admittedAt(line(), opensAt + 30 * second)).toBe(300)
    expect(admittedAt(line({ perMinute: 0, admitted: 70 }), opensAt + minute)).toBe(70)
  })

  test('a published line continues from its moment, also before the opening', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600_000, max: 600_000 }), fc.nat(600_000), (from, more) => {
        const published = publishedLine(line(), opensAt + from)
        expect(published.at).toBe(opensAt + from)
        const moment = opensAt + from + more
        expect(admittedAt(published, moment)).toBeCloseTo(admittedAt(line(), moment), 6)
      }),
    )
  })

  test('never admits more than the issued numbers, so that no crowd follows a quiet hour', () => {
    expect(admittedAt(line({ issued: 12 }), opensAt + 60 * minute)).toBe(12)
  })

  test('never decreases with time, and stays within the rate', () => {
    fc.assert(
      fc.property(
        fc.nat(20_000),
        fc.nat(7_200_000),
        fc.nat(7_200_000),
        fc.nat(100_000),
        (perMinute, from, more, issued) => {
          const one = line({ perMinute, issued })
          const [before, after] = [admittedAt(one, opensAt + from), admittedAt(one, opensAt + from + more)]
          expect(after).toBeGreaterThanOrEqual(before)
          expect(after - before).toBeLessThanOrEqual((perMinute * more) / minute + 1e-6)
          expect(after).toBeLessThanOrEqual(issued)
        },
      ),
    )
  })
})

describe('order', () => {
  test('with every seed, the draw gives each early number one position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), seeds, (drawn, seed) => {
        const positions = Array.from({ length: drawn }, (_, at) => drawnPosition(at + 1, { drawn, seed }))
        expect([...positions].sort((one, other) => one - other)).toEqual(positions.map((_, at) => at + 1))
      }),
    )
  })

  test('a number that was not drawn is a bug of the caller', () => {
    for (const number of [0, 4, 1.5, Number.NaN])
      expect(() => drawnPosition(number, { drawn: 3, seed })).toThrow(RangeError)
  })

  test('the draw is fair: the first arrival is as often in the first half as in the second', () => {
    const draws = Array.from({ length: 4_000 }, (_, at) => {
      const seed = Array.from({ length: 4 }, (_, word) => Math.imul(at * 4 + word + 1, 0x9e3779b1) >>> 0)
        .map((word) => word.toString(16).padStart(8, '0'))
        .join('')
      return drawnPosition(1, { drawn: 1_000, seed })
    })
    const early = draws.filter((position) => position <= 500).length
    // Five standard deviations of 4,000 coin tosses.
    expect(Math.abs(early - 2_000)).toBeLessThan(160)
  })

  test('the order of the draw does not depend on the order of arrival', () => {
    const drawn = 20_000
    const mean = (drawn + 1) / 2
    const sums = { shared: 0, own: 0 }
    for (let number = 1; number <= drawn; number++) {
      sums.shared += (number - mean) * (drawnPosition(number, { drawn, seed }) - mean)
      sums.own += (number - mean) ** 2
    }
    expect(Math.abs(sums.shared / sums.own)).toBeLessThan(5 / Math.sqrt(drawn))
  })

  test('numbers issued after the opening keep the order of arrival, after all early ones', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 5_000 }), seeds, (drawn, later, seed) => {
        expect(positionOf(drawn + later, { drawn, seed })).toBe(drawn + later)
        if (drawn > 0) expect(positionOf(1, { drawn, seed })).toBeLessThanOrEqual(drawn)
      }),
    )
  })

  test('before the draw no one has a position', () => {
    expect(positionOf(3, {})).toBeUndefined()
    expect(turnOf(3, line({ drawn: undefined, seed: undefined }), opensAt - minute)).toEqual({ state: 'announced' })
  })
})

describe('turn', () => {
  test('returns the number of people ahead and the estimated start', () => {
    expect(turnOf(601, line(), opensAt)).toEqual({ state: 'waiting', ahead: 600, startsAt: opensAt + 60_100 })
    expect(turnOf(601, line({ perMinute: 0 }), opensAt)).toEqual({ state: 'waiting', ahead: 600, startsAt: undefined })
  })

  test('starts when the position is admitted, and ends', () => {
    expect(turnOf(600, line(), opensAt + minute - 1)).toMatchObject({ state: 'waiting', ahead: 0 })
    expect(turnOf(600, line(), opensAt + minute)).toEqual({ state: 'admitted' })
    expect(turnOf(600, line({ over: 600 }), opensAt + (turnMinutes + 1) * minute)).toEqual({ state: 'over' })
  })

  test('the estimate is the moment of admission, at an unchanged rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 9_000 }), (number, perMinute) => {
        const one = line({ perMinute })
        const turn = turnOf(number, one, opensAt)
        if (turn.state !== 'waiting' || turn.startsAt === undefined)
          throw new Error('no one is admitted at the opening')
        expect(turnOf(number, one, Math.ceil(turn.startsAt) + 1).state).toBe('admitted')
        expect(turnOf(number, one, Math.floor(turn.startsAt) - 1).state).toBe('waiting')
      }),
    )
  })
})

test('rounds an estimate up by its uncertainty, to at least a minute', () => {
  expect([0, 61, 9 * 60, 22 * 60, 89 * 60, 91 * 60, 3 * 3600].map((seconds) => roughWait(seconds * second))).toEqual([
    { unit: 'minutes', count: 1 },
    { unit: 'minutes', count: 2 },
    { unit: 'minutes', count: 9 },
    { unit: 'minutes', count: 25 },
    { unit: 'minutes', count: 90 },
    { unit: 'hours', count: 2 },
    { unit: 'hours', count: 3 },
  ])
})

test('pages poll again after a tenth of the wait, from 3.75 to 75 seconds, and not together', () => {
  expect([pollDelay(0, 0), pollDelay(0, 1)]).toEqual([3_750, 6_250])
  expect(pollDelay(300 * second, 0.5)).toBe(30 * second)
  expect(pollDelay(undefined, 1)).toBe(75 * second)
})
