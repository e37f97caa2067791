import type { FastifyInstance } from 'fastify'

/**
 * JSON is read from its bytes, which are kept: a provider's signature covers them. An empty body is none, and what
 * could poison a prototype is refused by the framework's own parser.
 */
export const rawJson = (app: FastifyInstance): void => {
  app.decorateRequest('rawBody', undefined)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body
    if (body.length === 0) return done(null, undefined)
    return parse(request, body.toString('utf8'), done)
  })
}
