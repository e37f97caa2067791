import type { Issue } from '../issue.ts'
import { wellKnownPasswords } from './well-known-passwords.ts'

/** D13: characters. */
export const shortestPassword = 6

/** D13: at least 6 characters and not a well-known one; an empty password is said to be missing. */
export const passwordIssues = (password: string | undefined, field: string): readonly Issue[] => {
  if (!password) return [{ field, code: 'fieldRequired' }]
  if (password.length < shortestPassword) {
    return [{ field, code: 'passwordLength', params: { min: shortestPassword } }]
  }
  return wellKnownPasswords.has(password.toLowerCase()) ? [{ field, code: 'passwordCommon' }] : []
}

/** B §5: the confirmation is required, at least 6 characters, and equal. */
export const passwordAgainIssues = (
  passwordAgain: string | undefined,
  password: string | undefined,
  field: string,
): readonly Issue[] => {
  if (!passwordAgain) return [{ field, code: 'fieldRequired' }]
  if (passwordAgain.length < shortestPassword) {
    return [{ field, code: 'passwordLength', params: { min: shortestPassword } }]
  }
  return passwordAgain === password ? [] : [{ field, code: 'passwordMismatch' }]
}
