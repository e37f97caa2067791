import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Database, databases } from '../settings.ts'

/** The payment provider's own pages: another program, in its own words. */
export class SandboxPages {
  readonly page: Page
  readonly base: string
  readonly language: 'en' | 'am'

  constructor(page: Page, database: Database, language: 'en' | 'am') {
    this.page = page
    this.base = `http://localhost:${databases[database].sandbox}`
    this.language = language
  }

  /** Pays on the hosted page; the provider sends the browser back. */
  async pays() {
    await this.page.waitForURL(`${this.base}/**`)
    await this.page.locator('button[name=action][value=pay]').click()
  }

  /** A teller enters the code and posts the payment, on a machine of the bank. */
  async postsAtTheBank(code: string, context: BrowserContext) {
    const teller = await context.newPage()
    await teller.goto(`${this.base}/bank?lang=${this.language}&code=${encodeURIComponent(code.trim())}`)
    await teller.locator('form[method=post] button').click()
    await expect(teller.locator('form[method=post]')).toHaveCount(0)
    await teller.close()
  }
}
