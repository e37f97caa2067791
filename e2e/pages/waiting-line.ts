import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { operates } from './back-office.ts'
import type { OwnService } from './own-service.ts'

const callOf = (name: string) => `/Waiting/api/V1.0/Waiting/${name}`

/** The waiting line of a service of the test's own, as an operator and other visitors move it. */
export class WaitingLine {
  readonly service: OwnService
  readonly request: APIRequestContext

  constructor(service: OwnService, request: APIRequestContext) {
    this.service = service
    this.request = request
  }

  /** `perMinute` 0 admits no one until a rate is set. */
  opens(perMinute: number, opensAt?: Date) {
    return operates(this.request, this.service, 'waiting-open', { perMinute, opensAt: opensAt?.toISOString() })
  }

  admits(perMinute: number) {
    return operates(this.request, this.service, 'waiting-rate', { perMinute })
  }

  closes() {
    return operates(this.request, this.service, 'waiting-close', {})
  }

  /** Other visitors take as many tickets, one after the other. */
  async othersCome(people: number) {
    for (let at = 0; at < people; at++) {
      const response = await this.request.post(`${this.service.serviceUrl}${callOf('TakeTicket')}`)
      expect(response.ok(), await response.text()).toBe(true)
    }
  }
}

/** How many tickets this browser page takes from now on. */
export const countsTickets = (page: Page): { readonly taken: () => number } => {
  let taken = 0
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith(callOf('TakeTicket'))) taken += 1
  })
  return { taken: () => taken }
}

/** Every text that the live regions of the page get from now on; each is spoken by a screen reader. */
export const listens = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const spoken: string[] = []
    const read = () => {
      for (const region of document.querySelectorAll('main [role=status], main [role=alert], main [aria-live]')) {
        const text = region.textContent?.trim() ?? ''
        if (text !== '' && !spoken.includes(text)) spoken.push(text)
      }
    }
    read()
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { spoken })
  })
  return () => page.evaluate(() => (window as unknown as { readonly spoken: readonly string[] }).spoken)
}

/** Caches keep the line for two seconds, and a page asks for a line that admits no one once a minute. */
export const showsAfterReload = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.reload()
    await expect(shown).toBeVisible({ timeout: 2_000 })
  }).toPass()
