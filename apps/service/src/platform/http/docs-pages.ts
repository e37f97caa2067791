import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import type { PlatformContext } from '../platform-context.ts'

const readDocument = (): Promise<string> =>
  readFile(createRequire(import.meta.url).resolve('@invea/api/openapi.json'), 'utf8')

/** `/openapi.json`, and `/docs` to browse it. All files come from this service. */
export const documentRoutes = async (app: FastifyInstance): Promise<void> => {
  const text = JSON.stringify(JSON.parse(await readDocument()))
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text))

  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', policy)
    })
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        withDefaultFonts: false,
        nonce,
        telemetry: false,
        agent: { disabled: true },
      },
    })
  })
}

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Service</title></head>
<body>
<main>
<h1>Service of the passport and Origin ID portals</h1>
<p>This is the interface for programs, running for development. The portals themselves have other addresses.</p>
<ul>
<li><a href="/docs">/docs</a>: all calls, with their fields</li>
<li><a href="/outbox">/outbox</a>: messages that would have been sent</li>
<li><a href="/readyz">/readyz</a>: whether the service is ready</li>
</ul>
</main>
</body>
</html>`

/** Development only: a page for people who open the address of the service in a browser. */
export const firstPage = (app: FastifyInstance, { env }: Pick<PlatformContext, 'env'>): void => {
  if (env.production) return
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
