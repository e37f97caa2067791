import { createHmac } from 'node:crypto'
import { freePort } from '@invea/tooling/ports'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Chapa, startChapa } from '../../testing/a-chapa.ts'
import { createChapa } from './chapa.ts'
import { chargeOf, type ProviderOrder } from './payment-provider.ts'

const secret = Buffer.from('a secret hash of any length')
let chapa: Chapa
beforeAll(async () => {
  chapa = await startChapa()
})
afterAll(() => chapa.stop())
afterEach(() => {
  chapa.faults.length = 0
})

const provider = (changes: object = {}) =>
  createChapa({
    url: chapa.url,
    secretKey: chapa.key,
    webhookSecret: secret,
    callbackUrl: 'https://service.example/Payment/api/V1.0/Payment/Callback/chapa',
    ...changes,
  })

let orders = 0
const anOrder = (payer: Partial<ProviderOrder['payer']> = {}): ProviderOrder => {
  orders += 1
  return {
    orderCode: String(9_012_345_670 + orders),
    amount: 25_500,
    expiresAt: new Date('2026-11-21T11:00:00Z'),
    language: 'am',
    payer: { firstName: 'ABEBE', lastName: 'TESFAYE', phone: '0911223344', ...payer },
    applicationNumber: '12345678903',
    returnUrl: 'https://portal.example/am/InstructionPage?request=1',
  }
}

test('initialize sends the documented fields, and returns the address of the hosted page', async () => {
  const order = anOrder({ email: 'payer@example.org' })
  expect(await provider().createOrder(order)).toEqual({
    redirectUrl: expect.stringMatching(/^https:\/\/checkout\.chapa\.example\/checkout\/payment\/\d+$/),
    instructions: [],
  })
  expect(chapa.charges.get(order.orderCode)?.fields).toEqual({
    amount: '25500',
    currency: 'ETB',
    tx_ref: order.orderCode,
    first_name: 'ABEBE',
    last_name: 'TESFAYE',
    email: 'payer@example.org',
    phone_number: '0911223344',
    callback_url: 'https://service.example/Payment/api/V1.0/Payment/Callback/chapa',
    return_url: order.returnUrl,
    customization: { title: 'Application fee', description: 'Application 12345678903' },
    meta: { language: 'am' },
  })
})

test.each([
  ['+251911223344', '0911223344'],
  ['911223344', '0911223344'],
  ['0711223344', '0711223344'],
  ['+1 202 555 0123', undefined],
  ['', undefined],
])('the phone %s is sent as %s, and no e-mail if the payer has none', async (phone, sent) => {
  const order = anOrder({ phone })
  expect(await provider().createOrder(order)).toBeDefined()
  const fields = chapa.charges.get(order.orderCode)?.fields ?? {}
  expect(fields.phone_number).toBe(sent)
  expect('email' in fields).toBe(false)
})

test('creates no order after a wrong key, a used reference, an error, a redirect or a cut connection', async () => {
  const order = anOrder()
  expect(await provider({ secretKey: 'CHASECK_TEST-other' }).createOrder(order)).toBeUndefined()
  expect(chapa.charges.has(order.orderCode)).toBe(false)
  expect(await provider().createOrder(order)).toBeDefined()
  expect(await provider().createOrder(order)).toBeUndefined()
  for (const fault of [500, 429, 302, 0]) {
    chapa.faults.push(fault)
    expect(await provider().createOrder(anOrder()), String(fault)).toBeUndefined()
  }
})

test('rejects an invalid checkout address', async () => {
  chapa.faults.push(200)
  expect(await provider().createOrder(anOrder())).toBeUndefined()
})

const verified = async (change: Partial<NonNullable<ReturnType<Chapa['charges']['get']>>>) => {
  const order = anOrder()
  await provider().createOrder(order)
  const charge = chapa.charges.get(order.orderCode)
  if (charge) Object.assign(charge, change)
  return provider().verify(order.orderCode)
}

test('verify accepts only payments of this order, with the amount as a number or a string', async () => {
  const paid = { state: 'paid', payment: { reference: 'CHSAMPLE1', amount: '25500', currency: 'ETB' } }
  expect(await verified({ status: 'success' })).toEqual(paid)
  expect(await verified({ status: 'success', amount: 25_500 })).toEqual(paid)
  expect(await verified({ status: 'success', amount: '25500.00' })).toMatchObject({ payment: { amount: '25500.00' } })
  expect(await verified({ status: 'pending' })).toEqual({ state: 'pending' })
  // No try to pay yet: the response has no data.
  expect(await verified({})).toEqual({ state: 'pending' })
  expect(await verified({ status: 'failed' })).toEqual({ state: 'failed' })
  expect(await verified({ status: 'failed/cancelled' })).toEqual({ state: 'cancelled' })
  expect(await verified({ status: 'success', txRef: 'another' })).toEqual({ state: 'unknown' })
  expect(await provider().verify('9999999999')).toEqual({ state: 'unknown' })
})

