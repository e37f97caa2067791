import { createHash, createHmac, randomInt } from 'node:crypto'
import { type CaptchaChallenge, type CaptchaForm, captchaForms } from '@invea/api/contract'
import { type ProofEffort, proofEfforts } from '@invea/domain/appointment'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey as scrypt } from 'altcha-lib/algorithms/scrypt'
import pLimit from 'p-limit'
import * as z from 'zod/mini'
import { addTime } from '../clock.ts'

interface CaptchaPurpose {
  readonly form: CaptchaForm
  /** Absent on calls that have no session. */
  readonly subject?: string | undefined
}

/** A valid proof. `id` makes it single-use. */
export interface CaptchaProof {
  readonly id: Buffer
  readonly expiresAt: Date
  readonly effort: ProofEffort
}

/** D15: self-hosted by default. Another verifier can implement the same interface. */
export interface Captcha {
  challenge(
    purpose: CaptchaPurpose & { readonly subject: string; readonly effort: ProofEffort },
    now: Date,
  ): Promise<CaptchaChallenge>
  verify(solution: string, purpose: CaptchaPurpose, now: Date): Promise<CaptchaProof | undefined>
}

/** One attempt: scrypt with N 1024, r 8, p 1 needs 1 MiB of memory (decision 0021). */
export const proofFunction = { algorithm: 'SCRYPT', cost: 1_024, memoryCost: 8, parallelism: 1 } as const
/**
 * The difficulty: maximum number of attempts. The successful one is random among all, so that no attempt can be skipped. An attempt
 * takes 3 ms in a browser on a laptop and 13 ms on a phone four times slower.
 */
export const proofAttempts: Readonly<Record<ProofEffort, number>> = { ordinary: 32, hard: 96, hardest: 176 }
const lifetime = { minutes: 10 }
/** Threads of Node's pool that create challenges, and that check proofs. `MAX_CONCURRENT_CALLS` limits the queue. */
const threads = 2

const Data = z.object({
  form: z.enum(captchaForms),
  subject: z.string(),
  effort: z.enum(proofEfforts),
  expires: z.iso.datetime(),
})
/** The library signs and checks the other parameters. */
const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(proofFunction.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(proofFunction.cost),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string(),
      memoryCost: z.literal(proofFunction.memoryCost),
      parallelism: z.literal(proofFunction.parallelism),
      data: Data,
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

const parseSolution = (solution: string): z.infer<typeof Payload> | undefined => {
  try {
    const text = solution.startsWith('{') ? solution : Buffer.from(solution, 'base64').toString()
    return z.safeParse(Payload, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Whether the solution has our own format. Tokens of other verifiers do not. */
const isProofOfWork = (solution: string): boolean => parseSolution(solution) !== undefined

/**
 * Proof of work by ALTCHA: no puzzle, no third party. The solving counter is random, so no starting point gives an advantage.
 * Verification derives no key, because the challenge contains a signature of the correct one: a false proof costs a few hashes.
 * All hashing runs in Node's thread pool (Web Crypto and scrypt). `deriveKey` is one attempt.
 */
export const createProofOfWork = (key: Buffer, deriveKey: typeof scrypt = scrypt): Captcha => {
  const secret = (use: string) => createHmac('sha256', key).update(use).digest('hex')
  const secrets = { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('key') }
  // The client can read the challenge, so it contains a keyed hash of the session.
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const subjectKey = crypto.subtle.importKey('raw', Buffer.from(secret('subject')), hmac, false, ['sign'])
  const subjectHash = async (subject: string) =>
    Buffer.from(await crypto.subtle.sign('HMAC', await subjectKey, Buffer.from(subject))).toString('base64url')
  const [making, checking] = [pLimit(threads), pLimit(threads)]
  return {
    challenge: ({ form, subject, effort }, now) =>
      making(async () => ({
        ...(await createChallenge({
          ...proofFunction,
          counter: randomInt(proofAttempts[effort]),
          deriveKey,
          // Signed with the other parameters. The library's own expiry uses the system clock; this one uses the service's clock.
          data: { form, subject: await subjectHash(subject), effort, expires: addTime(now, lifetime).toISOString() },
          ...secrets,
        })),
      })),
    verify: async (solution, { form, subject }, now) => {
      const payload = parseSolution(solution)
      if (!payload) return undefined
      const { data } = payload.challenge.parameters
      const expiresAt = new Date(data.expires)
      if (data.form !== form || !(expiresAt > now)) return undefined
      const isValid = await checking(async () => {
        if (subject !== undefined && data.subject !== (await subjectHash(subject))) return false
        const checked = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => undefined)
        return checked?.verified === true
      })
      // A valid signature has only one hexadecimal form.
      const id = Buffer.from(payload.challenge.signature, 'hex')
      return isValid ? { id, expiresAt, effort: data.effort } : undefined
    },
  }
}

/** A third party's verifier, its secret, and the hosts that its tokens can come from. */
interface SiteVerifier {
  readonly url: string
  readonly secret: string
  readonly hosts: readonly string[]
}

/** Response of Turnstile and reCAPTCHA v3; `action` is the name that the page set: the form. */
const SiteVerifyResponse = z.object({
  success: z.boolean(),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
})
const timeout = 5_000
/** Longer than any provider accepts a token. Used tokens are stored for this time. */
const tokenLifetime = { minutes: 10 }

const requestVerification = async ({ url, secret }: SiteVerifier, token: string) => {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  return z.parse(SiteVerifyResponse, await response.json())
}

/**
 * D15: adds a verifier with the `siteverify` API of Turnstile and reCAPTCHA v3. Its tokens are checked at its URL with our
 * secret. A token counts once, for its form and from our pages. Proofs of work are never sent outside. Refuses the visitor
 * when the verifier is unreachable.
 */
export const withSiteVerify = (own: Captcha, verifier: SiteVerifier): Captcha => ({
  challenge: own.challenge,
  verify: async (solution, purpose, now) => {
    if (isProofOfWork(solution)) return own.verify(solution, purpose, now)
    const response = await requestVerification(verifier, solution).catch(() => undefined)
    const isOurHost = response?.hostname !== undefined && verifier.hosts.includes(response.hostname)
    if (!response?.success || response.action !== purpose.form || !isOurHost) return undefined
    return {
      id: createHash('sha256').update(solution).digest(),
      expiresAt: addTime(now, tokenLifetime),
      effort: 'ordinary',
    }
  },
})
