const shownAtStart = 2
const shownAtEnd = 2

/** A number as a sign-in may show it before the code: its first and last two digits, `09••••••12`. */
export const maskedPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  const hidden = digits.length - shownAtStart - shownAtEnd
  // Too short to hide anything: hide all of it.
  if (hidden < shownAtStart + shownAtEnd) return '•'.repeat(digits.length)
  return digits.slice(0, shownAtStart) + '•'.repeat(hidden) + digits.slice(-shownAtEnd)
}
