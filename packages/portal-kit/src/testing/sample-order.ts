import type { PaymentOption, PaymentOrder, PaymentOutcome, PriceInfo } from '@invea/domain/application'

/** An order to pay at a bank, which ends in one hour. */
export const anOrder = (changes: Partial<PaymentOrder> = {}): PaymentOrder => ({
  optionName: 'Sample bank',
  orderId: 'SAMPLE-77',
  amount: 5000,
  expiresAt: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
  instructions: ['Go to any branch of <b>Sample bank</b>.', 'Give the code.'],
  ...changes,
})

/** What became of a payment at the bank. */
export const aPayment = (outcome: PaymentOutcome) => ({
  outcome,
  orderCode: 'SAMPLE-77',
  optionName: 'Sample bank',
  amount: 5000,
})

export const somePrice: PriceInfo = {
  lines: [{ label: 'New passport, 32 pages', amount: 5000 }],
  total: 5000,
  persons: [{ fullName: 'ABEBE KEBEDE TESFAYE', lines: [{ label: 'New passport', amount: 5000 }] }],
}

export const someOptions: readonly PaymentOption[] = [
  { id: 1, code: 'SAMPLEPAY', name: 'Sample wallet', imageUrl: '/sample.svg', kind: 'redirect' },
  { id: 2, code: 'SAMPLEBANK', name: 'Sample bank', imageUrl: '/sample.svg', kind: 'code' },
]
