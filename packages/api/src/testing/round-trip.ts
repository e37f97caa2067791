import * as fc from 'fast-check'
import { expect } from 'vitest'
import * as z from 'zod/mini'

/** Checks that a value stays the same when it is encoded, sent as JSON and decoded. */
export const expectRoundTrip = <Codec extends z.core.$ZodType>(
  codec: Codec,
  values: fc.Arbitrary<z.output<Codec>>,
): void =>
  fc.assert(
    fc.property(values, (value) => {
      const sent = JSON.parse(JSON.stringify(z.encode(codec, value)))
      expect(z.decode(codec, sent)).toEqual(value)
    }),
    { numRuns: 60 },
  )
