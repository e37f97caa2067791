import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageNames, type Namespace } from '@invea/locales'
import { catalogue, translate } from '@invea/locales/catalogue'
import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { Outbox, SandboxPages } from './pages/outbox-and-sandbox.ts'
import { type Database, type Device, databases } from './settings.ts'

type Translate = (
  language: Language,
  namespace: Namespace,
  key: string,
  params?: Readonly<Record<string, string | number>>,
) => string

/** Texts of one language by the keys of the portals. Throws for an unknown key. */
export const wordsOf =
  (language: Language) =>
  (namespace: Namespace, key: string, params?: Readonly<Record<string, string | number>>): string =>
    (translate as unknown as Translate)(language, namespace, key, params)

export type WordsOf = ReturnType<typeof wordsOf>

type Texts = { readonly [key: string]: string | Texts }

const sentences = (texts: Texts): readonly string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : sentences(value)))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** English texts of the portals among the texts of a page in another language. Ignores texts that are equal in both languages. */
export const englishAmong = (texts: readonly string[], language: Language): readonly string[] => {
  const own = new Set(sentences(catalogue[language]))
  const english = sentences(catalogue.en)
    .filter((sentence) => !own.has(sentence) && /[a-z]{3}/i.test(sentence.replace(/\{\{\w+\}\}/g, '')))
    .map((sentence) =>
      sentence
        .split(/\{\{\w+\}\}/)
        .map(escaped)
        .join('.+'),
    )
  const anyOfThem = new RegExp(`^(${english.join('|')})$`)
  return texts.filter((text) => anyOfThem.test(text))
}

/** Opens header, steps, help and footer, which the form hides on a phone. Returns whether it opened them. */
export const openFrame = async (page: Page): Promise<boolean> => {
  await waitUntilLoaded(page)
  const line = page.locator('.frame-line > :not([open]) > summary')
  const isClosed = await line.isVisible()
  if (isClosed) await line.click()
  return isClosed
}

/** Changes the language with the links of the page, which keeps the page and the input. */
export const switchLanguage = async (page: Page, language: Language) => {
  const isOpened = await openFrame(page)
  await page
    .getByRole('link', { name: languageNames[language], exact: true })
    .and(page.locator(':visible'))
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  if (isOpened) await page.locator('.frame-line > [open] > summary').click()
}

/** Waits for hydration, the heading and the fonts, and until nothing is loading. */
export const waitUntilLoaded = async (page: Page) => {
  await page.locator('html[data-alive]').waitFor()
  await page.locator('h1').first().waitFor()
  await expect(page.locator('[aria-busy=true], .animate-breathe, main [role=status] svg.animate-spin')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Violations of WCAG 2.2 AA and best practices on the current page, with their elements. */
export const accessibilityFaults = async (page: Page): Promise<readonly string[]> => {
  // Loads axe once for each document. A change of language keeps the document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

export interface JourneyOptions {
  readonly database: Database
  readonly device: Device
  readonly language: 'en' | 'am'
}

/** Context of a tour through many screens, in English. The tour calls `visitScreen` on each. */
export interface Tour {
  readonly page: Page
  readonly t: WordsOf
  readonly outbox: Outbox
  readonly originIdUrl: string
  readonly visitScreen: (name: string) => Promise<void>
  readonly payAtBank: (code: string) => Promise<void>
}

interface Tools {
  /** Texts in the language of the test. */
  readonly t: WordsOf
  /** Expects no accessibility violation (the full run: in every language). `SHOTS=1` saves `shots/<device>-<language>/<name>.png`. */
  readonly checkScreen: (page: Page, name: string) => Promise<void>
  readonly serviceUrl: string
  readonly originIdUrl: string
  /** Creates a tour with this function for each screen. */
  readonly createTour: (onScreen: Tour['visitScreen']) => Tour
}

/** Removes what the oldest supported browsers do not have (README): Chromium 99, Firefox 98 and Safari 15.4. */
const becomeOldBrowser = () => {
  const newer: readonly (readonly [owner: object, names: readonly string[]])[] = [
    [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any', 'timeout']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'symmetricDifference', 'union']],
    [HTMLElement.prototype, ['hidePopover', 'inert', 'popover', 'showPopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition']],
    [window, ['Iterator', 'navigation', 'scheduler']],
  ]
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
}

export const test = base.extend<JourneyOptions & Tools>({
  database: ['embedded', { option: true }],
  device: ['phone', { option: true }],
  language: ['en', { option: true }],
  // A phone is often old, so that every journey also shows what an old browser can do.
  context: async ({ context, device }, use) => {
    if (device === 'phone') await context.addInitScript(becomeOldBrowser)
    await use(context)
  },
  t: async ({ language }, use) => use(wordsOf(language)),
  serviceUrl: async ({ database }, use) => use(`http://localhost:${databases[database].service}`),
  originIdUrl: async ({ database }, use) => use(`http://localhost:${databases[database].originId}`),
  checkScreen: async ({ device, language, database }, use) => {
    const folder = join(import.meta.dirname, 'shots', `${device}-${language}`)
    const takesPictures = process.env.SHOTS === '1' && database === 'embedded'
    if (takesPictures) mkdirSync(folder, { recursive: true })
    await use(async (page, name) => {
      await page.locator('h1').first().waitFor()
      const isOurs = new URL(page.url()).port !== String(databases[database].sandbox)
      if (isOurs) await waitUntilLoaded(page)
      // Scrolls to the top, because a scrolled page has a fixed header.
      await page.evaluate(() => window.scrollTo(0, 0))
      if (takesPictures) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
      expect.soft(await accessibilityFaults(page), `accessibility of ${name} in ${language}`).toEqual([])
    })
  },
  createTour: async ({ page, context, request, serviceUrl, originIdUrl, database }, use) =>
    use((onScreen) => ({
      page,
      t: wordsOf('en'),
      outbox: new Outbox(request, serviceUrl),
      originIdUrl,
      visitScreen: onScreen,
      payAtBank: (code) => new SandboxPages(page, database).payAtBank(code, context),
    })),
})

export { expect }
