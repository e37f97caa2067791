import { type APIRequestContext, expect } from '@playwright/test'

interface Sent {
  readonly kind: string
  readonly to: string
  readonly text: string
}

/** What the service would have sent by mail and SMS; a development service shows it. */
export class Outbox {
  readonly request: APIRequestContext
  readonly serviceUrl: string

  constructor(request: APIRequestContext, serviceUrl: string) {
    this.request = request
    this.serviceUrl = serviceUrl
  }

  /** The newest message of a kind to an address that ends so; waits until it is written. */
  async waitFor(to: string, kind: string): Promise<string> {
    let found: Sent | undefined
    await expect(async () => {
      const answer = await this.request.get(`${this.serviceUrl}/outbox.json`)
      const { messages }: { messages: readonly Sent[] } = await answer.json()
      found = messages.find((message) => message.kind === kind && message.to.endsWith(to))
      expect(found).toBeDefined()
    }).toPass({ timeout: 30_000 })
    return found?.text ?? ''
  }
}
