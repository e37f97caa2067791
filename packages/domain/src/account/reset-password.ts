import type { Issue } from '../issue.ts'
import { passwordAgainIssues, passwordIssues } from './password.ts'

/** The reset form as typed (B §2); the account name comes from the address. */
export interface ResetPasswordDraft {
  readonly password?: string | undefined
  readonly passwordAgain?: string | undefined
}

/** B §2, D13: the new password as in sign-up, typed twice. Weakness does not block. Fields are named `resetPassword.…`. */
export const resetPasswordIssues = ({ password, passwordAgain }: ResetPasswordDraft): readonly Issue[] => [
  ...passwordIssues(password, 'resetPassword.password'),
  ...passwordAgainIssues(passwordAgain, password, 'resetPassword.passwordAgain'),
]
