import * as z from 'zod/mini'
import { InternationalPhone, Phone, phoneIssues } from '../applicant/phone.ts'
import { filled } from '../drafts/typed.ts'
import { checkWith, issuesOf, type Result, withIssues } from '../issues/result.ts'

/** Which phone numbers an account may have. */
export interface PhoneRules {
  readonly phonePrefixes?: readonly string[] | undefined
  /** D44: accounts of the Origin ID portal may have a number abroad, which begins with +. */
  readonly foreignPhones?: boolean | undefined
}

/** The phone number of an account, as typed. Issues name `form.phoneNumber`. */
export const checkAccountPhone = (
  typed: string | undefined,
  form: string,
  { phonePrefixes, foreignPhones = false }: PhoneRules,
): Result<string> => {
  const field = `${form}.phoneNumber`
  const phoneNumber = filled(typed)
  if (phoneNumber === undefined) return { ok: false, error: [{ field, code: 'fieldRequired' }] }
  const isForeign = foreignPhones && phoneNumber.startsWith('+')
  const checked = checkWith(z.object({ phoneNumber: isForeign ? InternationalPhone : Phone }), { phoneNumber }, form)
  const further = isForeign ? [] : phoneIssues(phoneNumber, field, phonePrefixes)
  const all = withIssues(checked, further)
  return all.ok ? { ok: true, value: all.value.phoneNumber } : { ok: false, error: issuesOf(all) }
}

/** A changed phone number of an account. */
export const phoneChangeRules = {
  /** How long a code to the old or the new number works. */
  codeMinutes: 10,
  /** Tries that both codes share. */
  tries: 5,
  /** How long the mailed link works for members who have lost the old phone. */
  linkMinutes: 30,
  /** Codes that one link sends: enough for typing errors, too few to send messages to strangers. */
  linkCodes: 10,
  /** Hours between such a change and its effect, in which the old phone and the mailbox can stop it. */
  waitHours: 72,
} as const

/** What starts a change: the new number, and the password again (ASVS 7.5.1). */
export interface PhoneChangeDraft {
  readonly phoneNumber?: string | undefined
  readonly password?: string | undefined
}

/** The form for a new number: as in the sign-up and the sign-in. Fields are named `phoneChange.…`. */
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

/** A number as a sign-in may show it before the code: its first and last two digits, `09••••••12`. */
export const maskedPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  const hidden = digits.length - shownAtStart - shownAtEnd
  // Too short to hide anything: hide all of it.
  if (hidden < shownAtStart + shownAtEnd) return '•'.repeat(digits.length)
  return digits.slice(0, shownAtStart) + '•'.repeat(hidden) + digits.slice(-shownAtEnd)
}
