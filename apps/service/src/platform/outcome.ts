import type { RefusalCode } from '@invea/api/contract'
import type { HoldProof, Issue, PlaceOffer } from '@invea/domain'

/** Why a use case refuses: a stable code and its details. `http/send-refusal.ts` adds the words. */
export interface Refusal {
  readonly code: RefusalCode
  readonly retryAfterSeconds?: number
  /** Field errors of `invalidInput` (A §8). */
  readonly issues?: readonly Issue[]
  /** Remaining capacity of the slot when the group is too large (D9). */
  readonly placesLeft?: number
  /** Other slots with capacity for all applicants, best first. */
  readonly offers?: readonly PlaceOffer[]
  /** The proof that the hold requires. */
  readonly proof?: HoldProof
  /** The challenge that a device signs to resume its session. */
  readonly challenge?: string
}

/** Expected failures are values. A refused use case has changed nothing. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })

export const refused = (code: RefusalCode, more: Omit<Refusal, 'code'> = {}): Outcome<never> => ({
  ok: false,
  refusal: { code, ...more },
})
