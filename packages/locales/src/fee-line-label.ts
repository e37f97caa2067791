import am from '../am/fee.json' with { type: 'json' }
import en from '../en/fee.json' with { type: 'json' }
import om from '../om/fee.json' with { type: 'json' }
import ti from '../ti/fee.json' with { type: 'json' }
import type { Language } from './languages.ts'
import type { Resources } from './resources.gen.ts'
import { findSentence } from './sentence.ts'

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
