import createClient, { type Client } from 'openapi-fetch'
import { headers } from '../contract/headers.ts'
import type { paths } from '../schema.gen.d.ts'
import { renewingFetch, type Send } from '../session/renewing.ts'
import type { Session } from '../session/session.ts'

/** HTTP clients of the service. */
export interface HttpClients {
  /** Sends no token: public endpoints need no sign-in, and their responses may be cached. */
  readonly unauthenticated: Client<paths>
  /** Sends the session's token. */
  readonly authenticated: Client<paths>
}

export const createHttpClients = (baseUrl: string, session: Session, send: Send): HttpClients => ({
  unauthenticated: createClient<paths>({ baseUrl, fetch: send }),
  authenticated: createClient<paths>({ baseUrl, fetch: renewingFetch(session, send) }),
})

/** Header with an idempotency key, which the caller creates once and repeats with every retry. */
export const idempotencyHeader = (key: string) => ({ header: { [headers.idempotencyKey]: key } }) as const
