import type { Browser, Page } from 'playwright-core'
import { newPhone, openPage } from './phone.ts'

interface Seen {
  readonly largest: number
  readonly alive: number
  readonly usable: number
  readonly scripts: number
}

const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(window, 'seen'))

const firstContent = async (page: Page): Promise<number> => {
  const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  // A page that comes from the device is loaded before it is painted.
  await page.waitForFunction(painted, undefined, { timeout: 60_000 })
  return page.evaluate(painted)
}

/** Bytes of the page itself, its style sheets and letters: what the first paint is made of. */
const bytesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap(
      (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
    )
    return entries
      .filter(({ name, entryType }) => entryType === 'navigation' || /\.(woff2|css)$/.test(name))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
  })

const isAlive = (page: Page) => page.locator('html[data-alive]').waitFor({ timeout: 60_000 })

/** Home, for the first time. The largest content is read before the app draws the same page again. */
export const visitHome = async (browser: Browser, address: string) => {
  const phone = await newPhone(browser)
  const page = await openPage(phone)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(700)
  const [fcp, { largest }, bytes] = [await firstContent(page), await seenOn(page), await bytesOf(page)]
  await phone.close()
  return { fcp: fcp / 1000, lcp: largest / 1000, bytes: bytes / 1000 }
}

/** The first step of a request, for the first time: seen, then ticked until its buttons open. */
export const visitFirstStep = async (browser: Browser, address: string) => {
  const phone = await newPhone(browser)
  const page = await openPage(phone)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => Reflect.get(window, 'seen')?.usable > 0, undefined, { timeout: 60_000 })
  const [visible, { usable, scripts }] = [await firstContent(page), await seenOn(page)]
  await phone.close()
  return { visible: visible / 1000, usable: usable / 1000, scripts: scripts / 1000 }
}

/** A page to read, opened again after its first visit has left it on the device. */
export const visitAgain = async (browser: Browser, address: string) => {
  const phone = await newPhone(browser)
  const first = await openPage(phone)
  await first.goto(address)
  await isAlive(first)
  const path = new URL(address).pathname
  await first.waitForFunction(
    async (kept) => (await navigator.serviceWorker.ready).active !== null && (await caches.match(kept)) !== undefined,
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
