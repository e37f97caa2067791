import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { type Database, databases } from '../settings.ts'

interface Message {
  readonly kind: string
  readonly to: string
  readonly text: string
}

/** Mail and SMS of the service. A development service shows them instead of sending them. */
export class Outbox {
  readonly request: APIRequestContext
  readonly serviceUrl: string

  constructor(request: APIRequestContext, serviceUrl: string) {
    this.request = request
    this.serviceUrl = serviceUrl
  }

  /** Waits for a message of this kind to an address with this ending, and returns the newest text. */
  async waitFor(to: string, kind: string): Promise<string> {
    let found: Message | undefined
    await expect(async () => {
      const response = await this.request.get(`${this.serviceUrl}/outbox.json`)
      const { messages }: { messages: readonly Message[] } = await response.json()
      found = messages.find((message) => message.kind === kind && message.to.endsWith(to))
      expect(found).toBeDefined()
    }).toPass({ timeout: 30_000 })
    return found?.text ?? ''
  }
}

/** The pages of the payment sandbox, which is a separate program with its own texts. */
export class SandboxPages {
  readonly page: Page
  readonly base: string

  constructor(page: Page, database: Database) {
    this.page = page
    this.base = `http://localhost:${databases[database].sandbox}`
  }

  /** Pays on the hosted page, which then redirects back. */
  async pay() {
    await this.page.waitForURL(`${this.base}/**`)
    await this.page.locator('button[name=action][value=pay]').click()
  }

  /** Enters the code and posts the payment, as a teller of the bank does. */
  async payAtBank(code: string, context: BrowserContext) {
    const teller = await context.newPage()
    await teller.goto(`${this.base}/bank?code=${encodeURIComponent(code.trim())}`)
    await teller.locator('form[method=post] button').click()
    await expect(teller.locator('form[method=post]')).toHaveCount(0)
    await teller.close()
  }
}
