import { proofEfforts } from '@invea/domain/appointment'
import * as z from 'zod/mini'
import { responseOf, text, typeOnly, WireInstant } from './scalars.ts'
import { responseWith } from './wire-names.ts'

/** Forms whose captcha the service checks (D15). */
export const captchaForms = ['site', 'passport', 'signUp', 'signIn', 'contact', 'lookup'] as const
export type CaptchaForm = (typeof captchaForms)[number]
export const WireCaptchaForm = z.enum(captchaForms)

export const WireProofEffort = z.enum(proofEfforts)

const challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.optional(z.string()),
    memoryCost: z.optional(z.number()),
    parallelism: z.optional(z.number()),
    expiresAt: z.optional(z.number()),
    data: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  }),
  signature: z.optional(z.string()),
})

type Challenge = z.infer<typeof challenge>
type WithoutUndefined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }

/**
 * A proof-of-work task, the input of `solveChallenge` of altcha-lib. Its optional properties are never `undefined`, for projects with
 * `exactOptionalPropertyTypes`.
 */
export type CaptchaChallenge = WithoutUndefined<Omit<Challenge, 'parameters'>> & {
  parameters: WithoutUndefined<Challenge['parameters']>
}

export const challengeResponse = responseOf('challenge', challenge, typeOnly<CaptchaChallenge>())

export const captchaSolution = z.object({ form: WireCaptchaForm, solution: text(8192) })

/** Recipient of a one-time code: an Ethiopian phone number, or an e-mail address. */
export const codeRecipient = z.object({ phoneNumber: z.optional(text(20)), email: z.optional(text(254)) })
export type CodeRecipient = z.infer<typeof codeRecipient>
export const holdCode = z.object({ code: text(10) })

export const codeSentResponse = responseWith({ expiresAt: WireInstant })
export const humanResponse = responseWith({ humanUntil: WireInstant })
