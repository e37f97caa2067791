import { createHash, createHmac, randomInt } from 'node:crypto'
import type { CaptchaChallenge, CaptchaForm } from '@invea/api/contract'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { later } from './clock.ts'

/** What a proof is good for: one form of one session. */
export interface CaptchaPurpose {
  readonly form: CaptchaForm
  /** Absent on calls that have no session. */
  readonly subject?: string | undefined
}

/** A proof that was good; `id` is what makes it single-use. */
export interface CaptchaProof {
  readonly id: Buffer
  readonly expiresAt: Date
}

/** D15: self-hosted by default; another verifier fits behind the same two calls. */
export interface Captcha {
  challenge(purpose: CaptchaPurpose & { readonly subject: string }, now: Date): Promise<CaptchaChallenge>
  verify(solution: string, purpose: CaptchaPurpose, now: Date): Promise<CaptchaProof | undefined>
}

/** About half a second on a laptop and two on a cheap phone. */
const effort = { cost: 3_000, fewest: 300, most: 600 } as const
const lifetime = { minutes: 10 }

const read = (solution: string): Payload | undefined => {
  try {
    const text = solution.startsWith('{') ? solution : Buffer.from(solution, 'base64').toString()
    const payload = JSON.parse(text) as Partial<Payload>
    const { challenge, solution: solved } = payload
    const signed = typeof challenge?.parameters === 'object' && typeof challenge.signature === 'string'
    return signed && solved ? { challenge, solution: solved } : undefined
  } catch {
    return undefined
  }
}

/** Whether a solution has the shape of our own; another verifier's token has not. */
export const isProofOfWork = (solution: string): boolean => read(solution) !== undefined

/** Proof of work by ALTCHA: no puzzle, no third party. */
export const createProofOfWork = (key: Buffer): Captcha => {
  const secret = (use: string) => createHmac('sha256', key).update(use).digest('hex')
  const secrets = { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('key') }
  return {
    challenge: async ({ form, subject }, now) => ({
      ...(await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: effort.cost,
        counter: randomInt(effort.fewest, effort.most),
        deriveKey,
        // Signed with the rest. The library's own expiry reads the machine's clock; this one is read by ours.
        data: { form, subject, expires: later(now, lifetime).toISOString() },
        ...secrets,
      })),
    }),
    verify: async (solution, { form, subject }, now) => {
      const payload = read(solution)
      if (!payload) return undefined
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => ({
        verified: false,
      }))
      const data = payload.challenge.parameters.data
      if (!verified || !data || data.form !== form) return undefined
      if (subject !== undefined && data.subject !== subject) return undefined
      const expiresAt = new Date(String(data.expires))
      if (!(expiresAt > now)) return undefined
      return { id: createHash('sha256').update(String(payload.challenge.signature)).digest(), expiresAt }
    },
  }
}
