import { toMilliseconds } from '../calendar/addis-ababa.ts'
import { filled } from '../drafts/typed-fields.ts'
import type { Issue } from '../issues/issue.ts'
import type { Instant } from '../model/scalars.ts'
import { humanIssues } from './sign-up.ts'

/** The member whose session it is. */
export interface Member {
  readonly username: string
  readonly firstName: string
  readonly fatherName: string
  readonly grandfatherName: string
}

/** Minutes on a shared computer after which a session without a call ends, and a form that was left is deleted (D39). */
export const sharedIdleMinutes = 15

/** The sign-in form as typed (B §2). */
export interface SignInDraft {
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly humanUntil?: string | undefined
}

const emailIssues = (email: string | undefined, field: string): readonly Issue[] =>
  filled(email) === undefined ? [{ field, code: 'signInEmailRequired' }] : []

/** B §5 Sign-in: address, password, captcha. The service decides whether they are right. Fields are named `signIn.…`. */
export const signInIssues = (draft: SignInDraft, { now }: { readonly now: Instant }): readonly Issue[] => [
  ...emailIssues(draft.email, 'signIn.email'),
  ...(draft.password ? [] : [{ field: 'signIn.password', code: 'signInPasswordRequired' } as const]),
  ...humanIssues(draft.humanUntil, now, 'signIn.captcha'),
]

/** B §2, the inline forgot-password mode: the account name alone. */
export const forgotPasswordIssues = ({ email }: Pick<SignInDraft, 'email'>): readonly Issue[] =>
  emailIssues(email, 'signIn.email')

/** Limits on failed sign-ins. No member is locked out: a known device or the mailed link is always accepted, and mostly a large proof of work. */
export const signInRules = {
  /** Failures from one network for one name before the first pause. */
  freeFailures: 5,
  longestPauseMinutes: 60,
  /** Failures for one name from all networks in a day, before unknown devices need a proof for each attempt. */
  nameFailures: 30,
  /** Attempts for one name in a day that a proof allows. Above it, only a known device or the mailed link to a new password is accepted. */
  provenTries: 100,
} as const

/** Minutes until the next attempt by number of failures: 0, then 1, 2, 4 and so on up to 60. */
export const signInPauseMinutes = (failures: number): number =>
  failures < signInRules.freeFailures
    ? 0
    : Math.min(2 ** (failures - signInRules.freeFailures), signInRules.longestPauseMinutes)

/** D14: minutes that an urgent session lasts after the one-time code. */
export const urgentSessionMinutes = 10

/** D14: end of the time for an urgent application after the one-time code. */
export const urgentSessionEnd = (verifiedAt: Instant): Instant =>
  new Date(toMilliseconds(verifiedAt) + urgentSessionMinutes * 60_000).toISOString()
