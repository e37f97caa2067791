import { allEndpoints, type Endpoint, type EndpointId, type EndpointOutput } from '@invea/api/contract'
import * as z from 'zod/mini'
import { fetchCall } from '../../../src/testing/a-client.ts'

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

/** Sends one call of the contract and returns the complete response. */
export const sendRequest = (...call: Parameters<typeof fetchCall>): Promise<Exchange> => read(fetchCall(...call))

/** The response of a call that must succeed, in domain words. */
export const successOf = <Id extends EndpointId>(
  id: Id,
  { status, text }: Exchange,
): EndpointOutput<(typeof allEndpoints)[Id]> => {
  const endpoint: Endpoint = allEndpoints[id]
  if (status !== 200 || !endpoint.response) throw new Error(`${id} failed: ${status} ${text}`)
  return z.decode(endpoint.response, JSON.parse(text) as never) as EndpointOutput<(typeof allEndpoints)[Id]>
}
