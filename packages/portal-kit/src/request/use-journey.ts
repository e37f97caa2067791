import type { Facts, Journey, RequestDraft } from '@invea/domain'
import { use } from 'react'
import type { RequestDoor } from './request-definition.ts'

const coming = new WeakMap<object, Promise<Journey<never, Facts>>>()

/** The promise of a door's journey: the same one each time, as React wants it; a lost chunk is asked for again at the next try. */
export const journeyOf = <Draft extends RequestDraft>(door: RequestDoor<Draft>): Promise<Journey<Draft, Facts>> => {
  const known = coming.get(door) as Promise<Journey<Draft, Facts>> | undefined
  if (known) return known
  const asked = door.journey()
  coming.set(door, asked)
  asked.catch(() => coming.delete(door))
  return asked
}

/** The whole way behind a door; waits until its chunk is here. */
export const useJourney = <Draft extends RequestDraft>(door: RequestDoor<Draft>): Journey<Draft, Facts> =>
  use(journeyOf(door))
