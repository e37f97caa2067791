/** Proofs of work that a device does, from the cheapest to the dearest. Forms such as the sign-in require them too. */
export const proofEfforts = ['ordinary', 'hard', 'hardest'] as const
/** One of them. */
export type ProofEffort = (typeof proofEfforts)[number]

/**
 * Maximum number of attempts of a proof of work; the one that succeeds is drawn from all of them, so that no start can be skipped.
 * An attempt is one scrypt over 1 MiB: 3 ms in a browser on a laptop, 13 ms on a phone four times slower.
 */
export const proofAttempts: Readonly<Record<ProofEffort, number>> = { ordinary: 32, hard: 96, hardest: 176 }
