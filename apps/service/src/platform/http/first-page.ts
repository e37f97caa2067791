import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'

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

/** Development only: what this address is, for people who open it in a browser. */
export const firstPage = (app: FastifyInstance, { env }: Pick<AppContext, 'env'>): void => {
  if (env.production) return
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
