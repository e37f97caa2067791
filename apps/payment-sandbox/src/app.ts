import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import type { Charge } from './charge.ts'
import { frame, html, sendPage } from './pages/page.ts'
import { words } from './pages/words.ts'
import { apiRoutes, controlRoutes } from './routes/api.ts'
import { bankRoutes, checkoutRoutes } from './routes/pages.ts'
import { createSandbox } from './sandbox.ts'
import type { Settings } from './settings.ts'

const maxShown = 50

const pageOf = ({ kind, reference, checkoutId }: Charge) =>
  kind === 'bill' ? `/bank?code=${encodeURIComponent(reference)}` : `/checkout/payment/${checkoutId}`

/** The first page: the purpose of the sandbox, and its orders with links to pay or fail each. */
const homePage = (charges: readonly Charge[]): string => {
  const newest = charges.toReversed().slice(0, maxShown)
  const orders = newest.map(
    (charge) => html`<dl>
<dt>${words.reference}</dt><dd>${charge.reference}</dd>
<dt>${words.amount}</dt><dd>${charge.currency} ${charge.amount}</dd>
</dl>
<p class="state">${words[charge.status]}</p>
<a class="button" href="${pageOf(charge)}">${words.openOrder}</a>`,
  )
  const list = orders.length > 0 ? orders : [html`<p>${words.noOrders}</p>`]
  return frame(
    words.homeTitle,
    html`<p>${words.homeIntro}</p><a class="button" href="/bank">${words.bankTitle}</a><h2>${words.orders}</h2>${list}`,
  )
}

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
  app.get('/', async (_request, reply) => sendPage(reply, homePage(sandbox.ledger.all())))
  app.get('/healthz', async () => ({ status: 'up' }))
  app.addHook('onClose', async () => sandbox.webhooks.close())
  sandbox.settle.resume(new Date())
  return app
}
