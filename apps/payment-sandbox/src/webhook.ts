import { createHmac } from 'node:crypto'
import type { Settings } from './settings.ts'

const attempts = 8

/** HMAC-SHA256 in hex of exactly these bytes. */
const sign = (body: string, secret: string): string => createHmac('sha256', secret).update(body).digest('hex')

/** Sends signed events to the merchant, and again with growing pauses until the response is 2xx. */
export const createWebhooks = (settings: Settings, log: (line: object, message: string) => void) => {
  const timers = new Set<NodeJS.Timeout>()
  const pause = (ms: number, then: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      then()
    }, ms)
    timers.add(timer)
  }

  const attempt = async (url: string, body: string, secret: string): Promise<boolean> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-chapa-signature': sign(body, secret),
          // The second header some integrations read: a constant that binds nothing.
          'chapa-signature': sign(secret, secret),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    }
  }

  const deliver = async (event: object, url: string, secret = settings.webhookSecret): Promise<void> => {
    const body = JSON.stringify(event)
    const again = async (count: number): Promise<void> => {
      if (await attempt(url, body, secret)) return
      if (count + 1 >= attempts) return log({ attempts }, 'webhook given up')
      pause(settings.retryMs * 2 ** count, () => void again(count + 1))
    }
    await again(0)
  }

  return {
    /** Resolves after the first attempt; later ones go on by themselves. */
    deliver,
    /** The documented GET on callback_url: a hint that something changed. */
    hint: async (address: string, query: Readonly<Record<string, string>>): Promise<void> => {
      const url = new URL(address)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) }).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      )
    },
    later: pause,
    close: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
export type Webhooks = ReturnType<typeof createWebhooks>
