import type { Namespace } from '@invea/locales'
import { frameWords } from '../wizard/index.ts'
/** Words of a list of stored requests; what is opened from it brings its own. */
export const listWords = [
  'status',
  'application',
  'choice',
  'summary',
  'refusal',
  'request',
] as const satisfies readonly Namespace[]
/** Words of the look-up's form, which asks for proof of a person after misses; results bring their own. */
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
/** What every step but the first adds: the bar of a kept place stands on most of them. */
export const stepWords = ['refusal', 'booking'] as const satisfies readonly Namespace[]
/** Words of a form that asks whether somebody is human: messages, failures, the check. */
export const formWords = ['issue', 'captcha', 'request', 'refusal'] as const satisfies readonly Namespace[]
/** Words around every screen of the urgent request. */
export const urgentWords = [...requestWords, 'urgent'] as const satisfies readonly Namespace[]
