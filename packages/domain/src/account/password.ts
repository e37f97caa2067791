import type { Issue } from '../issues/issue.ts'

/** D13: the most common leaked passwords, and those that our users would try first. Lower case. */
export const wellKnownPasswords: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 123123 123123123 123321 654321 987654321 112233 121212
  111111 000000 222222 333333 555555 666666 777777 888888 999999 11111111 00000000 1q2w3e 1q2w3e4r 1qaz2wsx qwerty qwerty1
  qwerty12 qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm azerty abc123 abcd1234 abcdef a1b2c3 aaaaaa
  password password1 password12 password123 passw0rd p@ssword p@ssw0rd pass123 passport letmein welcome welcome1 admin123
  administrator changeme default secret iloveyou sunshine princess dragon monkey football superman batman master shadow
  michael jordan23 killer trustno1 google internet computer samsung nokia1234 test123 testtest user1234 login123
  ethiopia ethiopia1 ethiopia123 ethiopian habesha habesha123 addisababa addis123 abebe123 selam123 tewodros oromia
  tigray123 lalibela arsenal chelsea liverpool manchester`.split(/\s+/),
)

/** D13: characters. */
export const shortestPassword = 6

/** D13: at least 6 characters, and not a well-known password. An empty password has the code of a missing one. */
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

/** The label beside the field (B §2). */
export type PasswordStrength = 'veryWeak' | 'weak' | 'good' | 'strong'

/** B §5: digit, lower, upper, non-word. */
const classes = [/\d/, /[a-z]/, /[A-Z]/, /\W/]

/**
 * B §5: 5 divided by the occurrence count of each character, summed, plus 10 for each character class beyond the first. The count grows
 * with each occurrence: the first `a` scores 5, the second 2.5, the third 1.67 (R9).
 */
export const passwordScore = (password: string): number => {
  const seen = new Map<string, number>()
  let score = 0
  for (const character of password) {
    const count = (seen.get(character) ?? 0) + 1
    seen.set(character, count)
    score += 5 / count
  }
  const present = classes.filter((pattern) => pattern.test(password)).length
  return score + 10 * Math.max(0, present - 1)
}

const keyboardRows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const shortestRun = 4
const runsOf = (row: string): readonly string[] =>
  Array.from({ length: row.length - shortestRun + 1 }, (_, at) => row.slice(at, at + shortestRun))
const runs = keyboardRows.flatMap((row) => runsOf(row + row)).flatMap((run) => [run, [...run].reverse().join('')])

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const wordsOf = (about: readonly (string | undefined)[]): readonly string[] =>
  about
    .flatMap((text) => (text ?? '').normalize('NFKC').split(/[\s@]+/))
    .filter((word) => [...word].length >= 3)
    .sort((one, other) => other.length - one.length)

/** D13: the password without the person's own words and without neighbouring keys. */
const withoutGuessableParts = (password: string, about: readonly (string | undefined)[]): string => {
  const typed = password.normalize('NFKC')
  const words = wordsOf(about)
  const rest = words.length > 0 ? typed.replace(new RegExp(words.map(escaped).join('|'), 'giu'), '') : typed
  const lower = rest.toLowerCase()
  if (lower.length !== rest.length) return rest
  const inRun = new Set<number>()
  for (let at = 0; at + shortestRun <= lower.length; at += 1) {
    if (!runs.includes(lower.slice(at, at + shortestRun))) continue
    for (let key = at; key < at + shortestRun; key += 1) inRun.add(key)
  }
  return [...Array(rest.length).keys()]
    .filter((at) => !inRun.has(at))
    .map((at) => rest[at])
    .join('')
}

/** D13: whether a password has own words (names, address, number) or four neighbouring keys. Only a warning. */
export const isEasyToGuess = (password: string, about: readonly (string | undefined)[] = []): boolean =>
  withoutGuessableParts(password, about).length < password.normalize('NFKC').length

/** B §5: over 80 strong, over 60 good, from 30 weak, else very weak. Never blocks. Own words and neighbouring keys add nothing (D13). */
export const passwordStrength = (password: string, about: readonly (string | undefined)[] = []): PasswordStrength => {
  const score = passwordScore(withoutGuessableParts(password, about))
  if (score > 80) return 'strong'
  if (score > 60) return 'good'
  return score >= 30 ? 'weak' : 'veryWeak'
}

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
