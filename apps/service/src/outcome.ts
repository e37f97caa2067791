import type { RefusalCode } from '@invea/api/contract'
import type { HoldProof, Issue, PlaceOffer } from '@invea/domain'

/** Why a use case says no: a stable code, and what the answer adds to it. Words are chosen at the door. */
export interface Refusal {
  readonly code: RefusalCode
  readonly retryAfterSeconds?: number
  /** Field errors of `invalidInput` (A §8). */
  readonly issues?: readonly Issue[]
  /** Places left for a group that is too large (D9). */
  readonly placesLeft?: number
  /** Other ways to seat all applicants, best first. */
  readonly offers?: readonly PlaceOffer[]
  /** How much proof the hold needs. */
  readonly proof?: HoldProof
  /** What a device signs to open its session again. */
  readonly challenge?: string
}

/** Expected failures are values: a refused use case has changed nothing. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })

export const refused = (code: RefusalCode, more: Omit<Refusal, 'code'> = {}): Outcome<never> => ({
  ok: false,
  refusal: { code, ...more },
})
