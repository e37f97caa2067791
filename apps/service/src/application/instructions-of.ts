import type { Etb, Language } from '@invea/domain'
import { translate } from '@invea/locales/catalogue'
import { sayMoment } from '../outbox/moments.ts'
import { formatAmount } from '../slip/slip-content.ts'

/** How an order is paid, step by step, in our own words (B §2); a provider's own words may follow them (D21). */
export const instructionsOf = (
  language: Language,
  order: {
    readonly kind: 'redirect' | 'code'
    readonly orderCode: string
    readonly amount: Etb
    readonly expiresAt: Date
  },
): readonly string[] => {
  const amount = formatAmount(order.amount)
  const steps =
    order.kind === 'redirect'
      ? [
          translate(language, 'instruction', 'redirect.open'),
          translate(language, 'instruction', 'redirect.compare', { amount }),
          translate(language, 'instruction', 'redirect.pay'),
          translate(language, 'instruction', 'redirect.back'),
        ]
      : [
          translate(language, 'instruction', 'code.go'),
          translate(language, 'instruction', 'code.tell', { orderCode: order.orderCode }),
          translate(language, 'instruction', 'code.pay', { amount }),
          translate(language, 'instruction', 'code.message'),
        ]
  return [
    ...steps,
    translate(language, 'instruction', 'deadline', { until: sayMoment(language, order.expiresAt) }),
    translate(language, 'instruction', 'orderOnly'),
  ]
}
