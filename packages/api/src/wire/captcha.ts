import * as z from 'zod/mini'
import { envelope, ok } from './envelope.ts'
import { domain, text, WireInstant } from './scalars.ts'

/** Forms whose captcha the service checks (D15). */
export const captchaForms = ['site', 'passport', 'signUp', 'signIn', 'contact', 'lookup'] as const
export type CaptchaForm = (typeof captchaForms)[number]
export const WireCaptchaForm = z.enum(captchaForms)

/** A proof-of-work task, as altcha-lib makes it. */
export type CaptchaChallenge = Readonly<Record<string, unknown>>

export const challengeAnswer = z.codec(
  z.object({ ...envelope, challenge: z.record(z.string(), z.unknown()) }),
  domain<CaptchaChallenge>(),
  { decode: ({ challenge }) => challenge, encode: (challenge) => ({ ...ok, challenge: { ...challenge } }) },
)

export const captchaSolution = z.object({ form: WireCaptchaForm, solution: text(8192) })

export const humanAnswer = z.codec(
  z.object({ ...envelope, humanUntil: WireInstant }),
  domain<{ readonly humanUntil: string }>(),
  { decode: ({ humanUntil }) => ({ humanUntil }), encode: ({ humanUntil }) => ({ ...ok, humanUntil }) },
)
