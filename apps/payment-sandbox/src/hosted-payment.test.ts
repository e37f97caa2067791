import { createHmac } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { startSandbox } from './testing/start-sandbox.ts'

let close: (() => Promise<void>) | undefined
afterEach(async () => close?.())
const sandboxWith = async (...args: Parameters<typeof startSandbox>) => {
  const sandbox = await startSandbox(...args)
  close = sandbox.close
  return sandbox
}

test('a payment is made on the hosted page, reported by a signed webhook and confirmed by verify', async () => {
  const { initialize, press, merchant, verify } = await sandboxWith()
  const { json, checkout } = await initialize()
  expect(json).toMatchObject({ message: 'Hosted Link', status: 'success' })
  expect((await verify()).json).toEqual({ message: 'Payment not paid yet', status: 'null', data: null })

  const response = await press(checkout, 'pay')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`${merchant.url}/InstructionPage`)

  const [webhook] = merchant.webhooks()
  expect(webhook?.headers['x-chapa-signature']).toBe(
    createHmac('sha256', 'sandbox-development-only-key-32b')
      .update(webhook?.body ?? '')
      .digest('hex'),
  )
  expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
    event: 'charge.success',
    tx_ref: 'P123-1',
    amount: '5000.00',
  })
  expect(merchant.received.find(({ method }) => method === 'GET')?.url).toMatch(
    /^\/hint\?trx_ref=P123-1&ref_id=SB\d{10}&status=success$/,
  )
  expect((await verify()).json.data).toMatchObject({ status: 'success', amount: 5000, currency: 'ETB' })
})

test('the hosted page is plain HTML: marked as a sandbox, without scripts', async () => {
  const { initialize } = await sandboxWith()
  const { checkout } = await initialize({ first_name: '<img src=x onerror=alert(1)>' })
  const english = await fetch(checkout)
  const page = await english.text()
  expect(page).toContain('No real money moves here')
  expect(page).not.toContain('<img')
  expect(page).not.toContain('<script')
  expect(english.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: 5000 }, 'amount'],
  [{ tx_ref: 'a b' }, 'tx_ref'],
  [{ phone_number: '+251900000001' }, 'phone_number'],
  [{ customization: { title: 'A title that is far too long' } }, 'customization.title'],
])('initialize refuses %j by naming %s', async (changes, field) => {
  const { initialize } = await sandboxWith()
  const { status, json } = await initialize(changes)
  expect(status).toBe(400)
  expect(json).toMatchObject({ status: 'failed', data: null, message: { [field]: [`validation.${field}`] } })
})

test('initialize refuses another currency, a used reference and a wrong key', async () => {
  const { initialize, call } = await sandboxWith()
  expect((await initialize({ currency: 'EUR' })).json.message).toBe('Invalid currency, currency is not supported')
  await initialize()
  expect((await initialize()).status).toBe(400)
  expect((await call('POST', '/v1/transaction/initialize', {}, 'wrong')).status).toBe(401)
  expect((await call('GET', '/v1/transaction/verify/P123-1', undefined, '')).status).toBe(401)
  expect((await call('GET', '/v1/transaction/verify/unknown')).status).toBe(404)
})

test('a failed, a cancelled and a late payment each show their status', async () => {
  const { initialize, press, verify, merchant } = await sandboxWith({ lateMs: 1 })
  for (const [reference, action] of [
    ['F1', 'fail'],
    ['C1', 'cancel'],
    ['L1', 'pay-late'],
  ] as const) {
    const { checkout } = await initialize({ tx_ref: reference })
    expect((await press(checkout, action)).status).toBe(303)
  }
  await merchant.until(3)
  expect((await verify('F1')).json.data?.status).toBe('failed')
  expect((await verify('C1')).json.data?.status).toBe('failed/cancelled')
  expect((await verify('L1')).json.data?.status).toBe('success')
})

test('a second tab pays nothing', async () => {
  const { initialize, press, merchant } = await sandboxWith()
  const { checkout } = await initialize()
  await Promise.all([press(checkout, 'pay'), press(checkout, 'pay')])
  await press(checkout, 'cancel')
  expect(merchant.webhooks()).toHaveLength(1)
})

test('a webhook without a 2xx response is sent again, with the same bytes and signature', async () => {
  const { initialize, press, merchant } = await sandboxWith({}, [500, 503])
  const { checkout } = await initialize({ callback_url: null })
  await press(checkout, 'pay')
  await merchant.until(3)
  expect(new Set(merchant.webhooks().map(({ body }) => body)).size).toBe(1)
})
