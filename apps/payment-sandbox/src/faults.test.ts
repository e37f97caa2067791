import { createHmac } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { startSandbox } from './testing/start-sandbox.ts'

let close: (() => Promise<void>) | undefined
afterEach(async () => close?.())
const start = async () => {
  const sandbox = await startSandbox()
  close = sandbox.close
  return sandbox
}

test('the webhook can be missing', async () => {
  const { fault, initialize, press, merchant, verify } = await start()
  await fault('webhook-never')
  await press((await initialize()).checkout, 'pay')
  expect(merchant.received).toHaveLength(0)
  expect((await verify()).json.data?.status).toBe('success')
})

test('the webhook can be sent twice', async () => {
  const { fault, initialize, press, merchant } = await start()
  await fault('webhook-twice')
  await press((await initialize()).checkout, 'pay')
  const [first, second] = merchant.webhooks()
  expect(second?.body).toBe(first?.body)
})

test('the webhook can arrive before the response of initialize', async () => {
  const { fault, initialize, merchant } = await start()
  await fault('webhook-early')
  expect((await initialize()).status).toBe(200)
  expect(merchant.webhooks()).toHaveLength(1)
})

test('the signature can be wrong', async () => {
  const { fault, initialize, press, merchant } = await start()
  await fault('webhook-bad-signature')
  await press((await initialize()).checkout, 'pay')
  const [webhook] = merchant.webhooks()
  expect(webhook?.headers['x-chapa-signature']).not.toBe(
    createHmac('sha256', 'sandbox-development-only-key-32b')
      .update(webhook?.body ?? '')
      .digest('hex'),
  )
})

test('the amount and the currency can differ from the order, in webhook and verify', async () => {
  const { fault, initialize, press, verify, merchant } = await start()
  await fault('wrong-amount')
  await fault('other-currency')
  await press((await initialize()).checkout, 'pay')
  expect(JSON.parse(merchant.webhooks()[0]?.body ?? '')).toMatchObject({ amount: '4999.00', currency: 'USD' })
  expect((await verify()).json.data).toMatchObject({ amount: 4999, currency: 'USD', status: 'success' })
})

test('two tabs can be charged for one order, under two references', async () => {
  const { fault, initialize, press, merchant } = await start()
  await fault('pay-twice')
  const { checkout } = await initialize()
  await press(checkout, 'pay')
  await press(checkout, 'pay')
  const references = merchant.webhooks().map(({ body }) => (JSON.parse(body) as { reference: string }).reference)
  expect(new Set(references).size).toBe(2)
})

test('verify can stay pending for some calls', async () => {
  const { fault, initialize, press, verify } = await start()
  await fault('verify-pending', 2)
  await press((await initialize()).checkout, 'pay')
  const states = [await verify(), await verify(), await verify()].map(({ json }) => json.data?.status)
  expect(states).toEqual(['pending', 'pending', 'success'])
})

test('the browser can be kept on the last page', async () => {
  const { initialize, press } = await start()
  const response = await press((await initialize()).checkout, 'pay', { fault: 'no-return' })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('You may close this page')
})

test.each([
  ['401', 401],
  ['500', 500],
  ['429', 429],
  ['timeout', 504],
] as const)('initialize and verify can respond with %s, and then work', async (kind, status) => {
  const { fault, initialize, verify } = await start()
  await fault(`initialize-${kind}`)
  await fault(`verify-${kind}`)
  expect((await initialize()).status).toBe(status)
  expect((await initialize()).status).toBe(200)
  expect((await verify()).status).toBe(status)
  expect((await verify()).status).toBe(200)
})