test('an unreachable provider leaves the state of the order unknown', async () => {
  const order = anOrder()
  await provider().createOrder(order)
  for (const fault of [400, 401, 403, 500, 503, 429, 302, 200, 0]) {
    chapa.faults.push(fault)
    expect(await provider().verify(order.orderCode), String(fault)).toEqual({ state: 'unavailable' })
  }
})

const event = {
  event: 'charge.success',
  type: 'API',
  first_name: 'ABEBE',
  last_name: 'TESFAYE',
  email: null,
  mobile: '0911223344',
  currency: 'ETB',
  amount: '25500.00',
  charge: '637.50',
  status: 'success',
  mode: 'test',
  reference: 'CHSAMPLE1',
  tx_ref: '9012345671',
  payment_method: 'telebirr',
  created_at: '2026-11-21T08:00:00.000000Z',
  updated_at: '2026-11-21T08:05:00.000000Z',
  customization: { title: null, description: null, logo: null },
  meta: null,
}
const hmac = (body: string | Buffer, key: string | Buffer = secret) =>
  createHmac('sha256', key).update(body).digest('hex')

test('accepts a webhook only if the hash in x-chapa-signature covers its raw bytes', () => {
  const body = Buffer.from(JSON.stringify(event))
  const payment = { reference: 'CHSAMPLE1', amount: '25500.00', currency: 'ETB' }
  const read = { orderCode: '9012345671', kind: 'charge.success', payment, isTakenBack: false }
  const parse = (sent: Buffer, headers: Record<string, string>) => provider().parseWebhook(sent, headers)
  expect(parse(body, { 'x-chapa-signature': hmac(body) })).toEqual(read)
  // The sender's white space is part of the signed bytes.
  const spaced = Buffer.from(JSON.stringify(event, null, 2))
  expect(parse(spaced, { 'x-chapa-signature': hmac(spaced) })).toEqual(read)
  expect(parse(spaced, { 'x-chapa-signature': hmac(body) })).toBeUndefined()
  // The other header does not cover the body: anyone who saw it once could send anything.
  expect(parse(body, { 'chapa-signature': hmac(body) })).toBeUndefined()
  expect(parse(body, { 'x-chapa-signature': hmac(secret) })).toBeUndefined()
  expect(parse(body, { 'x-chapa-signature': hmac(body, chapa.key) })).toBeUndefined()
  expect(parse(body, {})).toBeUndefined()
})

test.each([
  ['charge.failed', { status: 'failed/cancelled', reference: null }],
  ['payout.success', { status: 'pending' }],
])('%s has an order code and no payment', (kind, changes) => {
  const body = Buffer.from(JSON.stringify({ ...event, event: kind, ...changes }))
  const read = provider().parseWebhook(body, { 'x-chapa-signature': hmac(body) })
  expect(read).toEqual({ orderCode: '9012345671', kind, payment: undefined, isTakenBack: false })
})

test.each(['reversed', 'refunded', 'chargeback'])(
  'a payment that is %s was taken back, also by verify',
  async (status) => {
    const body = Buffer.from(JSON.stringify({ ...event, event: `charge.${status}`, status }))
    const read = provider().parseWebhook(body, { 'x-chapa-signature': hmac(body) })
    expect(read).toMatchObject({ payment: { reference: event.reference }, isTakenBack: true })
    const response = { ok: true, status: 200, text: JSON.stringify({ data: { ...event, status } }) }
    expect(chargeOf(response, event.tx_ref)).toMatchObject({
      state: 'takenBack',
      payment: { reference: event.reference },
    })
  },
)

test('ASVS 16.3.4: reports once per call why the provider could not be reached', async () => {
  const reasons: string[] = []
  const reporting = { onFailure: (why: string) => reasons.push(why) }
  const url = `http://127.0.0.1:${await freePort()}`
  expect(await provider({ ...reporting, url }).createOrder(anOrder())).toBeUndefined()
  expect(await provider({ ...reporting, url }).verify('9012345678')).toEqual({ state: 'unavailable' })
  expect(await provider(reporting).createOrder(anOrder())).toBeDefined()
  expect(await provider(reporting).verify('9999999999')).toEqual({ state: 'unknown' })
  expect(await provider({ ...reporting, secretKey: 'CHASECK_TEST-replaced' }).verify('9012345678')).toEqual({
    state: 'unavailable',
  })
  expect(reasons).toEqual(['ECONNREFUSED', 'ECONNREFUSED', 'HTTP_401'])
})
