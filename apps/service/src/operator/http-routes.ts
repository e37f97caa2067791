import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../http/network.ts'
import type { Services } from '../services.ts'
import { writeCsv } from './csv/write-csv.ts'
import { runVerb } from './run-verb.ts'
import { verbs } from './verbs.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()
/** Hashes have one length, so that the comparison takes as long whatever was sent. */
const isToken = (given: string, token: string) => timingSafeEqual(digest(given), digest(token))

const bodyLimit = 8_000_000
/** Wrong tokens from one address. */
const guesses = { times: 10, seconds: 60 }

/** The operator's verbs over HTTP (D26): one bearer token, none by default, and then there is no interface. */
export const operatorRoutes = (app: FastifyInstance, services: Services): void => {
  const { operatorToken } = services.env
  if (operatorToken === undefined) return

  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const given = /^Bearer (.{1,500})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (isToken(given, operatorToken)) return true
    const counted = { key: `operator:${clientAddress(request.ip)}`, ...guesses }
    const wait = await services.rateLimiter.take([counted], services.clock.now())
    if (wait !== undefined) reply.header('retry-after', wait)
    await reply.code(wait === undefined ? 401 : 429).send({ status: 0, message: 'operator token' })
    return false
  }

  for (const [name, verb] of Object.entries(verbs)) {
    app.route({
      method: verb.changes ? 'POST' : 'GET',
      url: `/operator/${name}`,
      bodyLimit,
      handler: async (request, reply) => {
        if (!(await admit(request, reply))) return reply
        const { format, ...query } = request.query as Readonly<Record<string, unknown>>
        const given = verb.changes ? (request.body ?? {}) : query
        const said = await runVerb(verb, { services, now: services.clock.now() }, given)
        if (!said.ok) return reply.code(400).send({ status: 0, faults: said.faults })
        const files = said.files?.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') }))
        if (format !== 'csv') return reply.send({ status: 1, rows: said.rows, files })
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}.csv"`)
          .send(writeCsv(Object.keys(said.rows[0] ?? {}), said.rows))
      },
    })
  }
}
