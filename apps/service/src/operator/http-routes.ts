import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { clientAddress } from '../platform/client.ts'
import { findOperator } from './account-commands.ts'
import { createOperatorContext, type Operator, runCommand } from './command.ts'
import { commands } from './commands.ts'
import { writeCsv } from './csv-file.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The owner of a personal token. */
    operator: Operator | undefined
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()
/** Compares hashes of equal length, so that the time does not depend on the input. */
const isToken = (sent: string, token: string) => timingSafeEqual(digest(sent), digest(token))

const bodyLimit = 8_000_000
const wrongTokenLimit = { times: 10, seconds: 60 }

/** The operator's commands over HTTP (D26), if the shared token is set. Personal tokens allow the commands of their roles. */
export const operatorRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { operatorToken } = context.env
  if (operatorToken === undefined) return

  const refuse = (reply: FastifyReply, wait?: number) => {
    if (wait !== undefined) reply.header('retry-after', wait)
    return reply.code(wait === undefined ? 401 : 429).send({ status: 0, message: 'operator token' })
  }

  /** Needs only the headers, so a refused caller costs no body, and one with too many wrong tokens no log line. */
  const authenticate = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = /^Bearer (.{1,500})$/.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) return refuse(reply)
    if (isToken(token, operatorToken)) return undefined
    // Before the limit: staff behind one address with a wrong token, such as that of a forgotten script, are not locked out.
    request.operator = await findOperator(context, token)
    if (request.operator) return undefined
    const counted = { key: `operator:${clientAddress(request.ip)}`, ...wrongTokenLimit }
    const wait = await context.rateLimiter.peek([counted], context.clock.now())
    if (wait !== undefined) return refuse(reply, wait)
    context.log.warn({ requestId: request.id }, 'an operator token did not match')
    return refuse(reply, await context.rateLimiter.take([counted], context.clock.now()))
  }

  app.decorateRequest('operator', undefined)
  for (const [name, command] of Object.entries(commands)) {
    app.route({
      method: command.method,
      url: `/operator/${name}`,
      bodyLimit,
      onRequest: authenticate,
      handler: async (request, reply) => {
        const { operator } = request
        const { format, ...query } = request.query as Readonly<Record<string, unknown>>
        const inBody = command.method === 'POST'
        const misplaced = inBody ? Object.keys(query) : []
        if (misplaced.length > 0) {
          const faults = misplaced.map((option) => `${option}: is not an option of the address, only of the body`)
          return reply.code(400).send({ status: 0, faults })
        }
        const input = inBody ? (request.readJson() ?? {}) : query
        const result = await runCommand(command, createOperatorContext(context, { operator }), input)
        if (!result.ok && result.error.isForbidden) {
          context.log.warn({ requestId: request.id, operatorId: operator?.id, command: name }, 'a role was missing')
        }
        if (!result.ok) {
          const { faults, rows, isForbidden } = result.error
          return reply.code(isForbidden ? 403 : 400).send({ status: 0, faults, rows })
        }
        const { rows } = result.value
        const files = result.value.files?.map((file) => ({ ...file, content: file.content.toString('base64') }))
        if (format !== 'csv') return reply.send({ status: 1, rows, files })
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}.csv"`)
          .send(writeCsv(rows))
      },
    })
  }
}
