import { proofEfforts } from '@invea/domain/appointment'
import * as z from 'zod/mini'
import { domain, envelope, ok, text, WireInstant } from './scalars.ts'

/** Forms whose captcha the service checks (D15). */
export const captchaForms = ['site', 'passport', 'signUp', 'signIn', 'contact', 'lookup'] as const
export type CaptchaForm = (typeof captchaForms)[number]
export const WireCaptchaForm = z.enum(captchaForms)

export const WireProofEffort = z.enum(proofEfforts)

/** A proof-of-work task, as altcha-lib makes it. */
export type CaptchaChallenge = Readonly<Record<string, unknown>>

export const challengeAnswer = z.codec(
  z.object({ ...envelope, challenge: z.record(z.string(), z.unknown()) }),
  domain<CaptchaChallenge>(),
  { decode: ({ challenge }) => challenge, encode: (challenge) => ({ ...ok, challenge: { ...challenge } }) },
)

export const captchaSolution = z.object({ form: WireCaptchaForm, solution: text(8192) })

/** Where a one-time code is sent: a phone of the country, or an e-mail address for everyone else. */
export const codeRecipient = z.object({ phoneNumber: z.optional(text(20)), email: z.optional(text(254)) })
export type CodeRecipient = z.infer<typeof codeRecipient>
export const holdCode = z.object({ code: text(10) })

export const codeSentAnswer = z.codec(
  z.object({ ...envelope, expiresAt: WireInstant }),
  domain<{ readonly expiresAt: string }>(),
  { decode: ({ expiresAt }) => ({ expiresAt }), encode: ({ expiresAt }) => ({ ...ok, expiresAt }) },
)

export const humanAnswer = z.codec(
  z.object({ ...envelope, humanUntil: WireInstant }),
  domain<{ readonly humanUntil: string }>(),
  { decode: ({ humanUntil }) => ({ humanUntil }), encode: ({ humanUntil }) => ({ ...ok, humanUntil }) },
)
