import { createHash } from 'node:crypto'
import { allEndpoints, type Endpoint, type EndpointId, type EndpointInput } from '@invea/api/contract'
import * as z from 'zod/mini'
import type { PlatformContext } from '../platform/platform-context.ts'

interface TestResponse {
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

const parse = async (response: Response): Promise<TestResponse> => {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text }
}

/** Sends a request and parses its JSON response. */
export const send = async (url: string, init: RequestInit = {}): Promise<TestResponse> => parse(await fetch(url, init))

/** Input of a call in domain words; files by the names of their parts. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: unknown
  readonly body?: unknown
  readonly fields?: unknown
  readonly files?: Readonly<Record<string, Buffer>>
}

const encode = (schema: z.core.$ZodType | undefined, value: unknown): Record<string, string> => {
  const encoded = schema && value !== undefined ? z.encode(schema, value as never) : {}
  return Object.fromEntries(Object.entries(encoded as object).filter(([, one]) => one !== undefined))
}

/** Encodes the input of a call by the codecs of the contract. */
export const wireMessage = (id: EndpointId, { query, body, fields, files }: Parts) => {
  const endpoint: Endpoint = allEndpoints[id]
  return {
    query: encode(endpoint.query, query),
    fields: encode(endpoint.multipart?.fields, fields),
    files,
    ...(endpoint.body && body !== undefined && { body: z.encode(endpoint.body, body as never) }),
  }
}

const formOf = ({ fields, files = {} }: ReturnType<typeof wireMessage>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, bytes] of Object.entries(files))
    form.append(name, new File([new Uint8Array(bytes)], 'document.jpg', { type: 'image/jpeg' }))
  return form
}

/** Sends a call like a portal, encoded by the contract's codecs. */
export const fetchCall = (
  base: string,
  id: EndpointId,
  parts: Parts,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const { method, path, multipart }: Endpoint = allEndpoints[id]
  const message = wireMessage(id, parts)
  const search = new URLSearchParams(message.query).toString()
  const url = `${base}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts.params?.[name] ?? '')}`
  const isJson = !multipart && message.body !== undefined
  return fetch(search ? `${url}?${search}` : url, {
    method,
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
    ...(isJson && { body: JSON.stringify(message.body) }),
    ...(multipart && { body: formOf(message) }),
  })
}

/** Sends a call and parses its JSON response. */
export const sendCall = async (...call: Parameters<typeof fetchCall>): Promise<TestResponse> =>
  parse(await fetchCall(...call))

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

/** Whether the service accepts this access token. */
export const isSignedIn = async (url: string, accessToken: string): Promise<boolean> =>
  (await sendCall(url, 'getCurrentHold', {}, { authorization: `Bearer ${accessToken}` })).status === 200
