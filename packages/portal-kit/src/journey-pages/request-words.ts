import type { Namespace } from '@invea/locales'
import { frameWords } from '../application-form/screen.ts'

/** Words of a list of stored requests; what is opened from it brings its own. */
export const listWords = [
  'status',
  'application',
  'choice',
  'summary',
  'refusal',
  'request',
] as const satisfies readonly Namespace[]
/** Texts of the look-up form, with a human check after failed lookups; results load their own texts. */
export const lookUpWords = [
  'status',
  'refusal',
  'request',
  'issue',
  'field',
  'captcha',
] as const satisfies readonly Namespace[]
/** Words of the pages that follow an order. */
export const paymentWords = [...listWords, 'field', 'payment', 'confirmation'] as const satisfies readonly Namespace[]
/** Words around every screen of the request. */
export const requestWords = frameWords
/** Texts of every step but the first: labels and messages of fields, and the hold bar. */
export const stepWords = ['issue', 'field', 'refusal', 'booking'] as const satisfies readonly Namespace[]
/** Texts of a form with a human check: messages, failures, the check. */
export const formWords = ['issue', 'captcha', 'request', 'refusal'] as const satisfies readonly Namespace[]
/** Words around every screen of the urgent request. */
export const urgentWords = [...requestWords, 'urgent'] as const satisfies readonly Namespace[]
