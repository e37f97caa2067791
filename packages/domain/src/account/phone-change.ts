import { checkAccountPhone, type PhoneRules } from './account-phone.ts'

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

/** The form for a new number: as in the sign-up. Fields are named `phoneChange.…`. */
export const checkNewPhone = (typed: string | undefined, rules: PhoneRules) =>
  checkAccountPhone(typed, 'phoneChange', rules)
