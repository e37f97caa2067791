import { join } from 'node:path'
import { languages } from '@invea/locales'
import type { Page } from '@playwright/test'
import { devices, onlyFull } from '../settings.ts'
import { accessibilityFaults, englishAmong, expect, switchLanguage, test, waitUntilLoaded } from '../test.ts'
import { tours, visitOriginIdPages, visitPassportPages } from '../tours/tours.ts'

const takesPictures = process.env.SHOTS === '1'
// Pictures in two widths show the same page, which a mobile device cannot resize.
if (takesPictures) test.use({ isMobile: false, hasTouch: false })

/** Saves a screen in every language, on a small phone and an office computer. */
const savePictures = (page: Page) => async (name: string) => {
  const usual = page.viewportSize()
  for (const language of languages) {
    await switchLanguage(page, language)
    for (const { width } of Object.values(devices)) {
      await page.setViewportSize({ width, height: 800 })
      await page.waitForLoadState('networkidle')
      await waitUntilLoaded(page)
      await page.evaluate(() => window.scrollTo(0, 0))
      const path = join(import.meta.dirname, '../shots/every-screen', name, `${language}-${width}.png`)
      await page.screenshot({ path, fullPage: true })
    }
    if (usual) await page.setViewportSize(usual)
  }
  await switchLanguage(page, 'en')
}

/** Number of visible controls, controls outside the viewport, and the width of the page. */
const controls = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent) return false
      const { overflowX } = getComputedStyle(parent)
      return ['auto', 'scroll', 'hidden', 'clip'].includes(overflowX) || scrolls(parent)
    }
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter((element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
    )
    return {
      count: all.length,
      outside: all
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element)
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      width: document.documentElement.scrollWidth,
    }
  })

/** The spacing of text that a reader may set (WCAG 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

/** Adds a style sheet to the page. An empty one removes it. */
const setReaderStyle = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules)

/**
 * 1280 x 1024 at 400 % is 320 x 256 (WCAG 1.4.10): the page scrolls in one direction and shows every control, also with the text spacing of
 * a reader.
 */
const checkEnlarged = async (page: Page, name: string) => {
  const usual = page.viewportSize()
  const { count } = await controls(page)
  await page.setViewportSize({ width: 320, height: 256 })
  expect.soft(await controls(page), `${name} at 400 %`).toEqual({ count, outside: [], width: 320 })
  await setReaderStyle(page, textSpacing)
  expect.soft(await controls(page), `${name} with text spacing`).toEqual({ count, outside: [], width: 320 })
  await setReaderStyle(page, '')
  if (usual) await page.setViewportSize(usual)
}

/** The distinct visible texts of a page. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) texts.add((node.textContent ?? '').trim())
    return [...texts]
  })

/** Checks a screen in every language, first in English. Ends with the language with the longest words, also enlarged. */
const checkInAllLanguages = (page: Page) => async (name: string) => {
  for (const language of ['en', 'am', 'ti', 'om'] as const) {
    if (language !== 'en') await switchLanguage(page, language)
    await waitUntilLoaded(page)
    expect.soft(await accessibilityFaults(page), `accessibility of ${name} in ${language}`).toEqual([])
    // A sentence for screen readers is in the language in which it was spoken.
    await expect(page.locator('body > .sr-only[aria-live] > p')).toHaveCount(0, { timeout: 10_000 })
    if (language !== 'en')
      expect.soft(englishAmong(await textsOn(page), language), `English words of ${name} in ${language}`).toEqual([])
  }
  await checkEnlarged(page, name)
  await switchLanguage(page, 'en')
}

for (const [portal, tour] of [
  ['passport', visitPassportPages],
  ['Origin ID', visitOriginIdPages],
] as const) {
  test(`the public pages of the ${portal} portal are accessible`, async ({ page, originIdUrl, checkScreen }) => {
    await tour({ page, originIdUrl, visitScreen: (name) => checkScreen(page, name) })
  })
}

for (const [name, tour] of Object.entries(tours)) {
  test(
    `${name}: accessible in every language, without mixed languages, complete at 400 %`,
    onlyFull,
    async ({ page, createTour }) => {
      await tour(createTour(takesPictures ? savePictures(page) : checkInAllLanguages(page)))
    },
  )
}
