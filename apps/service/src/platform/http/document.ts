import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'

const readDocument = (): Promise<string> =>
  readFile(createRequire(import.meta.url).resolve('@invea/api/openapi.json'), 'utf8')

/** `/openapi.json`, and `/docs` to browse it: everything from this service, nothing from outside. */
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
