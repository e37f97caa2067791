import { type Language, languageNames } from '@invea/locales'
import { expect, type Page } from '@playwright/test'

/** Changes the language by the page's own links; the page and everything typed stay. */
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
