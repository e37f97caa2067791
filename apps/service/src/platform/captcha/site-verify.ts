import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { later } from '../clock.ts'
import { type Captcha, isProofOfWork } from './captcha.ts'

/** A third party's verifier, its secret, and the hosts its tokens may come from. */
export interface SiteVerifier {
  readonly url: string
  readonly secret: string
  readonly hosts: readonly string[]
}

/** What Turnstile and reCAPTCHA v3 answer; `action` is what the page named, for us the form. */
const Answer = z.object({ success: z.boolean(), action: z.optional(z.string()), hostname: z.optional(z.string()) })
const timeout = 5_000
/** Longer than any provider takes a token: until then a used one is remembered here as well. */
const lifetime = { minutes: 10 }

const requestVerification = async ({ url, secret }: SiteVerifier, token: string) => {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  return z.parse(Answer, await answer.json())
}

/**
 * D15: another verifier beside the proof of work, in the shape that Turnstile and reCAPTCHA v3 share (`siteverify`). A
 * token of theirs is shown to their address with our secret; it counts for the form it was made for, from a page of
 * ours, once. A proof of work is never sent outside. Refuses the visitor when the verifier is unreachable.
 */
export const withSiteVerify = (own: Captcha, verifier: SiteVerifier): Captcha => ({
  challenge: own.challenge,
  verify: async (solution, purpose, now) => {
    if (isProofOfWork(solution)) return own.verify(solution, purpose, now)
    const response = await requestVerification(verifier, solution).catch(() => undefined)
    const fromUs = response?.hostname !== undefined && verifier.hosts.includes(response.hostname)
    if (!response?.success || response.action !== purpose.form || !fromUs) return undefined
    return { id: createHash('sha256').update(solution).digest(), expiresAt: later(now, lifetime), effort: 'ordinary' }
  },
})
