import type { Language, PaymentOption, PaymentOrder } from '@invea/domain'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Row } from '../platform/database/schema.ts'
import { instructionsOf } from './instructions-of.ts'
import { optionPicturePath } from './option-pictures.ts'

/** What a way to pay is called. */
export const optionNameIn = ({ name, names }: Row<'payment_option'>, language: Language) => names?.[language] ?? name

/** Ways to pay, as the operator keeps them. */
export const paymentOptionsOf = (
  { paymentOptions }: MasterSnapshot,
  publicUrl: string,
  language: Language,
): readonly PaymentOption[] =>
  paymentOptions.map((option) => ({
    id: option.id,
    code: option.code,
    name: optionNameIn(option, language),
    kind: option.kind,
    imageUrl: `${publicUrl}${optionPicturePath(option.code)}`,
  }))

/** How money comes by the provider of an order. */
export const orderKind = ({ provider }: Row<'payment_order'>): PaymentOption['kind'] =>
  provider === 'bank' ? 'code' : 'redirect'

/** An order as the instruction page shows it: the steps in the reader's language. */
export const orderOf = (
  row: Row<'payment_order'>,
  { paymentOptions }: MasterSnapshot,
  language: Language,
): PaymentOrder => {
  const option = paymentOptions.find(({ id }) => id === row.option_id)
  const instructions = instructionsOf(language, {
    kind: orderKind(row),
    orderCode: row.order_code,
    amount: row.amount,
    steps: option?.steps,
    fromProvider: row.instructions,
  })
  return {
    optionName: option ? optionNameIn(option, language) : row.provider,
    orderId: row.order_code,
    amount: row.amount,
    expiresAt: row.expires_at.toISOString(),
    instructions,
    redirectUrl: row.redirect_url ?? undefined,
  }
}
