import { filled } from '../drafts/typed.ts'
import type { Issue } from '../issue.ts'
import type { Instant } from '../model.ts'
import { humanIssues } from './sign-up.ts'

/** The sign-in form as typed (B §2). */
export interface SignInDraft {
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly humanUntil?: string | undefined
}

const emailIssues = (email: string | undefined, field: string): readonly Issue[] =>
  filled(email) === undefined ? [{ field, code: 'signInEmailRequired' }] : []

/** B §5 Sign-in: address, password, captcha. Whether they are right, the service says. Fields are named `signIn.…`. */
export const signInIssues = (draft: SignInDraft, { now }: { readonly now: Instant }): readonly Issue[] => [
  ...emailIssues(draft.email, 'signIn.email'),
  ...(draft.password ? [] : [{ field: 'signIn.password', code: 'signInPasswordRequired' } as const]),
  ...humanIssues(draft.humanUntil, now, 'signIn.captcha'),
]

/** B §2, the inline forgot-password mode: the account name alone. */
export const forgotPasswordIssues = ({ email }: Pick<SignInDraft, 'email'>): readonly Issue[] =>
  emailIssues(email, 'signIn.email')
