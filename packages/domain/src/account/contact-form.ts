import * as z from 'zod/mini'
import type { Typed } from '../drafts/typed-fields.ts'
import { filledFields, requiredText } from '../field-schemas.ts'
import { checkWith, type Result, withIssues } from '../issues/result.ts'
import type { Instant } from '../model/scalars.ts'
import { humanIssues } from './sign-up.ts'

/** A message to the agency (B §3, Feedback). */
export interface Feedback {
  readonly firstName: string
  readonly grandfatherName: string
  readonly phoneNumber: string
  readonly email: string
  readonly message: string
}

/** The contact form as typed (B §2). */
export interface ContactDraft extends Typed<Feedback> {
  readonly humanUntil?: string | undefined
}

/** Longest message, in characters. */
export const longestMessage = 2000

const Form = z.object({
  firstName: requiredText(100, 'fieldRequired'),
  grandfatherName: requiredText(100, 'fieldRequired'),
  // B §5: numbers only. People abroad use the form too, so a + and the length of international numbers are accepted (D44).
  phoneNumber: z.string({ error: 'fieldRequired' }).check(z.regex(/^\+?\d{1,15}$/, { error: 'phoneFormat' })),
  // B §5: no format check.
  email: requiredText(254, 'fieldRequired'),
  message: requiredText(longestMessage, 'fieldRequired'),
}) satisfies z.ZodMiniType<Feedback>

/** B §5 Contact form: every field required, phone in numbers only, captcha. Fields are named `contact.…`. */
export const checkContact = (draft: ContactDraft, { now }: { readonly now: Instant }): Result<Feedback> => {
  const typed = filledFields(Form.shape, draft)
  return withIssues(checkWith(Form, typed, 'contact'), humanIssues(draft.humanUntil, now, 'contact.captcha'))
}
