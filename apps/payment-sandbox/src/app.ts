import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import type { Charge } from './charge.ts'
import { frame, html, sendPage } from './pages/page.ts'
import { chooseLanguage, type PageLanguage, words } from './pages/words.ts'
import { apiRoutes, controlRoutes } from './routes/api.ts'
import { bankRoutes, checkoutRoutes } from './routes/pages.ts'
import { createSandbox } from './sandbox.ts'
import type { Settings } from './settings.ts'

const maxShown = 50

const pageOf = ({ kind, reference, checkoutId }: Charge) =>
  kind === 'bill' ? `/bank?code=${encodeURIComponent(reference)}` : `/checkout/payment/${checkoutId}`

/** The first page: the purpose of the sandbox, and its orders with links to pay or fail each. */
const homePage = (charges: readonly Charge[], language: PageLanguage): string => {
  const t = words[language]
  const newest = charges.toReversed().slice(0, maxShown)
  const orders = newest.map(
    (charge) => html`<dl>
<dt>${t.reference}</dt><dd>${charge.reference}</dd>
<dt>${t.amount}</dt><dd>${charge.currency} ${charge.amount}</dd>
</dl>
<p class="state">${t[charge.status]}</p>
<a class="button" href="${pageOf(charge)}">${t.openOrder}</a>`,
  )
  const list = orders.length > 0 ? orders : [html`<p>${t.noOrders}</p>`]
  return frame(
    language,
    t.homeTitle,
    '/',
    html`<p>${t.homeIntro}</p><a class="button" href="/bank">${t.bankTitle}</a><h2>${t.orders}</h2>${list}`,
  )
}

const ethiopic = '@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff2'

/** Creates the sandbox server, which is not listening yet. */
export const createApp = async (settings: Settings, logs: boolean | { level: string } = false) => {
  const app = Fastify({ logger: logs, forceCloseConnections: true, bodyLimit: 65_536 })
  const sandbox = createSandbox(settings, (line, message) => app.log.warn(line, message))
  await app.register(formbody)
  // Only the merchant's calls need the key. Payers and tellers use the pages.
  await app.register(async (scope) => apiRoutes(scope, sandbox))
  checkoutRoutes(app, sandbox)
  bankRoutes(app, sandbox)
  controlRoutes(app, sandbox)
  // For Amharic on machines without an Ethiopic font.
  const font = readFileSync(fileURLToPath(import.meta.resolve(ethiopic)))
  app.get('/ethiopic.woff2', async (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  )
  app.get<{ Querystring: { lang?: string } }>('/', async ({ query, headers }, reply) =>
    sendPage(reply, homePage(sandbox.ledger.all(), chooseLanguage(query.lang, undefined, headers['accept-language']))),
  )
  app.get('/healthz', async () => ({ status: 'up' }))
  app.addHook('onClose', async () => sandbox.webhooks.close())
  sandbox.settle.resume(new Date())
  return app
}
