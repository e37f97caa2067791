import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serveStatic } from '@invea/tooling/static-server'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

/** A cheap phone on a slow connection: CPU slowed four times, 400 kbit/s, 400 ms latency. */
const slow = { cpu: 4, bytesPerSecond: 400_000 / 8, latency: 400 }

export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })

/** A phone without cache or stored data. */
export const newPhone = (browser: Browser, serviceWorkers: 'allow' | 'block' = 'allow'): Promise<BrowserContext> =>
  browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    ...{ serviceWorkers, timezoneId: 'Africa/Addis_Ababa' },
  })

/** Records paints and the time of hydration. Runs before the page's own scripts. */
const recordPaints = () => {
  const paintRecord = { largest: 0, alive: 0, scripts: 0 }
  Object.assign(window, { paintRecord })
  new PerformanceObserver((list) => {
    paintRecord.largest = list.getEntries().at(-1)?.startTime ?? paintRecord.largest
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new MutationObserver((_changes, observer) => {
    if (document.documentElement?.dataset.alive === undefined) return
    observer.disconnect()
    paintRecord.alive = performance.now()
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = entries.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd > 0)
    paintRecord.scripts = scripts.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
  }).observe(document, { attributes: true, subtree: true })
}

/** Opens a page on the slow connection. */
export const openPage = async (phone: BrowserContext): Promise<Page> => {
  const page = await phone.newPage()
  await page.addInitScript(recordPaints)
  const devtools = await phone.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  return page
}

const apps = join(import.meta.dirname, '../../apps')

/** Serves a built portal as deployed: brotli copies, ETags, immutable assets. No service runs. */
export const servePortal = async (app: string) => {
  const server = await serveStatic({
    folder: join(apps, app, 'dist'),
    port: 0,
    config: { serviceUrl: 'http://localhost:9' },
  })
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://localhost:${port}`, stop }
}
