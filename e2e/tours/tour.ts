import { type Language, languageNames } from '@invea/locales'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Outbox } from '../pages/outbox.ts'
import type { WordsOf } from '../words.ts'

/** A walk past many screens, filled in in English; `look` is called on each. */
export interface Tour {
  readonly page: Page
  readonly t: WordsOf
  readonly outbox: Outbox
  readonly originIdUrl: string
  readonly look: (name: string) => Promise<void>
  /** Pays an order by its code. */
  readonly paysAtTheBank: (code: string) => Promise<void>
}

/** Changes the language by the page's own links; what was typed and where one is stay. */
export const speaks = async (page: Page, language: Language) => {
  await page
    .getByRole('link', { name: languageNames[language], exact: true })
    .and(page.locator(':visible'))
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** The screen is whole: its heading is there and nothing is being fetched for it. */
export const isWhole = async (page: Page) => {
  await page.locator('html[data-alive]').waitFor()
  await page.locator('h1').first().waitFor()
  await expect(page.locator('[aria-busy=true], .animate-breathe, main [role=status] svg.animate-spin')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
