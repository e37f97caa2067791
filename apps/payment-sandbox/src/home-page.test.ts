import { afterEach, expect, test } from 'vitest'
import { startSandbox } from './testing/start-sandbox.ts'

let close: (() => Promise<void>) | undefined
afterEach(async () => close?.())

test('the first page describes the sandbox and links to each order, to pay it or let it fail', async () => {
  const sandbox = await startSandbox()
  close = sandbox.close
  const page = async () => (await fetch(sandbox.url)).text()
  expect(await page()).toContain('There are no orders yet.')

  const { checkout } = await sandbox.initialize()
  await sandbox.call('POST', '/bank/v1/bills', {
    ...{ order_code: '9012345678', amount: '5000', currency: 'ETB', payer_name: 'SAMPLE' },
    expires_at: '2026-11-21T09:00:00Z',
  })
  const listed = await page()
  expect(listed).toContain(`href="${new URL(checkout).pathname}"`)
  expect(listed).toContain('href="/bank?code=9012345678"')
  expect(listed).toContain('Not paid yet')
  expect(listed).not.toContain('SAMPLE')
})
