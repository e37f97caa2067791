import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CallId } from '@invea/api/contract'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
}

const readDocument = async (): Promise<Document> =>
  JSON.parse(await readFile(createRequire(import.meta.url).resolve('@invea/api/openapi.json'), 'utf8'))

/** The contract's document without the calls this service does not serve. */
const served = (document: Document, later: readonly CallId[]): Document => {
  const absent: ReadonlySet<string> = new Set(later)
  const paths = Object.entries(document.paths).flatMap(([path, operations]) => {
    const kept = Object.entries(operations).filter(([, operation]) => !absent.has(operation.operationId ?? ''))
    return kept.length > 0 ? [[path, Object.fromEntries(kept)] as const] : []
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

/** `/openapi.json`, and `/docs` to browse it: everything from this service, nothing from outside. */
export const documentRoutes = async (app: FastifyInstance, later: readonly CallId[]): Promise<void> => {
  const text = JSON.stringify(served(await readDocument(), later))
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text))

  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
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
