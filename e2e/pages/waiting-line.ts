import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { runOperatorCommand } from './operator-commands.ts'
import type { OwnService } from './own-service.ts'

const callOf = (name: string) => `/Waiting/api/V1.0/Waiting/${name}`

/** Controls the waiting line of a test's service, as an operator and other visitors. */
export class WaitingLine {
  readonly service: OwnService
  readonly request: APIRequestContext

  constructor(service: OwnService, request: APIRequestContext) {
    this.service = service
    this.request = request
  }

  /** `perMinute` 0 admits no one until a rate is set. */
  open(perMinute: number, opensAt?: Date) {
    return runOperatorCommand(this.request, this.service, 'waiting-open', {
      perMinute,
      opensAt: opensAt?.toISOString(),
    })
  }

  setRate(perMinute: number) {
    return runOperatorCommand(this.request, this.service, 'waiting-rate', { perMinute })
  }

  close() {
    return runOperatorCommand(this.request, this.service, 'waiting-close', {})
  }

  /** Takes tickets for other visitors, in sequence. */
  async takeTickets(people: number) {
    for (let at = 0; at < people; at++) {
      const response = await this.request.post(`${this.service.serviceUrl}${callOf('TakeTicket')}`)
      expect(response.ok(), await response.text()).toBe(true)
    }
  }
}

/** Counts the tickets that this page takes from now on. */
export const countTickets = (page: Page): { readonly count: () => number } => {
  let count = 0
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith(callOf('TakeTicket'))) count += 1
  })
  return { count: () => count }
}

/** Records every text of the live regions of the page, which screen readers announce. */
export const recordAnnouncements = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const announcements: string[] = []
    const read = () => {
      for (const region of document.querySelectorAll('main [role=status], main [role=alert], main [aria-live]')) {
        const text = region.textContent?.trim() ?? ''
        if (text !== '' && !announcements.includes(text)) announcements.push(text)
      }
    }
    read()
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { announcements })
  })
  return () => page.evaluate(() => (window as unknown as { readonly announcements: readonly string[] }).announcements)
}

/** Reloads until an element is visible: the line is cached for two seconds, and a page polls a stopped line only once a minute. */
export const expectAfterReload = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.reload()
    await expect(shown).toBeVisible({ timeout: 2_000 })
  }).toPass()
