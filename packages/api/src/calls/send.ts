import type { Send } from '../session/renewing.ts'

export interface SendOptions {
  readonly fetch: typeof fetch
  readonly timeoutMs: number
  /** Read for each request, so that a changed language applies to the next one. */
  readonly language: () => string
  readonly credentials: RequestCredentials
}

const bodyless = new Set([204, 205, 304])

/**
 * Sends a request and reads the whole response, so that a connection that breaks during the body counts as a failure.
 * Responses are small; attachments use `upload-transport`.
 */
export const createSend =
  ({ fetch, timeoutMs, language, credentials }: SendOptions): Send =>
  async (request) => {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), timeoutMs)
    try {
      request.headers.set('Accept-Language', language())
      const response = await fetch(request, { signal: stop.signal, credentials })
      const { status } = response
      return new Response(bodyless.has(status) ? null : await response.text(), { status, headers: response.headers })
    } finally {
      clearTimeout(timer)
    }
  }
