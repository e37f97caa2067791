import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grantSeats, type Wish } from './grant-seats.ts'

const wish = (slot: string, places: number, ...earlier: Wish['earlier']): Wish => ({ slot, places, earlier })

test('wishes are seated in the order they came, groups whole or not at all', () => {
  const wishes = [wish('a', 3), wish('a', 2), wish('a', 1), wish('a', 1)]
  expect(grantSeats(wishes, new Map([['a', 4]]))).toEqual([true, false, true, false])
})

test('a place that is given back seats somebody who came before', () => {
  const wishes = [wish('a', 1), wish('b', 1, { slot: 'a', places: 1 })]
  expect(grantSeats(wishes, new Map([['b', 1]]))).toEqual([true, true])
})

test('a session may grow within its own slot', () => {
  expect(grantSeats([wish('a', 3, { slot: 'a', places: 2 })], new Map([['a', 1]]))).toEqual([true])
})

const slots = fc.constantFrom('a', 'b', 'c')
const someWishes: fc.Arbitrary<Wish[]> = fc.array(
  fc.record({
    slot: slots,
    places: fc.integer({ min: 1, max: 5 }),
    earlier: fc.array(fc.record({ slot: slots, places: fc.integer({ min: 1, max: 5 }) }), { maxLength: 1 }),
  }),
  { maxLength: 40 },
)

const seat = (free: Map<string, number>, { slot, places, earlier }: Wish) => {
  for (const held of earlier) free.set(held.slot, (free.get(held.slot) ?? 0) + held.places)
  free.set(slot, (free.get(slot) ?? 0) - places)
}

test('never a place too many, and nobody refused would still fit', () => {
  fc.assert(
    fc.property(someWishes, fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12)), (wishes, [a, b, c]) => {
      const free = new Map([
        ['a', a],
        ['b', b],
        ['c', c],
      ])
      const granted = grantSeats(wishes, free)
      for (const [at, wish] of wishes.entries()) if (granted[at]) seat(free, wish)
      expect([...free.values()].every((left) => left >= 0)).toBe(true)
      const stillFits = wishes.filter((wish, at) => {
        if (granted[at]) return false
        const after = new Map(free)
        seat(after, wish)
        return (after.get(wish.slot) ?? 0) >= 0
      })
      expect(stillFits).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})
