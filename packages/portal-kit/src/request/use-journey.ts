import type { Facts, Journey, RequestDraft } from '@invea/domain'
import { use } from 'react'
import type { RequestDefinition } from './request-definition.ts'

const coming = new WeakMap<object, Promise<Journey<never, Facts>>>()

/** Returns the promise of a request's journey, the same one each time, as React's `use` needs. A failed import is repeated by the next call. */
export const journeyOf = <Draft extends RequestDraft>(
  definition: RequestDefinition<Draft>,
): Promise<Journey<Draft, Facts>> => {
  const known = coming.get(definition) as Promise<Journey<Draft, Facts>> | undefined
  if (known) return known
  const asked = definition.journey()
  coming.set(definition, asked)
  asked.catch(() => coming.delete(definition))
  return asked
}

/** Returns the journey of a request; suspends until its chunk is loaded. */
export const useJourney = <Draft extends RequestDraft>(definition: RequestDefinition<Draft>): Journey<Draft, Facts> =>
  use(journeyOf(definition))
