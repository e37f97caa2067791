import * as z from 'zod/mini'
import { type Checked, checkWith, issuesOf, withIssues } from '../checked.ts'
import { filled } from '../drafts/typed.ts'
import { InternationalPhone, Phone, phoneIssues } from '../person/phone.ts'

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
): Checked<string> => {
  const field = `${form}.phoneNumber`
  const phoneNumber = filled(typed)
  if (phoneNumber === undefined) return { ok: false, issues: [{ field, code: 'fieldRequired' }] }
  const isForeign = foreignPhones && phoneNumber.startsWith('+')
  const checked = checkWith(z.object({ phoneNumber: isForeign ? InternationalPhone : Phone }), { phoneNumber }, form)
  const further = isForeign ? [] : phoneIssues(phoneNumber, field, phonePrefixes)
  const all = withIssues(checked, further)
  return all.ok ? { ok: true, value: all.value.phoneNumber } : { ok: false, issues: issuesOf(all) }
}
