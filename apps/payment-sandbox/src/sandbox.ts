import { createHmac, randomInt } from 'node:crypto'
import { type Charge, type ChargeStatus, chargeData, createLedger, type Ledger, type Payment } from './charge.ts'
import { createFaults, type Faults } from './faults.ts'
import type { Settings } from './settings.ts'

const attempts = 8

/** HMAC-SHA256 of the body in hexadecimal. */
const sign = (body: string, secret: string): string => createHmac('sha256', secret).update(body).digest('hex')

/** Sends signed events to the merchant. Retries with growing pauses until the response is 2xx. */
const createWebhooks = (settings: Settings, log: (line: object, message: string) => void) => {
  const timers = new Set<NodeJS.Timeout>()
  const schedule = (ms: number, then: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      then()
    }, ms)
    timers.add(timer)
  }

  const attempt = async (url: string, body: string, secret: string): Promise<boolean> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-chapa-signature': sign(body, secret),
          // The second header that some integrations read: a constant that does not depend on the body.
          'chapa-signature': sign(secret, secret),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      await response.arrayBuffer()
      return response.ok
    } catch {
      return false
    }
  }

  const deliver = async (event: object, url: string, secret = settings.webhookSecret): Promise<void> => {
    const body = JSON.stringify(event)
    const attemptFrom = async (count: number): Promise<void> => {
      if (await attempt(url, body, secret)) return
      if (count + 1 >= attempts) return log({ attempts }, 'webhook given up')
      schedule(settings.retryMs * 2 ** count, () => void attemptFrom(count + 1))
    }
    await attemptFrom(0)
  }

  return {
    /** Resolves after the first attempt; later attempts run in the background. */
    deliver,
    /** The documented GET request to callback_url: only a notification of a change. */
    hint: async (address: string, query: Readonly<Record<string, string>>): Promise<void> => {
      const url = new URL(address)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) }).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      )
    },
    later: schedule,
    close: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
type Webhooks = ReturnType<typeof createWebhooks>

const newReference = () => `SB${Array.from({ length: 10 }, () => randomInt(10)).join('')}`

/** Changes the state of a charge and sends the webhook. */
const createSettle = (settings: Settings, ledger: Ledger, faults: Faults, webhooks: Webhooks) => {
  const notify = async (charge: Charge, payment?: Payment): Promise<void> => {
    const { reference } = charge
    if (faults.occurs('webhook-never', reference)) return
    const event = {
      event: charge.status === 'success' ? 'charge.success' : 'charge.failed/cancelled',
      ...chargeData(charge, payment),
    }
    const url = charge.kind === 'bill' ? settings.bankWebhookUrl : settings.webhookUrl
    if (faults.occurs('webhook-bad-signature', reference)) return webhooks.deliver(event, url, 'not-the-secret')
    await webhooks.deliver(event, url)
    if (faults.occurs('webhook-twice', reference)) await webhooks.deliver(event, url)
    if (charge.callbackUrl) {
      await webhooks.hint(charge.callbackUrl, {
        trx_ref: reference,
        ref_id: payment?.reference ?? '',
        status: charge.status,
      })
    }
  }

  const receivedAmount = ({ amount, reference }: Charge): string => {
    if (faults.occurs('unreadable-amount', reference)) return `${Number(amount).toLocaleString('en')}.00 Birr`
    return faults.occurs('wrong-amount', reference) ? (Number(amount) - 1).toFixed(2) : amount
  }

  const receive = (charge: Charge, method: string, now: Date): Payment => ({
    reference: newReference(),
    method,
    amount: receivedAmount(charge),
    currency: faults.occurs('other-currency', charge.reference) ? 'USD' : charge.currency,
    paidAt: now.toISOString(),
  })

  /** Pays a charge. A paid charge does not change, so that a second tab pays nothing. */
  const pay = async (charge: Charge, method: string, now: Date): Promise<Charge> => {
    const current = ledger.find(charge.reference) ?? charge
    const isPaid = current.status === 'success'
    if (isPaid && !faults.occurs('pay-twice', charge.reference)) return current
    const payment = receive(current, method, now)
    const paid = ledger.put({
      ...current,
      status: 'success',
      payAt: undefined,
      payments: [...current.payments, payment],
    })
    await notify(paid, payment)
    return paid
  }

  const close = async (charge: Charge, status: ChargeStatus & ('failed' | 'failed/cancelled')): Promise<Charge> => {
    const current = ledger.find(charge.reference) ?? charge
    if (current.status === 'success') return current
    const closed = ledger.put({ ...current, status })
    await notify(closed)
    return closed
  }

  const payAfter = (charge: Charge, ms: number): Charge => {
    const scheduled = ledger.put({ ...charge, payAt: new Date(Date.now() + ms).toISOString() })
    webhooks.later(ms, () => void pay(scheduled, 'sandbox', new Date()))
    return scheduled
  }

  return {
    pay,
    fail: (charge: Charge) => close(charge, 'failed'),
    cancel: (charge: Charge) => close(charge, 'failed/cancelled'),
    payLate: (charge: Charge) => payAfter(charge, settings.lateMs),
    /** Resumes the late payments after a restart. */
    resume: (now: Date) => {
      for (const charge of ledger.all()) {
        if (charge.payAt) payAfter(charge, Math.max(0, Date.parse(charge.payAt) - now.getTime()))
      }
    },
  }
}

export const createSandbox = (settings: Settings, log: (line: object, message: string) => void) => {
  const ledger = createLedger(settings.file)
  const faults = createFaults()
  const webhooks = createWebhooks(settings, log)
  return { settings, ledger, faults, webhooks, settle: createSettle(settings, ledger, faults, webhooks) }
}

/** Parts of the sandbox that the routes use. */
export type Sandbox = ReturnType<typeof createSandbox>
