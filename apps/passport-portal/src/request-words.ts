import type { Namespace } from '@invea/locales'

/** Words of every page about a stored request. */
const requestWords = [
  'status',
  'choice',
  'field',
  'summary',
  'refusal',
  'request',
] as const satisfies readonly Namespace[]
/** Words of the pages that lead on to a payment. */
export const paymentWords = [
  ...requestWords,
  'payment',
  'confirmation',
  'issue',
] as const satisfies readonly Namespace[]
/** Words of the pages that show a list and all that can be done about its requests. */
export const listWords = [...paymentWords, 'booking'] as const satisfies readonly Namespace[]
/** Words of the look-up, which asks for proof of a person after misses. */
export const lookUpWords = [...listWords, 'captcha'] as const satisfies readonly Namespace[]
