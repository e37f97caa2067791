import * as z from 'zod/mini'
import { isCaptchaValid } from '../appointment/office.ts'
import { filled, type Typed } from '../drafts/typed-fields.ts'
import { Email } from '../field-schemas.ts'
import type { Issue } from '../issues/issue.ts'
import { checkWith, issuesOf, type Result, withIssues } from '../issues/result.ts'
import type { Instant } from '../model/scalars.ts'
import { LatinName } from '../names/names.ts'
import { checkAccountPhone, type PhoneRules } from './account-phone.ts'
import { passwordAgainIssues, passwordIssues } from './password.ts'

/** Hours that the mailed link of a registration is valid. */
export const registrationHours = 24

/** What sign-up takes (B §3). */
export interface Registration {
  readonly firstName: string
  readonly fatherName: string
  readonly grandfatherName: string
  readonly phoneNumber: string
  readonly email: string
  readonly password: string
  readonly passwordAgain: string
}

/** The sign-up form as typed (B §2). */
export interface SignUpDraft extends Typed<Registration> {
  readonly humanUntil?: string | undefined
}

/** Facts that the rules of account forms need besides the form. */
export interface AccountRules extends PhoneRules {
  readonly now: Instant
}

const requiredFields = ['firstName', 'fatherName', 'grandfatherName', 'phoneNumber', 'email'] as const
const fields = [...requiredFields, 'password', 'passwordAgain', 'captcha']

// B §5 requires names, phone and address; they must be valid because codes and messages are sent there.
const Form = z.object({
  firstName: LatinName,
  fatherName: LatinName,
  grandfatherName: LatinName,
  phoneNumber: z.string(),
  email: Email,
})

/** The issue of an account form whose captcha is missing or has expired (B §5). */
export const humanIssues = (humanUntil: Instant | undefined, now: Instant, field: string): readonly Issue[] =>
  isCaptchaValid(humanUntil, now) ? [] : [{ field, code: 'humanRequired' }]

/** B §5 Sign-up: everything is required, passwords match, the captcha is solved. Fields are named `signUp.…`. */
export const checkSignUp = (draft: SignUpDraft, { now, ...phoneRules }: AccountRules): Result<Registration> => {
  const typed = Object.fromEntries(requiredFields.map((field) => [field, filled(draft[field])]))
  const missing = requiredFields.filter((field) => typed[field] === undefined)
  const issues: readonly Issue[] = [
    ...missing.map((field) => ({ field: `signUp.${field}`, code: 'fieldRequired' }) as const),
    ...passwordIssues(draft.password, 'signUp.password'),
    ...passwordAgainIssues(draft.passwordAgain, draft.password, 'signUp.passwordAgain'),
    ...humanIssues(draft.humanUntil, now, 'signUp.captcha'),
  ]
  const checked = checkWith(Form, typed, 'signUp')
  const phone = checkAccountPhone(typed.phoneNumber, 'signUp', phoneRules)
  // Missing fields come first, with the codes of this form. The field rules add the issues of the other fields.
  const all = withIssues(
    issues.length === 0 ? checked : { ok: false, error: issues },
    [...issuesOf(phone), ...issuesOf(checked)],
    fields.map((field) => `signUp.${field}`),
  )
  const { password = '', passwordAgain = '' } = draft
  return all.ok ? { ok: true, value: { ...all.value, password, passwordAgain } } : all
}

/** The name of an account: its e-mail address in lower case without blanks around it (B §2 Sign-in). */
export const accountName = (typed: string): string => typed.trim().normalize('NFC').toLowerCase()

/**
 * Spellings of one mailbox at its provider, one after the other. At Yahoo only addresses with a keyword contain `-`; all of an owner have the
 * same name before it, which is no address.
 */
const spellings = [
  [/@googlemail\.com$/, '@gmail.com'],
  [/\.(?=.*@gmail\.com$)/g, ''],
  [/@(?:protonmail\.com|pm\.me)$/, '@proton.me'],
  [/[._-](?=.*@proton\.me$)/g, ''],
  [/@(?:me|mac)\.com$/, '@icloud.com'],
  [
    /@(?:(?:ya|narod)\.ru|yandex\.(?:com|by|kz|ua|uz|az|kg|md|tj|tm|lt|lv|ee|fr|co\.il|com\.(?:am|ge|tr)))$/,
    '@yandex.ru',
  ],
  [/\.(?=.*@yandex\.ru$)/g, '-'],
  [/-.*(?=@(?:yahoo\.(?!co\.jp)(?:com|\w\w|com?\.\w\w)|(?:myyahoo|ymail)\.com)$)/, '-'],
  [/^.*@([^.@]+)\.(fastmail\.(?:com|fm))$/, '$1@$2'],
] as const

/**
 * The mailbox of an e-mail address: the same text for the spellings that large providers are known to accept. Quotes are no part of a
 * name, but a `+` at the beginning is: Yandex accepts a phone number.
 *
 * @example
 * mailboxName('Almaz.Kebede+visa@googlemail.com') // => 'almazkebede@gmail.com'
 */
export const mailboxName = (email: string): string =>
  spellings.reduce(
    (address, [spelling, same]) => address.replace(spelling, same),
    accountName(email)
      .replaceAll(/["\\]/g, '')
      .replace(/^(\+*[^+@]+)\+.*(?=@)/, '$1'),
  )
