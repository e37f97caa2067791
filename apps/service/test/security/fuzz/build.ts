import { allEndpoints, type Endpoint } from '@invea/api/contract'
import { wireMessage } from '../../../src/testing/a-client.ts'
import { photo, type Target } from '../authorization/a-target.ts'
import { changeOne, nearValues, omitted } from './change.ts'
import type { Raw } from './exchange.ts'
import { hostileBodies, hostileHeaders, hostileQueries, hostileValues } from './hostile-values.ts'
import { asText, multipart } from './multipart.ts'
import type { Plan } from './plan.ts'
import { samplesOf } from './samples.ts'

const pick = <One>(list: readonly One[], at: number): One => list[at % list.length] as One

interface WireMessage {
  readonly query?: unknown
  readonly body?: unknown
  readonly fields?: unknown
  readonly files?: Readonly<Record<string, Buffer>> | undefined
}

/** The input before it is changed: a sample that passes most checks, or values that match the schemas. */
const rightMessage = ({ call, generated, sampled, choose }: Plan, own: Target): WireMessage => {
  const samples = samplesOf(call)
  if (sampled && samples.length > 0) return wireMessage(call, pick(samples, choose.sample)(own))
  const { query, body, fields } = generated as { query?: object; body?: unknown; fields?: object }
  const files = fields ? { [own.attachmentTypeId]: photo } : undefined
  return { query: { ...query }, body, fields: { ...fields }, files }
}

const changed = (message: WireMessage, { choose }: Plan, change: (old: unknown) => unknown): WireMessage => {
  const parts = (['query', 'body', 'fields'] as const).filter((part) => {
    const value = message[part]
    return value !== undefined && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0)
  })
  if (parts.length === 0) return message
  const part = pick(parts, choose.part)
  return { ...message, [part]: changeOne(message[part], choose.position, change) }
}

const searchOf = (query: WireMessage['query']): string => {
  const entries = Object.entries((query ?? {}) as object).map(([name, value]) => [name, asText(value)])
  return entries.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
}
/** A lone surrogate is invalid in an address. */
const encode = (text = '') => encodeURIComponent(Buffer.from(text).toString()).slice(0, 12_000)

const pathOf = ({ path }: Endpoint, { generated, choose, distance }: Plan): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = (generated.params as Record<string, string> | undefined)?.[name] ?? ''
    if (distance === 'hostile') return encode(asText(pick(hostileValues, choose.value)))
    return choose.sample % 2 === 0 ? pick(['chapa', 'bank'], choose.value) : value
  })

/** Node refuses a message with headers over 16 KB before the service reads it. */
const maxAddressLength = 6_000

/** The request as a correct client sends it. */
const toRaw = (endpoint: Endpoint, plan: Plan, message: WireMessage): Raw => {
  const search = searchOf(message.query)
  const path = `${pathOf(endpoint, plan)}${search ? `?${search}` : ''}`.slice(0, maxAddressLength)
  if (endpoint.multipart) {
    const files = Object.entries(message.files ?? {}).map(([name, bytes]) => ({ name, bytes }))
    const variant = plan.distance === 'right' ? undefined : { index: plan.choose.attack, value: plan.choose.value }
    return { method: endpoint.method, path, ...multipart((message.fields ?? {}) as object as never, files, variant) }
  }
  if (!endpoint.body || message.body === undefined) return { method: endpoint.method, path, headers: {} }
  return {
    method: endpoint.method,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message.body),
  }
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const

/** Faults of a hostile request, in addition to its values. */
const attacks: readonly ((raw: Raw, value: number) => Raw)[] = [
  (raw, value) => ({
    ...raw,
    body: pick(hostileBodies, value),
    headers: { 'content-type': 'application/json', ...raw.headers },
  }),
  (raw, value) => ({ ...raw, headers: { ...raw.headers, ...pick(hostileHeaders, value) } }),
  (raw, value) => ({ ...raw, path: `${raw.path}${raw.path.includes('?') ? '&' : '?'}${pick(hostileQueries, value)}` }),
  (raw, value) => ({ ...raw, method: pick(methods, value) }),
  (raw, value) => ({
    ...raw,
    path: pick(
      [
        `/${raw.path}`,
        raw.path.toLowerCase(),
        `${raw.path.split('?')[0]}/..`,
        `${raw.path.split('?')[0]}%00`,
        `/..${raw.path}`,
      ],
      value,
    ),
  }),
]

/** The request of a plan, for a caller who owns this target. */
export const build = (plan: Plan, own: Target): Raw => {
  const endpoint: Endpoint = allEndpoints[plan.call]
  const right = rightMessage(plan, own)
  const { distance, choose } = plan
  if (distance === 'right') return toRaw(endpoint, plan, right)
  if (distance === 'near') return toRaw(endpoint, plan, changed(right, plan, pick(nearValues, choose.change)))
  // Two of six replace a value by a hostile one; the others change other parts of the request.
  const attack = attacks[choose.attack % (attacks.length + 2)]
  if (attack) return attack(toRaw(endpoint, plan, right), choose.value)
  const value = pick(hostileValues, choose.value)
  return toRaw(
    endpoint,
    plan,
    changed(right, plan, () => (value === undefined ? omitted : value)),
  )
}
