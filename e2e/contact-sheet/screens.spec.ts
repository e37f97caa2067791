import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@invea/locales'
import type { Page } from '@playwright/test'
import { switchLanguage, test, waitUntilLoaded } from '../test.ts'
import { tours } from '../tours/tours.ts'
import { pictures, widths } from './draw.ts'

// Resizes the same page, which a mobile device cannot.
test.use({ isMobile: false, hasTouch: false })

/** Takes a picture for each width and language, then restores the page. */
const takePictures = (page: Page) => async (name: string) => {
  const narrow = page.viewportSize()
  for (const language of languages) {
    await switchLanguage(page, language)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.waitForLoadState('networkidle')
      await waitUntilLoaded(page)
      await page.evaluate(() => window.scrollTo(0, 0))
      mkdirSync(join(pictures, name), { recursive: true })
      await page.screenshot({ path: join(pictures, name, `${language}-${width}.png`), fullPage: true })
    }
    if (narrow) await page.setViewportSize(narrow)
  }
  await switchLanguage(page, 'en')
}

for (const [name, tour] of Object.entries(tours)) {
  test(name, async ({ page, createTour }) => {
    await tour(createTour(takePictures(page)))
  })
}
