import type { FastifyInstance } from 'fastify'
import { isDeeperThan } from './json-depth.ts'
import { hasWholeTexts } from './whole-text.ts'

/** Lists in objects in lists: the contract needs six; what is far beyond exhausts whoever walks it. */
const mostLevels = 64

const malformed = (why: string) => Object.assign(new Error(why), { statusCode: 400 })

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
    if (isDeeperThan(mostLevels, body)) return done(malformed('nested too deeply'))
    const text = body.toString('utf8')
    return parse(request, text, (error, value) =>
      error || hasWholeTexts(text, value) ? done(error, value) : done(malformed('half a letter')),
    )
  })
}
