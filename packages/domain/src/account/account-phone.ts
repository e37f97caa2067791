import * as z from 'zod/mini'
import { InternationalPhone, Phone, phoneIssues } from '../applicant/phone.ts'
import { filled } from '../drafts/typed-fields.ts'
import { checkWith, issuesOf, type Result, withIssues } from '../issues/result.ts'

/** Which phone numbers an account may have. */
export interface PhoneRules {
  readonly phonePrefixes?: readonly string[] | undefined
  /** D44: accounts of the Origin ID portal may have a number abroad, which begins with +. */
  readonly foreignPhones: boolean
}

/** The phone number of an account, as typed. Issues name `form.phoneNumber`. */
export const checkAccountPhone = (
  typed: string | undefined,
  form: string,
  { phonePrefixes, foreignPhones }: PhoneRules,
): Result<string> => {
  const field = `${form}.phoneNumber`
  const phoneNumber = filled(typed)
  if (phoneNumber === undefined) return { ok: false, error: [{ field, code: 'fieldRequired' }] }
  const schema = z.object({ phoneNumber: foreignPhones ? InternationalPhone : Phone })
  const all = withIssues(checkWith(schema, { phoneNumber }, form), phoneIssues(phoneNumber, field, phonePrefixes))
  return all.ok ? { ok: true, value: all.value.phoneNumber } : { ok: false, error: issuesOf(all) }
}

/** Limits of a changed phone number of an account. */
export const phoneChangeRules = {
  /** Minutes that a code to the old or the new number is valid. */
  codeMinutes: 10,
  /** Maximum number of attempts for both codes together. A larger number needs a migration: the table refuses a sixth one. */
  tries: 5,
  /** Minutes that the mailed link is valid for members who have lost the old phone. */
  linkMinutes: 30,
  /** Maximum number of codes that one link sends. A few more than typing errors need, too few to message strangers. */
  linkCodes: 10,
  /** Hours before such a change takes effect. Until then the owner can stop it from the old phone or the mailbox. */
  waitHours: 72,
} as const

/** Input of a change: the new number, and the password again (ASVS 7.5.1). */
export interface PhoneChangeDraft {
  readonly phoneNumber?: string | undefined
  readonly password?: string | undefined
}

/** Checks the form for a new number with the rules of sign-up and sign-in. Fields are named `phoneChange.…`. */
export const checkPhoneChange = (
  { phoneNumber, password }: PhoneChangeDraft,
  rules: PhoneRules,
): Result<{ readonly phoneNumber: string; readonly password: string }> => {
  const phone = checkAccountPhone(phoneNumber, 'phoneChange', rules)
  if (phone.ok && password) return { ok: true, value: { phoneNumber: phone.value, password } }
  const missing = password ? [] : [{ field: 'phoneChange.password', code: 'signInPasswordRequired' } as const]
  return { ok: false, error: [...issuesOf(phone), ...missing] }
}

const shownAtStart = 2
const shownAtEnd = 2

/** Masks a number for the sign-in page before the code: shows the first and last two digits, `09••••••12`. */
export const maskedPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  const hidden = digits.length - shownAtStart - shownAtEnd
  // Hides all of a number that is too short.
  if (hidden < shownAtStart + shownAtEnd) return '•'.repeat(digits.length)
  return digits.slice(0, shownAtStart) + '•'.repeat(hidden) + digits.slice(-shownAtEnd)
}
