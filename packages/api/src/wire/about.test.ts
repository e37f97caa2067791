import * as fc from 'fast-check'
import { test } from 'vitest'
import { moment } from '../testing/person-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { figuresAnswer } from './master-data.ts'

test('figures cross the wire and back', () => {
  const count = fc.nat()
  expectRoundTrip(
    figuresAnswer,
    fc.record({
      offices: count,
      cities: count,
      deliverySites: count,
      applicants: count,
      appointments: count,
      asOf: moment,
    }),
  )
})
