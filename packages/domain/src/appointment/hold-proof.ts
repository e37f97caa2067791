/** Proofs of work, from the cheapest to the most expensive. Forms such as the sign-in require them too. */
export const proofEfforts = ['ordinary', 'hard', 'hardest'] as const
/** An effort of `proofEfforts`. */
export type ProofEffort = (typeof proofEfforts)[number]

/** Proofs that a hold may need, from the cheapest to the most expensive. A one-time code needs a person with a phone or a mailbox. */
export const holdProofs = [...proofEfforts, 'code'] as const
/** A proof of `holdProofs`. */
export type HoldProof = (typeof holdProofs)[number]

/** The data that decides which proof a hold needs. Shares are parts of the capacity of the office's day, from 0 to 1. */
export interface HoldCase {
  /** Free slots of the day. */
  readonly freeShare: number
  /** Held and unpaid appointments of the same network, before this hold. */
  readonly networkShare: number
  /** Live holds of the same address, before this hold. */
  readonly addressHolds: number
  /** Held and unpaid appointments without a one-time code, this hold included. */
  readonly uncodedShare: number
  readonly applicants: number
  /** The service as a whole is under attack. */
  readonly alarm: boolean
}

/** Above these a hold needs more proof. Shares are parts of the capacity of the office's day. */
export interface HoldLimits {
  readonly networkShare: number
  readonly addressHolds: number
  readonly uncodedShare: number
}

/** The default limits of the service. */
export const holdLimits: HoldLimits = { networkShare: 0.05, addressHolds: 3, uncodedShare: 0.1 }

/** A day with less than a quarter free is scarce. */
export const scarceBelow = 0.25
/** Whether an office's day is scarce. */
export const isScarce = ({ freeShare }: Pick<HoldCase, 'freeShare'>): boolean => freeShare < scarceBelow

/** Smallest group that needs the one-time code on a scarce day. */
const largeGroup = 3

type Rule = readonly [proof: HoldProof, applies: (hold: HoldCase, limits: HoldLimits) => boolean]

/** Each rule that applies requires a proof; the largest one counts. No rule refuses, because many families share the address of their mobile network. */
const rules: readonly Rule[] = [
  ['hard', ({ freeShare }) => freeShare < 2 * scarceBelow],
  ['hardest', isScarce],
  ['hardest', ({ networkShare }, limits) => networkShare > limits.networkShare],
  ['code', ({ networkShare }, limits) => networkShare > 2 * limits.networkShare],
  ['hardest', ({ addressHolds }, limits) => addressHolds >= limits.addressHolds],
  ['code', ({ addressHolds }, limits) => addressHolds >= 2 * limits.addressHolds],
  ['hard', ({ uncodedShare }, limits) => uncodedShare > limits.uncodedShare / 2],
  ['code', ({ uncodedShare }, limits) => uncodedShare > limits.uncodedShare],
  ['code', (hold) => hold.applicants >= largeGroup && (isScarce(hold) || hold.networkShare > 0)],
  ['hardest', ({ alarm }) => alarm],
]

/** H1: the proof that this hold needs. */
export const neededProof = (hold: HoldCase, limits: HoldLimits = holdLimits): HoldProof =>
  holdProofs
    .filter((proof) => rules.some(([required, applies]) => required === proof && applies(hold, limits)))
    .at(-1) ?? 'ordinary'

/** Whether a proof that was given is at least the one that is needed. */
export const isProofEnough = (given: HoldProof | undefined, needed: HoldProof): boolean =>
  given !== undefined && holdProofs.indexOf(given) >= holdProofs.indexOf(needed)

/** Maximum number of unpaid appointments that one phone or mailbox proves at a time: one full group. */
const applicantsOfOneCode = 5

/**
 * Whether the code of one phone, mailbox or account proves no more applicants. Slots that return after a delay count, so that
 * cancelling does not block a day; as many as five of them allow a family to change its choice.
 */
export const isCodeUsedUp = (
  { unpaid, returning }: { readonly unpaid: number; readonly returning: number },
  applicants: number,
): boolean => unpaid + applicants > applicantsOfOneCode || unpaid + returning + applicants > 2 * applicantsOfOneCode

/** A released slot becomes free at a random moment within these minutes, so that it cannot be passed to a chosen buyer. */
export const slotReturnMinutes = 10
