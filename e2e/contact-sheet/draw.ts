import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languageNames, languages } from '@invea/locales'
import { chromium } from '@playwright/test'

/** Folder of the pictures, with one folder for each screen. Git ignores it. */
export const pictures = join(import.meta.dirname, '../shots/contact-sheet')

/** Pixels: a small phone and an office computer. */
export const widths = [360, 1280] as const

/** Widths of the pictures in the strip, in pixels. Wide pictures are shown smaller. */
const shownWidth = { 360: 360, 1280: 640 } as const
/** Maximum height in the strips, in pixels. A click opens the whole picture. */
const maxHeight = 1800

const cell = (screen: string, language: string, width: (typeof widths)[number]) =>
  `<a href="${screen}/${language}-${width}.png"><img src="${screen}/${language}-${width}.png" style="width:${shownWidth[width]}px"></a>`

const row = (screen: string, width: (typeof widths)[number]) =>
  `<figure><figcaption>${screen} · ${width}</figcaption><div class="strip" id="${screen}-${width}">${languages
    .map((language) => cell(screen, language, width))
    .join('')}</div></figure>`

const sheet = (screens: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>
  body { margin: 16px; font: 16px/1.4 sans-serif; background: #777 }
  .strip { display: flex; gap: 8px; width: max-content; align-items: flex-start; max-height: ${maxHeight}px; overflow: hidden }
  figure { margin: 0 0 24px } figcaption { color: white; font-weight: bold }
</style>
<h1>${screens.length} screens in ${languages.map((code) => languageNames[code]).join(', ')}</h1>
${screens.flatMap((screen) => widths.map((width) => row(screen, width))).join('\n')}
</html>`

/** Writes one page with every picture, and a picture of each strip. */
const draw = async () => {
  const screens = readdirSync(pictures, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'strips')
    .map(({ name }) => name)
    .sort()
  const file = join(pictures, 'index.html')
  writeFileSync(file, sheet(screens))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 2700, height: 1000 } })
  await page.goto(pathToFileURL(file).href)
  for (const screen of screens) {
    for (const width of widths) {
      await page.locator(`#${screen}-${width}`).screenshot({ path: join(pictures, 'strips', `${screen}-${width}.png`) })
    }
  }
  await browser.close()
  process.stdout.write(`${screens.length} screens: ${file}\n`)
}

export default draw
