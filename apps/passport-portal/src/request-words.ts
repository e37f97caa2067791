import type { Namespace } from '@invea/locales'

/** Words of a list of stored requests; what is opened from it brings its own. */
export const listWords = ['status', 'choice', 'summary', 'refusal', 'request'] as const satisfies readonly Namespace[]
/** Words of the look-up, which asks for proof of a person after misses. */
export const lookUpWords = [...listWords, 'issue', 'field', 'captcha'] as const satisfies readonly Namespace[]
/** Words of the pages that follow an order. */
export const paymentWords = [...listWords, 'field', 'payment', 'confirmation'] as const satisfies readonly Namespace[]
