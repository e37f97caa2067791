import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { findOrInstallBrowser } from '@invea/tooling/browsers'
import { type Browser, chromium, type Page } from '@playwright/test'
import axe from 'axe-core'
import sirv from 'sirv'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const dist = join(folder, 'dist')
let server: Server
let browser: Browser
let address = ''
/** Requests to other hosts. */
const foreign: string[] = []

beforeAll(async () => {
  const args = process.env.TEST_FULL ? [] : ['--no-reference']
  execFileSync(process.execPath, ['build-site.ts', ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  server = createServer(sirv(dist, { dev: true }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const executablePath = findOrInstallBrowser('chromium')
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
}, 240_000)

afterAll(async () => {
  await browser.close()
  server.close()
})

const open = async (path: string, width: number): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto(address + path)
  return page
}

/** Accessibility faults, and by how much the page is wider than the screen. */
const faultsOf = async (page: Page) => {
  await page.evaluate(axe.source)
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
  const { violations } = await page.evaluate(
    (tags) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly: tags }),
    runOnly,
  )
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  return sideways > 0 ? [...faults, `scrolls sideways by ${sideways} px`] : faults
}

const picture = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), fullPage: true })
}

test('an urgent replacement of a lost passport, on a phone in English, and its permalink', async () => {
  const page = await open('explorer.html?day=2026-11-23', 360)
  await page.getByLabel('Does the applicant have an Ethiopian passport?').selectOption('lost')
  await page.getByLabel('How soon is the passport needed?').selectOption('urgent5')
  const offer = page.locator('[data-service="passport.urgent"]')
  await offer.getByText('28,000 ETB').waitFor()
  await offer.getByText('Police report').waitFor()
  await offer.getByText('urgentSurcharges').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await picture(page, 'explorer-en-360')

  await page.getByLabel('Age in years').fill('500')
  await page.getByText('Enter a whole number from 0 to 120.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Age in years').fill('17')
  await offer.getByText("Parent's ID or passport").waitFor()

  const before = await offer.innerText()
  const link = await page.getByRole('link', { name: 'Link to this case' }).getAttribute('href')
  expect(link).toBe('?lang=en&passport=lost&speed=urgent5&age=17&day=2026-11-23')
  await page.close()
  const again = await open(`explorer.html${link}`, 1280)
  expect(await again.locator('[data-service="passport.urgent"]').innerText()).toBe(before)
  expect(await faultsOf(again)).toEqual([])
  await picture(again, 'explorer-en-1280')
  await again.getByRole('link', { name: 'D3', exact: true }).first().click()
  await again.locator('tr#d3').getByText('What does urgency cost?').waitFor()
  await again.close()
})

test('a lost Origin ID, in Amharic, and its permalink in another language', async () => {
  const page = await open('explorer.html?lang=am&day=2026-11-23&nationality=foreign', 1280)
  await page.locator('#card').selectOption('lost')
  await page.locator('#losses').selectOption('twice')
  const offer = page.locator('[data-service="originId.lost"]')
  await offer.getByText('15,000 ብር').waitFor()
  expect(await page.getAttribute('html', 'lang')).toBe('am')
  expect(await faultsOf(page)).toEqual([])
  await picture(page, 'explorer-am-1280')
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await faultsOf(page)).toEqual([])
  await picture(page, 'explorer-am-360')
  await page.getByRole('link', { name: 'Afaan Oromoo' }).click()
  await page.locator('[data-service="originId.lost"]').getByText('Birrii 15,000').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.close()
})

test('a child in Tigrigna: documents of a parent, and no services for adults', async () => {
  const page = await open('explorer.html?lang=ti&day=2026-11-23&age=12', 360)
  await page.locator('[data-service="passport.under18"]').getByText('birthCertificateBelowAge').waitFor()
  expect(await page.locator('[data-service="passport.new"]').count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await page.close()
})

test('guides are readable on a phone', async () => {
  for (const path of ['index.html', 'guides/docs/spec-decisions.html', 'guides/packages/domain/README.html']) {
    const page = await open(path, 360)
    expect(await faultsOf(page), path).toEqual([])
    await picture(page, path.replaceAll('/', '-'))
    await page.close()
  }
})

test('every link of the guides leads to a page and a heading that exist, and no page loads from another host', () => {
  const pages = globSync('{index.html,guides/**/*.html}', { cwd: dist })
  expect(pages.length).toBeGreaterThan(40)
  const read = (page: string) => readFileSync(join(dist, page), 'utf8')
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/(?:href|src)="(?!data:)([^"]*)"/g)].flatMap(([, href = '']) => {
      if (/^(https?|mailto):/.test(href)) return []
      const [path = '', anchor] = href.split('#')
      const target = path ? join(dirname(page), path) : page
      if (!existsSync(join(dist, target))) return [`${page}: ${href}`]
      return !anchor || read(target).includes(`id="${anchor}"`) ? [] : [`${page}: ${href}`]
    }),
  )
  expect(broken).toEqual([])
  expect(foreign).toEqual([])
})
