import type { Charge, Payment } from './charge.ts'

/** A charge as verify and the webhook describe it. */
export const chargeData = (charge: Charge, payment: Payment | undefined = charge.payments[0]) => ({
  first_name: charge.payer.first_name,
  last_name: charge.payer.last_name,
  email: charge.payer.email,
  mobile: charge.payer.phone_number,
  currency: payment?.currency ?? charge.currency,
  amount: payment?.amount ?? charge.amount,
  charge: '0.00',
  mode: 'test',
  method: payment?.method ?? null,
  type: charge.kind === 'bill' ? 'Bill' : 'API',
  status: charge.status,
  reference: payment?.reference ?? null,
  tx_ref: charge.reference,
  customization: { title: charge.title, description: charge.description, logo: null },
  meta: charge.meta ?? null,
  created_at: charge.createdAt,
  updated_at: payment?.paidAt ?? charge.createdAt,
})
