import type { FastifyInstance } from 'fastify'

const [quote, backslash] = [0x22, 0x5c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** Whether the brackets of a JSON text go deeper than a number of levels; nothing of the text is built. */
export const isDeeperThan = (levels: number, json: Uint8Array): boolean => {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (inText) {
      if (byte === backslash) at += 1
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (opening.has(byte)) {
      depth += 1
      if (depth > levels) return true
    } else if (closing.has(byte)) depth -= 1
  }
  return false
}

/** Half of a letter, or the letter nothing: JSON can spell both, no database column and no address can hold either. */
const unwritable = /[\0\p{Surrogate}]/u
/** How JSON spells them; a text without this has none. */
const spelled = /\\u(?:0000|d[89a-f])/i

const isWhole = (value: unknown): boolean => {
  if (typeof value === 'string') return !unwritable.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => !unwritable.test(name) && isWhole(inner))
}

/** Whether every text of a JSON body can be stored and sent on. `json` is what `value` was read from; nesting is bounded before. */
export const hasWholeTexts = (json: string, value: unknown): boolean => !spelled.test(json) || isWhole(value)

/** Lists in objects in lists: the contract needs six; far deeper nesting exhausts the parser. */
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
