import { spawnSync } from 'node:child_process'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { temporaryFolder } from '@invea/tooling/programs'
import { serveStatic } from '@invea/tooling/static-server'
import { onlyFull } from '../settings.ts'
import { expect, switchLanguage, test, wordsOf } from '../test.ts'

const base = '/some/sub/path/'
let server: Server
let home = ''

/** Builds the Origin ID portal for a path of its host, as an operator does. */
const buildInFolder = (): string => {
  const folder = temporaryFolder('sub-path')
  const portal = join(import.meta.dirname, '../../apps/origin-id-portal')
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(portal, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--logLevel', 'error'],
    { cwd: portal, env: { ...process.env, BASE_PATH: base }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The portal could not be built in a folder: ${stderr}`)
  return folder
}

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const folder = buildInFolder()
  // The run-time settings differ from those of the build.
  const config = { serviceUrl: 'https://service.example', helpLine: '8199' }
  server = await serveStatic({ folder, port: 0, base, config })
  const address = server.address()
  home = `http://localhost:${typeof address === 'object' && address ? address.port : 0}${base}`
})
test.afterAll(() => void server?.close())

test(
  'a portal in a path of its host: Home, wizard, another language, a reloaded deep link',
  onlyFull,
  async ({ page }) => {
    const outside: string[] = []
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url())
      if (origin === new URL(home).origin && (!pathname.startsWith(base) || response.status() >= 400))
        outside.push(`${response.status()} ${pathname}`)
    })
    const [english, amharic] = [wordsOf('en'), wordsOf('am')]
    await test.step('Home, with its own config.json', async () => {
      await page.goto(home)
      await page.locator('html[data-alive]').waitFor()
      await expect(page.getByText('8199').first()).toBeVisible()
    })
    await test.step('the wizard', async () => {
      await page.locator(`main a[href="${base}request-appointment"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`${base}request-appointment/applicants-count$`))
      await page.locator('#field-agreed').check()
      await page.getByRole('button', { name: english('request', 'terms.startIndividual') }).click()
      await expect(page).toHaveURL(new RegExp(`${base}request-appointment/origin-id-service$`))
      await page.locator('input[value=renewal]').check()
    })
    await test.step('another language, in the same document', async () => {
      await switchLanguage(page, 'am')
      await expect(page).toHaveURL(new RegExp(`${base}am/request-appointment/origin-id-service$`))
      await expect(page.locator('html')).toHaveAttribute('lang', 'am')
      await expect(page.getByText(amharic('request', 'saved.kept'))).toBeVisible()
    })
    await test.step('after a reload of the deep link the answer is still there', async () => {
      await page.reload()
      await expect(page).toHaveURL(new RegExp(`${base}am/request-appointment/origin-id-service$`))
      await expect(page.locator('input[value=renewal]')).toBeChecked()
    })
    await test.step('a prerendered page with a link to Home', async () => {
      await page.goto(`${home}am/Faq`)
      await page.locator('html[data-alive]').waitFor()
      await expect(
        page.getByRole('heading', { level: 1, name: amharic('originRequirements', 'faq.title') }),
      ).toBeVisible()
      await expect(page.locator(`a[href="${base}am"], a[href="${base}am/"]`).first()).toBeVisible()
    })
    await test.step('offline', async () => {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
      await page.reload()
      await page.context().setOffline(true)
      await page.goto(`${home}am/Faq`)
      await expect(
        page.getByRole('heading', { level: 1, name: amharic('originRequirements', 'faq.title') }),
      ).toBeVisible()
      await page.context().setOffline(false)
    })
    expect(outside).toEqual([])
  },
)
