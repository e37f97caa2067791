import type { Etb, Language, PaymentOption } from '@invea/domain'
import { translate } from '@invea/locales/catalogue'
import type { Row } from '../platform/database/schema.ts'
import { formatAmount } from '../slips/slip-content.ts'

/** The general steps of a way to pay, for an option that the operator gave none. */
const generalSteps = (language: Language, kind: PaymentOption['kind'], amount: string): readonly string[] =>
  kind === 'redirect'
    ? [
        translate(language, 'instruction', 'redirect.open'),
        translate(language, 'instruction', 'redirect.compare', { amount }),
        translate(language, 'instruction', 'redirect.pay'),
        translate(language, 'instruction', 'redirect.back'),
      ]
    : [
        translate(language, 'instruction', 'code.go'),
        translate(language, 'instruction', 'code.tell'),
        translate(language, 'instruction', 'code.pay', { amount }),
        translate(language, 'instruction', 'code.message'),
      ]

/**
 * How an order is paid, step by step (B §2): the operator's steps for this option in the reader's language, or else the general
 * ones followed by the provider's own lines, which come in one language (D21).
 */
export const instructionsOf = (
  language: Language,
  order: {
    readonly kind: PaymentOption['kind']
    readonly orderCode: string
    readonly amount: Etb
    readonly steps: Row<'payment_option'>['steps'] | undefined
    readonly fromProvider: readonly string[]
  },
): readonly string[] => {
  const amount = formatAmount(order.amount)
  const own = order.steps?.map((step) =>
    step[language].replaceAll('{{amount}}', amount).replaceAll('{{orderCode}}', order.orderCode),
  )
  const orderOnly = translate(language, 'instruction', 'orderOnly')
  return own ? [...own, orderOnly] : [...generalSteps(language, order.kind, amount), orderOnly, ...order.fromProvider]
}
