import type { Server } from 'node:http'
import { join } from 'node:path'
import { languageNames } from '@invea/locales'
import { serveStatic } from '@invea/tooling/static-server'
import { expect, test, wordsOf } from '../test.ts'

const official = {
  en: 'An official website of the agency',
  am: 'የኤጀንሲው ይፋዊ ድረ-ገጽ',
  om: 'Marsariitii ejensichaa isa dhugaa',
  ti: 'ወግዓዊ መርበብ ናይቲ ኤጀንሲ',
}
let server: Server | undefined
test.afterEach(() => void server?.close())

test('agency and country are in header, title and h1 of Home, and a sample deployment is marked', async ({
  page,
  language,
  checkScreen,
  t,
}) => {
  const agency = t('shell', 'agency')
  await page.goto(language === 'en' ? '/' : `/${language}/`)
  await page.locator('html[data-alive]').waitFor()
  await expect(page).toHaveTitle(`${agency} - ${t('shell', 'passportPortal')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(agency)
  await expect(page.getByRole('banner').getByText(agency)).toBeVisible()
  await expect(page.getByText(t('shell', 'sample'))).toBeVisible()
  await checkScreen(page, 'sample-deployment')
})

test('the official bar and the emblem come from config.json, in the language of the page', async ({
  page,
  serviceUrl,
  checkScreen,
}) => {
  const folder = join(import.meta.dirname, '../../apps/passport-portal/dist')
  const config = { serviceUrl, official, emblemUrl: '/favicon.svg' }
  server = await serveStatic({ folder, port: 0, config })
  const address = server.address()
  await page.goto(`http://localhost:${typeof address === 'object' && address ? address.port : 0}/`)
  await page.locator('html[data-alive]').waitFor()
  await expect(page.getByText(official.en)).toBeVisible()
  await expect(page.getByText(wordsOf('en')('shell', 'sample'))).toHaveCount(0)
  await expect(page.getByRole('banner').locator('img[src="/favicon.svg"]')).toBeVisible()
  await checkScreen(page, 'official-bar')
  await page.getByRole('link', { name: languageNames.am }).and(page.locator(':visible')).first().click()
  await expect(page.getByText(official.am)).toBeVisible()
})
