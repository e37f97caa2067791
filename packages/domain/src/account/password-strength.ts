/** The label beside the field (B §2). */
export type PasswordStrength = 'veryWeak' | 'weak' | 'good' | 'strong'

/** B §5: digit, lower, upper, non-word. */
const classes = [/\d/, /[a-z]/, /[A-Z]/, /\W/]

/**
 * B §5: 5 divided by the occurrence count of each character, summed, plus 10 for each character class beyond the first.
 * The count runs along: the first `a` gives 5, the second 2.5, the third 1.67 (R9).
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

/** B §5: over 80 strong, over 60 good, 30 or more weak, otherwise very weak. It informs and never blocks. */
export const passwordStrength = (password: string): PasswordStrength => {
  const score = passwordScore(password)
  if (score > 80) return 'strong'
  if (score > 60) return 'good'
  return score >= 30 ? 'weak' : 'veryWeak'
}
