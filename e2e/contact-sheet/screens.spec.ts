import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@invea/locales'
import type { Page } from '@playwright/test'
import { isWhole, speaks, test } from '../test.ts'
import { tours } from '../tours/tours.ts'
import { pictures, widths } from './draw.ts'

// Pictures alone need no finger: the same page is made wide and narrow.
test.use({ isMobile: false, hasTouch: false })

/** One picture a width and language; afterwards the page is as it was. */
const photographs = (page: Page) => async (name: string) => {
  const narrow = page.viewportSize()
  for (const language of languages) {
    await speaks(page, language)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.waitForLoadState('networkidle')
      await isWhole(page)
      await page.evaluate(() => window.scrollTo(0, 0))
      mkdirSync(join(pictures, name), { recursive: true })
      await page.screenshot({ path: join(pictures, name, `${language}-${width}.png`), fullPage: true })
    }
    if (narrow) await page.setViewportSize(narrow)
  }
  await speaks(page, 'en')
}

for (const [name, tour] of Object.entries(tours)) {
  test(name, async ({ page, tourWith }) => {
    await tour(tourWith(photographs(page)))
  })
}
