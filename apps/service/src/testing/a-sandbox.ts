import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freePort } from '@invea/tooling/ports'
import { endProcess, isUp } from '@invea/tooling/programs'
import { childClock } from '@invea/tooling/test-clock'

/** The payment sandbox as its own process, used only over HTTP. */
export interface Sandbox {
  readonly url: string
  /** Activates a fault: for one order, or for the next one. */
  fault(name: string, options?: { readonly times?: number; readonly orderCode?: string }): Promise<void>
  /** Presses a button of the hosted page. Returns the address to which the browser is redirected. */
  press(redirectUrl: string, action: 'pay' | 'fail' | 'cancel'): Promise<string | null>
  /** Pays an order code as a bank teller does. */
  payAtBank(orderCode: string): Promise<string>
  stop(): Promise<void>
}

export const webhookKey = 'sandbox-development-only-key-32b'

/** A message of Chapa about a payment. */
export const chapaMessage = (orderCode: string, changes: object = {}): string =>
  JSON.stringify({
    event: 'charge.success',
    tx_ref: orderCode,
    status: 'success',
    reference: 'X1',
    amount: '5000.00',
    currency: 'ETB',
    ...changes,
  })

export const signatureOf = (body: string, key = webhookKey): string =>
  createHmac('sha256', key).update(body).digest('hex')

/** Sends a message of a provider to the service, signed unless headers are given. Returns the status. */
export const sendCallback = async (
  serviceUrl: string,
  body: string,
  headers: Readonly<Record<string, string>> = { 'x-chapa-signature': signatureOf(body) },
  provider = 'chapa',
): Promise<number> => {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
  return (await fetch(`${serviceUrl}/Payment/api/V1.0/Payment/Callback/${provider}`, sent)).status
}

const program = resolve(import.meta.dirname, '../../../payment-sandbox/src/main.ts')

export const startSandbox = async (serviceUrl: string): Promise<Sandbox> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const callback = `${serviceUrl}/Payment/api/V1.0/Payment/Callback`
  const child = spawn(process.execPath, [program], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      ...childClock(),
      SANDBOX_PORT: String(port),
      SANDBOX_PUBLIC_URL: url,
      SANDBOX_WEBHOOK_URL: `${callback}/chapa`,
      SANDBOX_BANK_WEBHOOK_URL: `${callback}/bank`,
      SANDBOX_RETRY_MS: '20',
      SANDBOX_HANG_MS: '200',
    },
  })
  if (!(await isUp(`${url}/healthz`, once(child, 'exit')))) throw new Error('the payment sandbox did not start')
  const form = (fields: Readonly<Record<string, string>>) => ({ method: 'POST', body: new URLSearchParams(fields) })
  return {
    url,
    fault: async (name, { times = 1, orderCode } = {}) => {
      const response = await fetch(`${url}/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...(orderCode && { tx_ref: orderCode }), faults: [{ name, times }] }),
      })
      if (!response.ok) throw new Error(`the sandbox has no fault ${name}`)
    },
    press: async (redirectUrl, action) =>
      (await fetch(redirectUrl, { ...form({ action }), redirect: 'manual' })).headers.get('location'),
    payAtBank: async (code) => (await fetch(`${url}/bank`, form({ code }))).text(),
    stop: () => endProcess(child),
  }
}
