import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { accessibilityFaults, isWhole } from './pages/screen.ts'
import { type Database, type Device, databases } from './settings.ts'

export interface JourneyOptions {
  readonly database: Database
  readonly device: Device
  readonly language: 'en' | 'am'
}

interface Tools {
  /**
   * Finds no accessibility violation on the screen in the language of the test; the full run looks in every language.
   * `SHOTS=1` also saves it as `shots/<device>-<language>/<name>.png`.
   */
  readonly see: (page: Page, name: string) => Promise<void>
  readonly serviceUrl: string
  readonly originIdUrl: string
}

export const test = base.extend<JourneyOptions & Tools>({
  database: ['embedded', { option: true }],
  device: ['phone', { option: true }],
  language: ['en', { option: true }],
  serviceUrl: async ({ database }, use) => use(`http://localhost:${databases[database].service}`),
  originIdUrl: async ({ database }, use) => use(`http://localhost:${databases[database].originId}`),
  see: async ({ device, language, database }, use) => {
    const folder = join(import.meta.dirname, 'shots', `${device}-${language}`)
    const takesPictures = process.env.SHOTS === '1' && database === 'embedded'
    if (takesPictures) mkdirSync(folder, { recursive: true })
    await use(async (page, name) => {
      await page.locator('h1').first().waitFor()
      const isOurs = new URL(page.url()).port !== String(databases[database].sandbox)
      if (isOurs) await isWhole(page)
      // The header is fixed once scrolled: a picture of the whole page starts at its top.
      await page.evaluate(() => window.scrollTo(0, 0))
      if (takesPictures) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
      expect.soft(await accessibilityFaults(page), `accessibility of ${name} in ${language}`).toEqual([])
    })
  },
})

export { expect }
