import type { RefusalCode } from '@invea/api/contract'
import type { Issue, Result } from '@invea/domain'
import type { HoldProof, SlotOffer } from '@invea/domain/appointment'

/** Why a use case refuses: a stable code and its details. `http/error-responses.ts` adds the text. */
export interface Refusal {
  readonly code: RefusalCode
  readonly retryAfterSeconds?: number
  /** Field errors of `invalidInput` (A §8). */
  readonly issues?: readonly Issue[]
  /** Remaining capacity of the slot when the group is too large (D9). */
  readonly remaining?: number
  /** What `notFound` is about, if it is no application. Only the text depends on it. */
  readonly missing?: 'address' | 'waitingLine'
  /** Other slots with capacity for all applicants, best first. */
  readonly offers?: readonly SlotOffer[]
  /** The proof that the hold or the sign-in requires. */
  readonly proof?: HoldProof
  /** The challenge that a device signs to resume its session. */
  readonly challenge?: string
  /** The session that the challenge opens. */
  readonly subject?: string
}

export const ok = <T>(value: T): Result<T, Refusal> => ({ ok: true, value })

/** A use case that refuses has changed nothing. */
export const refused = (code: RefusalCode, more: Omit<Refusal, 'code'> = {}): Result<never, Refusal> => ({
  ok: false,
  error: { code, ...more },
})
