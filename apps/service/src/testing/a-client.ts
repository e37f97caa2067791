import { createHash } from 'node:crypto'
import { allEndpoints, type Endpoint, type EndpointId, type EndpointInput } from '@invea/api/contract'
import * as z from 'zod/mini'
import type { PlatformContext } from '../platform/platform-context.ts'

export interface TestResponse {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects from the wire
  readonly body: any
  readonly headers: Headers
}

export interface TestClient {
  readonly accessToken: string
  readonly refreshToken: string
  readonly subject: string
  /** Sends one call of the contract. `input` has domain values. */
  call<Id extends EndpointId>(
    id: Id,
    input: EndpointInput<(typeof allEndpoints)[Id]>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<TestResponse>
}

/** Sends a request and parses its JSON response. */
export const send = async (url: string, init: RequestInit = {}): Promise<TestResponse> => {
  const response = await fetch(url, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text }
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: unknown
  readonly body?: unknown
}

/** Sends a call like a portal, encoded by the contract's codecs. */
export const sendCall = (
  base: string,
  id: EndpointId,
  { params = {}, query, body }: Parts,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestResponse> => {
  const endpoint: Endpoint = allEndpoints[id]
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const encodedQuery =
    endpoint.query && query ? (z.encode(endpoint.query, query as never) as Record<string, string>) : {}
  const search = new URLSearchParams(encodedQuery).toString()
  const hasBody = endpoint.body !== undefined && body !== undefined
  return send(`${base}${path}${search ? `?${search}` : ''}`, {
    method: endpoint.method,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { body: JSON.stringify(z.encode(endpoint.body as z.core.$ZodType, body as never)) } : {}),
  })
}

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The id of the session of an access token. */
export const sessionIdOf = async ({ db }: Pick<PlatformContext, 'db'>, accessToken: string): Promise<number> => {
  const row = await db
    .selectFrom('session_token')
    .select('session_id')
    .where('hash', '=', tokenHash(accessToken))
    .executeTakeFirstOrThrow()
  return row.session_id
}

/** A visitor with a new anonymous session. */
export const aVisitor = async (base: string): Promise<TestClient> => {
  const { body } = await sendCall(base, 'signIn', { body: { username: 'anonymous', password: 'anonymous' } })
  return {
    ...body,
    call: (id, input, headers) =>
      sendCall(base, id, input as Parts, { authorization: `Bearer ${body.accessToken}`, ...headers }),
  }
}
