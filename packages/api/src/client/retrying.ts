import { headers } from '../contract/headers.ts'
import type { Send } from '../session/renewing.ts'

/** The service is busy or between two releases, or a proxy did not reach it. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** Longer waits are for the caller to decide. */
const longestWaitMs = 30_000

/** Their responses contain tokens and are stored nowhere, so they take no idempotency key and a repeat has another result. */
const sessionPath = '/User/api/V1.0/Account/'

const canRepeat = ({ method, url, headers: sent }: Request): boolean =>
  method === 'GET' || sent.has(headers.idempotencyKey) || !new URL(url).pathname.startsWith(sessionPath)

/** `Retry-After` of the response, otherwise half a second, a whole one, two, up to a third longer. */
const waitMs = (response: Response | undefined, attempt: number): number => {
  const seconds = Number.parseInt(response?.headers.get('Retry-After') ?? '', 10)
  return seconds >= 0 ? seconds * 1000 : 500 * 2 ** attempt * (1 + Math.random() / 3)
}

/** Sends a request again when no response or a passing failure came back; the last result is the caller's. */
export const retrying =
  (send: Send, retries: number): Send =>
  async (request) => {
    const repeats = canRepeat(request) ? retries : 0
    for (let attempt = 0; attempt < repeats; attempt += 1) {
      // A body can be sent only once, so each attempt sends a clone.
      const response = await send(request.clone()).catch(() => undefined)
      if (response && !passing.has(response.status)) return response
      const wait = waitMs(response, attempt)
      if (response && wait > longestWaitMs) return response
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
    return send(request)
  }
