import type { Send } from '../session/renewing.ts'

export interface SendOptions {
  readonly fetch: typeof fetch
  readonly timeoutMs: number
  /** Asked at each call, so that a changed language counts from the next one. */
  readonly language: () => string
  readonly credentials: RequestCredentials
}

const bodyless = new Set([204, 205, 304])

/**
 * Sends one request and waits for the whole answer: a line that dies half-way through the body is a line that died.
 * Answers are small; attachments go another way.
 */
export const createSend =
  ({ fetch, timeoutMs, language, credentials }: SendOptions): Send =>
  async (request) => {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), timeoutMs)
    try {
      request.headers.set('Accept-Language', language())
      const answer = await fetch(request, { signal: stop.signal, credentials })
      const { status } = answer
      return new Response(bodyless.has(status) ? null : await answer.text(), { status, headers: answer.headers })
    } finally {
      clearTimeout(timer)
    }
  }
