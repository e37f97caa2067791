import { allEndpoints, type Endpoint, type EndpointId, type EndpointOutput } from '@invea/api/contract'
import * as z from 'zod/mini'

/** Input of a call in domain words; files by the names of their parts. */
export interface Parts {
  readonly query?: unknown
  readonly body?: unknown
  readonly fields?: unknown
  readonly files?: Readonly<Record<string, Buffer>>
}

/** A complete response: everything by which a caller could distinguish two refusals. */
export interface Exchange {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly text: string
}

/** Headers that differ in every response. */
const variableHeaders = new Set(['date', 'x-request-id', 'connection', 'keep-alive'])

/** Reads a complete response. */
export const read = async (sent: Promise<Response>): Promise<Exchange> => {
  const response = await sent
  const headers = [...response.headers].filter(([name]) => !variableHeaders.has(name))
  return { status: response.status, headers, text: await response.text() }
}

const encode = (schema: z.core.$ZodType | undefined, value: unknown): Record<string, string> => {
  const encoded = schema && value !== undefined ? z.encode(schema, value as never) : {}
  return Object.fromEntries(Object.entries(encoded as object).filter(([, one]) => one !== undefined))
}

/** The parts of a call on the wire. */
export interface WireMessage {
  readonly query?: unknown
  readonly body?: unknown
  readonly fields?: unknown
  readonly files?: Readonly<Record<string, Buffer>> | undefined
}

/** Encodes the input of a call by the codecs of the contract. */
export const wireMessage = (id: EndpointId, { query, body, fields, files }: Parts): WireMessage => {
  const endpoint: Endpoint = allEndpoints[id]
  return {
    query: encode(endpoint.query, query),
    fields: encode(endpoint.multipart?.fields, fields),
    files,
    ...(endpoint.body && body !== undefined && { body: z.encode(endpoint.body, body as never) }),
  }
}

const formOf = ({ fields, files }: WireMessage): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields as Record<string, string>)) form.append(name, value)
  for (const [name, bytes] of Object.entries(files ?? {}))
    form.append(name, new File([new Uint8Array(bytes)], 'document.jpg', { type: 'image/jpeg' }))
  return form
}

const bodyOf = (endpoint: Endpoint, message: WireMessage): Pick<RequestInit, 'body' | 'headers'> => {
  if (endpoint.multipart) return { body: formOf(message) }
  if (message.body === undefined) return {}
  return { body: JSON.stringify(message.body), headers: { 'content-type': 'application/json' } }
}

/** Sends one call of the contract and returns the complete response. */
export const sendRequest = async (
  base: string,
  id: EndpointId,
  parts: Parts,
  headers: Readonly<Record<string, string>> = {},
): Promise<Exchange> => {
  const endpoint: Endpoint = allEndpoints[id]
  const message = wireMessage(id, parts)
  const search = new URLSearchParams(message.query as Record<string, string>).toString()
  const { body, headers: contentType } = bodyOf(endpoint, message)
  return read(
    fetch(`${base}${endpoint.path}${search ? `?${search}` : ''}`, {
      method: endpoint.method,
      headers: { ...(contentType as Record<string, string>), ...headers },
      ...(body !== undefined && { body }),
    }),
  )
}

/** The response of a call that must succeed, in domain words. */
export const successOf = <Id extends EndpointId>(
  id: Id,
  { status, text }: Exchange,
): EndpointOutput<(typeof allEndpoints)[Id]> => {
  const endpoint: Endpoint = allEndpoints[id]
  if (status !== 200 || !endpoint.response) throw new Error(`${id} failed: ${status} ${text}`)
  return z.decode(endpoint.response, JSON.parse(text) as never) as EndpointOutput<(typeof allEndpoints)[Id]>
}
