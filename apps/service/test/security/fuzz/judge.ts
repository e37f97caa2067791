import { isDeepStrictEqual } from 'node:util'
import { allEndpoints, type Endpoint, type EndpointId, refusal, refusalCodes } from '@invea/api/contract'
import * as z from 'zod/mini'
import type { Raw, Reply } from './exchange.ts'

/** Texts that no response may contain: a stack trace, a query, an internal name. */
const internalText = /\bat .+\.[jt]s:\d+|node_modules|select .+ from |insert into|violates|pg_|sqlstate|ZodError|stack/i

const jsonOf = ({ headers, body }: Reply): unknown => {
  if (!String(headers['content-type'] ?? '').includes('json')) return undefined
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

const refusalFaults = (reply: Reply): readonly string[] => {
  const json = jsonOf(reply) as { readonly code?: string } | undefined
  if (!z.safeDecode(refusal, json as never).success) return ['a refusal that does not match its schema']
  const known = refusalCodes.find((code) => code === json?.code)
  if (known === undefined) return [`the code ${json?.code} is not in the list`]
  return known === 'internal' ? ['an internal error'] : []
}

/** Checks that a success matches the contract and contains nothing else. */
const successFaults = ({ response, produces }: Endpoint, reply: Reply): readonly string[] => {
  const type = String(reply.headers['content-type'] ?? '').split(';')[0] ?? ''
  if (!response) return produces?.includes(type) ? [] : [`the type ${type} is not declared`]
  const json = jsonOf(reply)
  const read = z.safeDecode(response, json as never)
  if (!read.success) return ['a success that does not match its schema']
  const again = JSON.parse(JSON.stringify(z.encode(response, read.data as never)))
  return isDeepStrictEqual(again, json) ? [] : ['a success with fields that its schema does not have']
}

/** Whether the response has the provider's own format, with or without success. */
const hasProviderFormat = ({ produces, response }: Endpoint, reply: Reply) =>
  response === undefined &&
  produces?.includes('application/json') === true &&
  Object.hasOwn(Object(jsonOf(reply)), 'status')

const isUnavailable = (reply: Reply) =>
  reply.status === 503 && (jsonOf(reply) as { readonly code?: string } | undefined)?.code === 'unavailable'

/** Faults of a response; `call` is absent if method or path were changed. */
export const faultsOf = (call: EndpointId | undefined, raw: Raw, reply: Reply): readonly string[] => {
  const endpoint: Endpoint | undefined = call && allEndpoints[call]
  const { status, headers, body } = reply
  const faults: string[] = []
  // Responses of Node itself, to an unknown Expect and to too large headers: the service has not received the request.
  if (status === 417 || status === 431) return faults
  if (status < 200 || (status >= 500 && !isUnavailable(reply))) faults.push(`status ${status}`)
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('no nosniff')
  if (headers['cache-control'] === undefined) faults.push('no cache-control')
  if (internalText.test(body.toString('latin1').slice(0, 20_000)) && status >= 400)
    faults.push('internal details in the response')
  if (raw.method === 'HEAD' || raw.method === 'OPTIONS' || status === 204 || status === 304) return faults
  if (status >= 400 && !(endpoint && hasProviderFormat(endpoint, reply))) faults.push(...refusalFaults(reply))
  if (endpoint && status < 300) {
    const described = endpoint.refusalStatus === 200 && (jsonOf(reply) as { readonly status?: number })?.status === 0
    faults.push(...(described ? refusalFaults(reply) : successFaults(endpoint, reply)))
  }
  return faults
}
