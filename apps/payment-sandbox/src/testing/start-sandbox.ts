import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createApp } from '../app.ts'
import type { FaultName } from '../faults.ts'
import { readSettings, type Settings } from '../settings.ts'

interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A merchant that records its webhooks. `statuses` are those of its next responses, then 200. */
const startMerchant = async (statuses: number[] = []) => {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    received.push({ method, url, headers, body: await text(request) })
    response.writeHead(statuses.shift() ?? 200).end()
    for (const wake of waiting) wake()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    webhooks: () => received.filter(({ method }) => method === 'POST'),
    /** Resolves once this many webhooks have arrived. */
    until: (count: number) =>
      new Promise<void>((done) => {
        const check = () => {
          if (received.filter(({ method }) => method === 'POST').length < count) return
          waiting.delete(check)
          done()
        }
        waiting.add(check)
        check()
      }),
    close: () => new Promise<unknown>((done) => server.close(done)),
  }
}

export const startSandbox = async (settings: Partial<Settings> = {}, statuses: number[] = []) => {
  const merchant = await startMerchant(statuses)
  const app = await createApp({
    ...readSettings({}),
    webhookUrl: `${merchant.url}/callback/chapa`,
    bankWebhookUrl: `${merchant.url}/callback/bank`,
    retryMs: 5,
    hangMs: 20,
    ...settings,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const call = (method: string, path: string, body?: object, key = 'CHASECK_TEST-sandbox') =>
    fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  return {
    url,
    merchant,
    call,
    initialize: async (changes: object = {}) => {
      const response = await call('POST', '/v1/transaction/initialize', {
        amount: '5000',
        currency: 'ETB',
        tx_ref: 'P123-1',
        first_name: 'SAMPLE',
        last_name: 'APPLICANT',
        phone_number: '0900000001',
        return_url: `${merchant.url}/InstructionPage`,
        callback_url: `${merchant.url}/hint`,
        customization: { title: 'Passport', description: 'Passport fee' },
        ...changes,
      })
      const json = (await response.json()) as {
        message: unknown
        status: string
        data: { checkout_url: string } | null
      }
      const checkout = json.data ? `${url}${new URL(json.data.checkout_url).pathname}` : ''
      return { status: response.status, json, checkout }
    },
    verify: async (reference = 'P123-1') => {
      const response = await call('GET', `/v1/transaction/verify/${reference}`)
      return { status: response.status, json: (await response.json()) as { data: Record<string, unknown> | null } }
    },
    fault: (name: FaultName, times = 1) => call('POST', '/control/faults', { faults: [{ name, times }] }),
    press: (page: string, action: string, form: Record<string, string> = {}) =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ action, ...form }), redirect: 'manual' }),
    close: async () => {
      await app.close()
      await merchant.close()
    },
  }
}
