import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startSandbox } from './testing/start-sandbox.ts'

let close: (() => Promise<void>) | undefined
afterEach(async () => close?.())

const bill = {
  order_code: '9012345678',
  amount: '5000',
  currency: 'ETB',
  payer_name: 'SAMPLE',
  expires_at: '2026-11-21T09:00:00Z',
}

test('a teller finds an order by its code, with or without spaces, and posts its payment once', async () => {
  const sandbox = await startSandbox()
  close = sandbox.close
  expect((await sandbox.call('POST', '/bank/v1/bills', bill)).status).toBe(200)
  const page = await (await fetch(`${sandbox.url}/bank?code=9012+345+678`)).text()
  expect(page).toContain('ETB 5000.00')
  expect(page).toContain('2026-11-21 12:00 EAT')

  const post = () => fetch(`${sandbox.url}/bank`, { method: 'POST', body: new URLSearchParams({ code: '9012345678' }) })
  expect(await (await post()).text()).toContain('role="status">Paid')
  await post()
  expect(sandbox.merchant.webhooks().map(({ body }) => JSON.parse(body))).toMatchObject([
    { event: 'charge.success', type: 'Bill', tx_ref: '9012345678', amount: '5000.00', method: 'bank-counter' },
  ])
  expect(sandbox.merchant.webhooks()[0]?.url).toBe('/callback/bank')
  const response = await sandbox.call('GET', '/bank/v1/bills/9012345678')
  expect(await response.json()).toMatchObject({ data: { status: 'success', amount: 5000 } })
})

test('an unknown code shows a message beside the field', async () => {
  const sandbox = await startSandbox()
  close = sandbox.close
  const response = await fetch(`${sandbox.url}/bank?code=nothing`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('aria-invalid="true"')
})

test('an order from before a restart can be paid after it', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'charges.json')
  const before = await startSandbox({ file })
  const { checkout } = await before.initialize()
  await before.close()

  const after = await startSandbox({ file })
  close = after.close
  await after.press(after.url + new URL(checkout).pathname, 'pay')
  expect((await after.verify()).json.data?.status).toBe('success')
})
