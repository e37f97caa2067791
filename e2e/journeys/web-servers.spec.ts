import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { languages } from '@invea/locales'
import { type Budgets, pageScripts } from '@invea/tooling/budgets'
import { temporaryFolder } from '@invea/tooling/programs'
import { findOrUnpackWebServer, servePortal } from '@invea/tooling/web-servers'
import { onlyFull } from '../settings.ts'
import { expect, test } from '../test.ts'

interface Response {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The compressed bytes. */
  readonly body: Buffer
}

const get = (socketPath: string, path: string, encoding = 'gzip, deflate, br') =>
  new Promise<Response>((resolve, reject) => {
    const sent = request({ socketPath, path, headers: { 'accept-encoding': encoding } }, async (response) => {
      resolve({ status: response.statusCode, headers: response.headers, body: await buffer(response) })
    })
    sent.on('error', reject).end()
  })

const portals = [
  ['passport-portal', ['/request-appointment', '/urgent-appointment', '/Status']],
  ['origin-id-portal', ['/request-appointment', '/Status']],
] as const

for (const name of ['nginx', 'caddy'] as const)
  for (const [app, forms] of portals)
    test(
      `${name} sends the scripts of the forms of ${app} within their budget, cacheable for a year`,
      onlyFull,
      async () => {
        const webServer = findOrUnpackWebServer(name)
        test.skip(!webServer, `no ${name}, and Debian’s packages cannot be fetched`)
        if (!webServer) return
        const home = join(import.meta.dirname, '../../apps', app)
        const budgets: Budgets = JSON.parse(readFileSync(join(home, 'budgets.json'), 'utf8'))
        const folder = temporaryFolder(name)
        const socket = join(folder, 'socket')
        const config = readFileSync(join(home, 'dist/config.json'), 'utf8')
        const server = servePortal(webServer, { html: join(home, 'dist'), folder, listen: `unix:${socket}`, config })
        const limitOf = (form: string) =>
          budgets.forms.find(({ pages }) => pages.some((page) => page.startsWith(`${form.slice(1)}/`)))?.bytes ?? 0
        try {
          await expect.poll(() => get(socket, '/').then(({ status }) => status, String)).toBe(200)
          for (const form of forms)
            for (const language of languages) {
              const path = language === 'en' ? form : `/${language}${form}`
              const page = await get(socket, path)
              expect(page.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
              const scripts = pageScripts((await get(socket, path, '')).body.toString())
              const responses = await Promise.all(scripts.map((script) => get(socket, script)))
              for (const { status, headers } of responses) {
                expect(status).toBe(200)
                expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
              }
              const bytes = responses.reduce((sum, { body }) => sum + body.length, 0)
              expect(bytes, path).toBeLessThanOrEqual(limitOf(form))
            }
        } finally {
          server.kill()
        }
      },
    )
