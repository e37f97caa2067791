import { allEndpoints, type Endpoint, type EndpointId } from '@invea/api/contract'
import * as fc from 'fast-check'
import { validOf } from '../wire/arbitrary.ts'
import { type Part, wireParts } from '../wire/wire-schema.ts'

/** How much a request differs from a valid one. */
export type Distance = 'right' | 'near' | 'hostile'

/** The random choices for one request before it is built. Numbers select from lists whose size is known later. */
export interface Plan {
  readonly call: EndpointId
  readonly distance: Distance
  /** Valid wire values of every part, built only from the schemas. */
  readonly generated: Readonly<Partial<Record<Part, unknown>>>
  /** Whether a prepared sample is used instead, if the call has one. */
  readonly sampled: boolean
  readonly choose: Readonly<Record<'sample' | 'part' | 'position' | 'change' | 'value' | 'attack' | 'caller', number>>
}

const choice = fc.nat(1_000_003)

const planOf = (call: EndpointId): fc.Arbitrary<Plan> => {
  const endpoint: Endpoint = allEndpoints[call]
  const generated = Object.fromEntries(
    Object.entries(wireParts(endpoint)).map(([part, schema]) => [part, validOf(schema)] as const),
  )
  return fc.record({
    call: fc.constant(call),
    distance: fc.constantFrom<Distance>('right', 'near', 'near', 'hostile', 'hostile'),
    generated: fc.record(generated),
    sampled: fc.boolean(),
    choose: fc.record({
      sample: choice,
      part: choice,
      position: choice,
      change: choice,
      value: choice,
      attack: choice,
      caller: choice,
    }),
  })
}

/** This number of requests, spread evenly over the calls. The same seed gives the same requests. */
export const plans = (
  calls: readonly EndpointId[],
  { seed, count }: { readonly seed: number; readonly count: number },
) => {
  const each = calls.map((call) => fc.sample(planOf(call), { seed, numRuns: Math.ceil(count / calls.length) }))
  return Array.from({ length: count }, (_, at) => each[at % calls.length]?.[Math.floor(at / calls.length)] as Plan)
}
