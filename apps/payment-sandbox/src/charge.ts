import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type ChargeStatus = 'pending' | 'success' | 'failed' | 'failed/cancelled'

/** Data of a payment that has arrived. */
export interface Payment {
  readonly reference: string
  readonly method: string
  readonly amount: string
  readonly currency: string
  readonly paidAt: string
}

/** A hosted payment, or a bill that a bank teller posts. */
export interface Charge {
  readonly kind: 'hosted' | 'bill'
  /** tx_ref of the merchant, or the order code of a bill. */
  readonly reference: string
  /** Random part of the hosted page's address. */
  readonly checkoutId: string
  /** Decimal with two digits after the point. */
  readonly amount: string
  readonly currency: string
  readonly payer: Readonly<Record<'first_name' | 'last_name' | 'email' | 'phone_number', string | null>>
  readonly title: string
  readonly description: string
  readonly callbackUrl?: string | undefined
  readonly returnUrl?: string | undefined
  readonly expiresAt?: string | undefined
  readonly meta: unknown
  readonly createdAt: string
  readonly status: ChargeStatus
  readonly payments: readonly Payment[]
  /** Only for "Pay late": when the money arrives. */
  readonly payAt?: string | undefined
}

/** Normalizes an amount: `5000` and `5000.0` become `5000.00`. Undefined when it is not a positive amount. */
export const readAmount = (text: string): string | undefined => {
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text) || Number(text) <= 0) return undefined
  const [whole = '0', part = ''] = text.split('.')
  return `${BigInt(whole)}.${part.padEnd(2, '0')}`
}

/** Data of a charge in responses of verify and in webhooks. */
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

/** All charges by reference. If there is a file, every change is written to it. */
export const createLedger = (file?: string) => {
  const charges = new Map<string, Charge>()
  if (file && existsSync(file)) {
    for (const charge of JSON.parse(readFileSync(file, 'utf8')) as Charge[]) charges.set(charge.reference, charge)
  }

  const write = () => {
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    // Writes a new file and renames it, so that a kill leaves a complete file.
    writeFileSync(`${file}.new`, JSON.stringify([...charges.values()]))
    renameSync(`${file}.new`, file)
  }

  return {
    all: (): readonly Charge[] => [...charges.values()],
    find: (reference: string): Charge | undefined => charges.get(reference),
    findByCheckout: (checkoutId: string): Charge | undefined =>
      [...charges.values()].find((charge) => charge.checkoutId === checkoutId),
    put: (charge: Charge): Charge => {
      charges.set(charge.reference, charge)
      write()
      return charge
    },
  }
}
export type Ledger = ReturnType<typeof createLedger>
