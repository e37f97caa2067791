import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import { homePage } from './pages/home-page.ts'
import { sendPage } from './pages/page.ts'
import { chooseLanguage } from './pages/words.ts'
import { apiRoutes } from './routes/api.ts'
import { bankRoutes } from './routes/bank.ts'
import { checkoutRoutes } from './routes/checkout.ts'
import { controlRoutes } from './routes/control.ts'
import { createSandbox } from './sandbox.ts'
import type { Settings } from './settings.ts'

const ethiopic = '@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff2'

/** The sandbox as a server that is not listening yet. */
export const createApp = async (settings: Settings, logs: boolean | { level: string } = false) => {
  const app = Fastify({ logger: logs, forceCloseConnections: true, bodyLimit: 65_536 })
  const sandbox = createSandbox(settings, (line, message) => app.log.warn(line, message))
  await app.register(formbody)
  // The key is asked for on the merchant's calls alone; the pages belong to the payer and the teller.
  await app.register(async (scope) => apiRoutes(scope, sandbox))
  checkoutRoutes(app, sandbox)
  bankRoutes(app, sandbox)
  controlRoutes(app, sandbox)
  // Shows Amharic on machines without an Ethiopic font too.
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
