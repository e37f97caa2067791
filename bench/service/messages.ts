import { randomUUID } from 'node:crypto'
import { allEndpoints, type EndpointInput } from '@invea/api/contract'
import type { IsoDate } from '@invea/domain'
import * as z from 'zod/mini'
import { applicantsOf, type Crowd, daysFrom, offices, placesOf, tokenOf } from './places.ts'

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T

/** What a browser sends along; the proxy in front would add its own. */
const head = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://localhost:4100\r\naccept: application/json\r\naccept-language: am\r\n${more}`

type Posted = 'submitAppointment' | 'getAvailability'

/** Encoded by the contract's own codec, as the portals do. */
const post = <Id extends Posted>(
  id: Id,
  visitor: number,
  input: EndpointInput<(typeof allEndpoints)[Id]>['body'],
  more = '',
) => {
  const { path, body } = allEndpoints[id]
  const text = JSON.stringify(z.encode(body as z.core.$ZodType, input as never))
  const headers = `authorization: Bearer ${tokenOf(visitor)}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
  return Buffer.from(`${head('POST', path, headers + more)}\r\n${text}`)
}

/** One booking by one visitor, under a key of its own. */
export const bookings = (crowd: Crowd, now: Date, round: number) => {
  const places = placesOf(crowd, now, round)
  return (visitor: number): Buffer => {
    const hold = { ...pick(places), requestType: 'new', applicants: applicantsOf() } as const
    return post('submitAppointment', visitor, hold, `idempotency-key: ${randomUUID()}\r\n`)
  }
}

/** `known`: all request the same of each office. `new`: a range and a group that few request. */
export const searches = (kind: 'known' | 'new', now: Date) => {
  const days = daysFrom(now)
  const last = days.at(-1) as IsoDate
  return (visitor: number): Buffer => {
    const from = days[kind === 'known' ? 0 : visitor % 40] as IsoDate
    const applicants = kind === 'known' ? 1 : (visitor % 5) + 1
    return post('getAvailability', visitor, { officeId: pick(offices), requestType: 'new', applicants, from, to: last })
  }
}

/** The least the service can answer. */
export const nothing = (): Buffer => Buffer.from(`${head('GET', '/healthz')}\r\n`)
