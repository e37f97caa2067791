import amAccount from '../am/account.json' with { type: 'json' }
import amContact from '../am/contact.json' with { type: 'json' }
import am from '../am/fee.json' with { type: 'json' }
import amField from '../am/field.json' with { type: 'json' }
import amIssue from '../am/issue.json' with { type: 'json' }
import amRefusal from '../am/refusal.json' with { type: 'json' }
import amRequest from '../am/request.json' with { type: 'json' }
import enAccount from '../en/account.json' with { type: 'json' }
import enContact from '../en/contact.json' with { type: 'json' }
import en from '../en/fee.json' with { type: 'json' }
import enField from '../en/field.json' with { type: 'json' }
import enIssue from '../en/issue.json' with { type: 'json' }
import enRefusal from '../en/refusal.json' with { type: 'json' }
import enRequest from '../en/request.json' with { type: 'json' }
import omAccount from '../om/account.json' with { type: 'json' }
import omContact from '../om/contact.json' with { type: 'json' }
import om from '../om/fee.json' with { type: 'json' }
import omField from '../om/field.json' with { type: 'json' }
import omIssue from '../om/issue.json' with { type: 'json' }
import omRefusal from '../om/refusal.json' with { type: 'json' }
import omRequest from '../om/request.json' with { type: 'json' }
import tiAccount from '../ti/account.json' with { type: 'json' }
import tiContact from '../ti/contact.json' with { type: 'json' }
import ti from '../ti/fee.json' with { type: 'json' }
import tiField from '../ti/field.json' with { type: 'json' }
import tiIssue from '../ti/issue.json' with { type: 'json' }
import tiRefusal from '../ti/refusal.json' with { type: 'json' }
import tiRequest from '../ti/request.json' with { type: 'json' }
import { type Issue, issueMessage } from './issue-message.ts'
import type { Language } from './languages.ts'
import type { Resources } from './resources.gen.ts'
import { findSentence } from './sentence.ts'

const texts = {
  en: { issue: enIssue, field: enField, account: enAccount, contact: enContact, request: enRequest },
  am: { issue: amIssue, field: amField, account: amAccount, contact: amContact, request: amRequest },
  om: { issue: omIssue, field: omField, account: omAccount, contact: omContact, request: omRequest },
  ti: { issue: tiIssue, field: tiField, account: tiAccount, contact: tiContact, request: tiRequest },
}

const refusals = { en: enRefusal, am: amRefusal, om: omRefusal, ti: tiRefusal }

/** The label of a field of the account or contact form, also without the name of its form. A missing list has the title of its step. */
const otherLabel = (language: Language, key: string): string | undefined => {
  const { account, contact, request } = texts[language]
  if (key === 'family') return request.steps.family
  const own = key.startsWith('contact.') ? contact : account
  const name = `field.${key.replace(/.*\./, '')}`
  return findSentence(language, own, name) ?? findSentence(language, contact, name)
}

/**
 * The sentence of a broken rule, with the label of its field. An unknown code has the sentence of `invalid`. The list of applicants has the
 * label of their number, and the list of family members the title of its step.
 *
 * @example
 * messageFor({ field: 'personal.firstName', code: 'required' }, 'en') // => 'First name is required!'
 */
export const messageFor = (issue: Issue, language: Language): string =>
  issueMessage(
    (namespace, key, values) =>
      findSentence(language, texts[language][namespace], key, values) ??
      (namespace === 'field' ? otherLabel(language, key) : undefined),
    issue.field === 'applicants' ? { ...issue, field: 'groupSize' } : issue,
  )

/** A refused call, as `@invea/api` returns it. */
export interface RefusedCall {
  readonly code: string
  /** The service's own sentence. Empty when the client found the refusal itself. */
  readonly message: string
  /** The code is of a newer version of the service (D41). */
  readonly unknownCode?: boolean | undefined
  /** Appointments that are left, for a group that is too large. */
  readonly remaining?: number | undefined
}

/**
 * The sentence of a refused call; the service's own for a code that this version does not have. `helpLine` is the agency's phone number,
 * which some sentences name.
 *
 * @example
 * refusalMessageFor({ code: 'notConfirmed', message: '' }, 'en', '8133') // => 'Confirm the applicant details first.'
 */
export const refusalMessageFor = (
  { code, message, unknownCode, remaining = 0 }: RefusedCall,
  language: Language,
  helpLine: string,
): string =>
  (unknownCode && message) ||
  (findSentence(language, refusals[language], code, { helpLine, count: remaining }) ?? message)

/** What a line of a quote is for, as `@invea/domain` returns it. */
export type FeeItem =
  | { readonly kind: 'service'; readonly service: keyof Resources['fee']['service'] }
  | { readonly kind: 'correction' }
  | { readonly kind: 'urgent'; readonly days: number }
  | { readonly kind: 'originId'; readonly service: keyof Resources['fee']['originId'] }
  | { readonly kind: 'originIdAddOn'; readonly percent: number }

/**
 * The words of a line of a quote.
 *
 * @example
 * feeLineLabel({ item: { kind: 'urgent', days: 2 } }, 'en') // => 'Urgent service (2 working days after your appointment)'
 */
export const feeLineLabel = ({ item }: { readonly item: FeeItem }, language: Language): string => {
  const key = 'service' in item ? `${item.kind}.${item.service}` : item.kind
  return findSentence(language, { en, am, om, ti }[language], key, { ...item }) ?? key
}
