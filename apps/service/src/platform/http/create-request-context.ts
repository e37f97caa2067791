import type { Language } from '@invea/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { actorOf } from '../audit-log/audit.ts'
import type { Caller } from '../caller.ts'
import { runOncePerKey } from '../idempotency-keys.ts'
import type { PlatformContext } from '../platform-context.ts'
import type { RequestContext } from '../request-context.ts'

interface RequestContextInput<Services> {
  readonly services: Services
  readonly id: string
  readonly address: string
  readonly caller: Caller | undefined
  readonly optionalSession: () => Promise<Caller | undefined>
  readonly now: Date
  readonly language: Language
  readonly key: string | undefined
  readonly fingerprint: () => Buffer
  /** Loads what cannot be read inside a transaction. */
  readonly beforeTransaction: () => Promise<unknown>
}

const cookiesOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): RequestContext<unknown>['cookies'] => {
  // `__Host-` binds the cookie to this host and to TLS. A development service has no TLS.
  const cookieName = (name: string) => (secure ? `__Host-${name}` : name)
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return {
    get: (name) => request.cookies[cookieName(name)],
    set: (name, value, expires) =>
      void reply.setCookie(cookieName(name), value, { ...attributes, ...(expires && { expires }) }),
    clear: (name) => void reply.clearCookie(cookieName(name), attributes),
  }
}

/** Creates the context that a handler receives with its input. */
export const createRequestContext = <Services extends PlatformContext>(
  request: FastifyRequest,
  reply: FastifyReply,
  input: RequestContextInput<Services>,
): RequestContext<Services> => {
  const { services, id, address, caller, optionalSession, now, language, key, fingerprint, beforeTransaction } = input
  const idempotencyKey =
    key === undefined
      ? undefined
      : {
          ...{ sessionId: caller?.sessionId ?? 0, key, call: id },
          // Keyed hash: the body may contain a password or a name, and an unkeyed hash could be guessed offline.
          fingerprint: services.encryption.blindIndex('intention', fingerprint().toString('base64')),
        }
  return {
    services,
    optionalSession,
    now,
    language,
    idempotencyKey,
    address,
    // Created on first use: few requests write to the log.
    get log() {
      return services.log.child({ requestId: request.id })
    },
    raw: { body: request.rawBody ?? Buffer.alloc(0), headers: request.headers },
    get cookies() {
      return cookiesOf(request, reply, services.env.publicUrl.startsWith('https:'))
    },
    get caller() {
      if (!caller) throw new Error(`${id} is public and has no caller`)
      return caller
    },
    get actor() {
      return actorOf(this.caller)
    },
    runOnce: async (work) => {
      await beforeTransaction()
      return services.attempt((trx) =>
        idempotencyKey ? runOncePerKey(services, trx, idempotencyKey, now, work) : work(trx),
      )
    },
  }
}
