import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@invea/locales'
import { temporaryFolder } from '@invea/tooling/programs'
import { findOrUnpackWebServer, servePortal } from '@invea/tooling/web-servers'
import { OwnService } from '../pages/own-service.ts'
import { countTickets, expectAfterReload, WaitingLine } from '../pages/waiting-line.ts'
import { onlyFull, ownServices } from '../settings.ts'
import { expect, test, wordsOf } from '../test.ts'

const root = join(import.meta.dirname, '../..')

/** The nginx lines of the guide. */
const guideLines = (): string => {
  const guide = readFileSync(join(root, 'docs/how-to/release-day.md'), 'utf8')
  const [, lines] = /```nginx\n([\s\S]*?)```/.exec(guide) ?? []
  if (!lines) throw new Error('the guide has no lines for nginx')
  return lines
}

test(
  'nginx serves the waiting page instead of Home while the service is stopped; the page continues once the service is up',
  onlyFull,
  async ({ page, request }) => {
    const nginx = findOrUnpackWebServer('nginx')
    test.skip(!nginx, 'no nginx, and Debian’s packages cannot be fetched')
    if (!nginx) return
    const service = new OwnService(ownServices.waitingNginx)
    const line = new WaitingLine(service, request)
    const tickets = countTickets(page)
    const folder = temporaryFolder('waiting-nginx')
    const server = servePortal(nginx, {
      html: join(root, 'apps/passport-portal/dist'),
      folder,
      listen: new URL(service.portalUrl).port,
      config: JSON.stringify({ serviceUrl: service.serviceUrl }),
      lines: guideLines(),
    })
    const get = (path: string) => request.get(`${service.portalUrl}${path}`)
    try {
      await expect.poll(() => get('/waiting').then((response) => response.status(), String)).toBe(200)

      await test.step('Home of each language is the waiting page, other pages are unchanged', async () => {
        for (const language of languages) {
          const t = wordsOf(language)
          const home = await get(language === 'en' ? '/' : `/${language}`)
          const text = await home.text()
          expect(text, language).toContain(`<html lang="${language}">`)
          expect(text, language).toContain(`<h1 id="title">${t('waiting', 'title')}</h1>`)
          expect(home.headers()).toMatchObject({ 'cache-control': 'no-store' })
          expect(home.headers()['content-security-policy']).toContain(service.serviceUrl)
        }
        expect(await (await get('/Status')).text()).not.toContain('id="wait"')
      })

      await test.step('a browser that has the portal stored does not store the waiting page as Home', async () => {
        await page.goto(`${service.portalUrl}/Status`)
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
        await page.goto(`${service.portalUrl}/`)
        await expect(page.locator('#title')).toHaveText(wordsOf('en')('waiting', 'title'))
        expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
        expect(await page.evaluate(() => caches.match('/').then((stored) => stored === undefined))).toBe(true)
      })

      await test.step('without the service the page shows that it retries', async () => {
        await page.goto(`${service.portalUrl}/`)
        await expect(page.getByText(wordsOf('en')('waiting', 'lost'))).toBeVisible()
      })

      await test.step('after the restart of the service: a ticket and a position, without a reload', async () => {
        await service.start({ ADDRESS_RATE_FACTOR: '1000' })
        await line.open(0)
        await expect(page.getByText(wordsOf('en')('waiting', 'paused'))).toBeVisible()
        await expect(page.getByText(wordsOf('en')('waiting', 'lost'))).toBeHidden()
        expect(tickets.count()).toBe(1)
      })

      await test.step('after another restart: the position is unchanged', async () => {
        await service.kill()
        await expectAfterReload(page, page.getByText(wordsOf('en')('waiting', 'lost')))
        await service.start({ ADDRESS_RATE_FACTOR: '1000' })
        await expect(page.getByText('People ahead of you: 0')).toBeVisible()
        expect(tickets.count()).toBe(1)
      })
    } finally {
      await service.close()
      server.kill()
    }
  },
)
