import * as fc from 'fast-check'
import { expect } from 'vitest'
import * as z from 'zod/mini'

/** What leaves one side as JSON is the same value on the other. */
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
