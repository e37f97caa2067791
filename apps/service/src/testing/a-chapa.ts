import type { IncomingMessage } from 'node:http'
import { listen } from './stand-ins.ts'

type Fields = Readonly<Record<string, unknown>>

/** The provider's data of a charge. Tests change it as a payer or the provider would. */
interface ChapaCharge {
  readonly fields: Fields
  status: 'notPaid' | 'pending' | 'success' | 'failed' | 'failed/cancelled'
  amount: string | number
  currency: string
  /** Overrides the reference in the response. */
  txRef?: string
}

/**
 * A stand-in for Chapa's API, as its public documentation and SDKs describe it, over HTTP. It accepts every body; the payment
 * sandbox refuses invalid ones.
 */
export interface Chapa {
  readonly url: string
  readonly key: string
  readonly charges: Map<string, ChapaCharge>
  /** Statuses of the next responses; 0 closes the connection. */
  readonly faults: number[]
  stop(): Promise<void>
}

const failed = (message: string) => ({ message, status: 'failed', data: null })

const paymentDetails = (txRef: string, { fields, status, amount, currency, txRef: overriddenTxRef }: ChapaCharge) => ({
  first_name: fields.first_name ?? null,
  last_name: fields.last_name ?? null,
  email: fields.email ?? null,
  currency,
  amount,
  charge: 175,
  mode: 'test',
  method: 'test',
  type: 'API',
  status,
  reference: status === 'pending' ? null : 'CHSAMPLE1',
  tx_ref: overriddenTxRef ?? txRef,
  customization: fields.customization,
  meta: fields.meta ?? null,
  created_at: '2026-11-21T08:00:00.000000Z',
  updated_at: '2026-11-21T08:05:00.000000Z',
})

export const startChapa = async (): Promise<Chapa> => {
  const key = 'CHASECK_TEST-sample'
  const charges = new Map<string, ChapaCharge>()
  const faults: number[] = []

  const responseTo = (request: IncomingMessage, sent: string): readonly [status: number, body: object] => {
    const { authorization } = request.headers
    if (!authorization) return [401, failed('Authorization required')]
    if (authorization !== `Bearer ${key}`) return [401, failed("Invalid API Key or User doesn't exist")]
    const [, verifiedTxRef] = /^\/v1\/transaction\/verify\/(.+)$/.exec(request.url ?? '') ?? []
    if (verifiedTxRef && request.method === 'GET') {
      const txRef = decodeURIComponent(verifiedTxRef)
      const charge = charges.get(txRef)
      if (!charge) return [404, failed('Invalid transaction or Transaction not found')]
      // As the tests of the provider's Java SDK record it.
      if (charge.status === 'notPaid') return [200, { message: 'Payment not paid yet', status: 'null', data: null }]
      return [200, { message: 'Payment details', status: 'success', data: paymentDetails(txRef, charge) }]
    }
    if (request.url !== '/v1/transaction/initialize' || request.method !== 'POST') return [404, failed('Not found')]
    if (!request.headers['content-type']?.startsWith('application/json')) return [400, failed('Wrong content type')]
    const fields = JSON.parse(sent) as Fields
    if (charges.has(String(fields.tx_ref))) return [400, failed('Transaction reference has been used before')]
    const { amount, currency } = fields as { amount: string; currency: string }
    charges.set(String(fields.tx_ref), { fields, status: 'notPaid', amount, currency })
    const data = { checkout_url: `https://checkout.chapa.example/checkout/payment/${charges.size}` }
    return [200, { message: 'Hosted Link', status: 'success', data }]
  }

  const { origin, stop } = await listen((request, sent, response) => {
    const fault = faults.shift()
    if (fault === 0) return request.socket.destroy()
    if (fault !== undefined) {
      const headers = fault >= 300 && fault < 400 ? { location: 'http://127.0.0.1:9/' } : {}
      return response.writeHead(fault, headers).end('{"status":"success","data":{}}')
    }
    const [status, body] = responseTo(request, sent)
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return { url: `${origin}/v1`, key, charges, faults, stop }
}
