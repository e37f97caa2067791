import type { PaymentOption, PaymentOrder } from '@invea/domain'
import { optionPicturePath } from '../http/option-pictures.ts'
import type { MasterSnapshot } from '../store/master-data.ts'
import type { Row } from '../store/schema.ts'

/** Ways to pay, as the operator keeps them. */
export const paymentOptionsOf = ({ paymentOptions }: MasterSnapshot, publicUrl: string): readonly PaymentOption[] =>
  paymentOptions.map(({ id, code, name, kind }) => ({
    id,
    code,
    name,
    kind,
    imageUrl: `${publicUrl}${optionPicturePath(code)}`,
  }))

/** An order as the instruction page shows it. */
export const orderOf = (row: Row<'payment_order'>, { paymentOptions }: MasterSnapshot): PaymentOrder => ({
  optionName: paymentOptions.find(({ id }) => id === row.option_id)?.name ?? row.provider,
  orderId: row.order_code,
  amount: row.amount,
  expiresAt: row.expires_at.toISOString(),
  instructions: row.instructions,
  redirectUrl: row.redirect_url ?? undefined,
})
