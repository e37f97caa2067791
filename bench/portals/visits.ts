import type { Browser, Page } from 'playwright-core'
import { newPhone, openPage } from './phone.ts'

interface PaintRecord {
  readonly largest: number
  readonly alive: number
  readonly scripts: number
}

const readPaintRecord = (page: Page): Promise<PaintRecord> => page.evaluate(() => Reflect.get(window, 'paintRecord'))

const firstContent = async (page: Page): Promise<number> => {
  const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  // A page from the device's cache fires `load` before its first paint.
  await page.waitForFunction(painted, undefined, { timeout: 60_000 })
  return page.evaluate(painted)
}

/** Bytes needed for the first paint: the page, its style sheets and fonts. */
const bytesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap(
      (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
    )
    return entries
      .filter(({ name, entryType }) => entryType === 'navigation' || /\.(woff2|css)$/.test(name))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
  })

const waitForHydration = (page: Page) => page.locator('html[data-alive]').waitFor({ timeout: 60_000 })

/** Measures a first visit of Home. Reads the largest content before hydration. */
export const visitHome = async (browser: Browser, address: string) => {
  const phone = await newPhone(browser)
  const page = await openPage(phone)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(700)
  const [fcp, { largest }, bytes] = [await firstContent(page), await readPaintRecord(page), await bytesOf(page)]
  await phone.close()
  return { fcp: fcp / 1000, lcp: largest / 1000, bytes: bytes / 1000 }
}

/** Measures a first visit of the first step without input: until it is visible, and until hydration. */
export const visitFirstStep = async (browser: Browser, address: string) => {
  const phone = await newPhone(browser)
  const page = await openPage(phone)
  await page.goto(address, { waitUntil: 'commit' })
  await waitForHydration(page)
  const [visible, { alive, scripts }] = [await firstContent(page), await readPaintRecord(page)]
  await phone.close()
  return { visible: visible / 1000, alive: alive / 1000, scripts: scripts / 1000 }
}

interface Start {
  /** Milliseconds since the epoch. */
  readonly opened: number
  readonly usable: number
}

/** Runs in the page: ticks the terms at the first paint, and presses the first button once it looks enabled. Saves the time. */
const startAtFirstPaint = () => {
  const press = () => {
    const box = document.querySelector<HTMLInputElement>('main form input[required]')
    const button = document.querySelector<HTMLButtonElement>('main form button[value=individual]')
    if (!box || !button) return requestAnimationFrame(press)
    const closed = getComputedStyle(button).backgroundColor
    box.click()
    const open = () => {
      if (button.ariaDisabled === 'true' || getComputedStyle(button).backgroundColor === closed)
        return requestAnimationFrame(open)
      const { timeOrigin } = performance
      sessionStorage.setItem('start', JSON.stringify({ opened: timeOrigin, usable: timeOrigin + performance.now() }))
      button.click()
    }
    open()
  }
  if (!sessionStorage.getItem('start'))
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) press()
    }).observe({ type: 'paint', buffered: true })
}

/** Completes the first step at its first paint. It is usable once the next step opens and its form accepts a choice. */
export const visitStart = async (browser: Browser, address: string, next: string) => {
  const phone = await newPhone(browser)
  const page = await openPage(phone)
  await page.addInitScript(startAtFirstPaint)
  await page.goto(address, { waitUntil: 'commit' })
  const choice = page.locator('main form input[type=radio]').first()
  await page.waitForURL((url) => url.pathname.includes(`/${next}`), { timeout: 60_000, waitUntil: 'commit' })
  await choice.waitFor({ timeout: 60_000 })
  const painted = await firstContent(page)
  await choice.check()
  const { timeOrigin, saved } = await page.evaluate(() => ({
    timeOrigin: performance.timeOrigin,
    saved: sessionStorage.getItem('start'),
  }))
  const { opened, usable } = JSON.parse(saved ?? '') as Start
  // The app must keep a choice made before hydration.
  await waitForHydration(page)
  if (!(await choice.isChecked())) throw new Error(`${page.url()}: the choice made before hydration is lost`)
  await phone.close()
  return { usable: (usable - opened) / 1000, next: (timeOrigin + painted - opened) / 1000 }
}

/** Measures a second visit of a page that the service worker has cached. */
export const visitAgain = async (browser: Browser, address: string) => {
  const phone = await newPhone(browser)
  const first = await openPage(phone)
  await first.goto(address)
  await waitForHydration(first)
  const path = new URL(address).pathname
  await first.waitForFunction(
    async (cached) =>
      (await navigator.serviceWorker.ready).active !== null && (await caches.match(cached)) !== undefined,
    path,
    { timeout: 60_000 },
  )
  await first.close()
  const again = await openPage(phone)
  await again.goto(address)
  const fcp = await firstContent(again)
  await phone.close()
  return fcp / 1000
}
