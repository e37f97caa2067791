import { randomUUID } from 'node:crypto'
import { allEndpoints, type EndpointInput } from '@invea/api/contract'
import type { IsoDate } from '@invea/domain'
import * as z from 'zod/mini'
import { applicantsOf, type Crowd, type DaySlot, daysFrom, offices, slotsOf, tokenOf } from './workload.ts'

export const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T

/** Request head with the headers of a browser and of the reverse proxy. */
export const head = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://localhost:4100\r\naccept: application/json\r\naccept-language: am\r\n${more}`

type Posted = 'submitAppointment' | 'getAvailability'

/** Encodes a body with the contract's codec, as the portals do. */
const post = <Id extends Posted>(
  id: Id,
  visitor: number,
  input: EndpointInput<(typeof allEndpoints)[Id]>['body'],
  more = '',
) => {
  const { body } = allEndpoints[id]
  return postText(id, visitor, JSON.stringify(z.encode(body as z.core.$ZodType, input as never)), more)
}

/** A message whose body is already encoded. */
export const postText = (id: Posted | 'submitRequest', visitor: number, text: string, more = ''): Buffer => {
  // Each visitor has its own network, because a group whose network has another hold needs a code.
  const address = `${10 + ((visitor >> 16) % 100)}.${(visitor >> 8) % 256}.${visitor % 256}.1`
  const headers = `authorization: Bearer ${tokenOf(visitor)}\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
  return Buffer.from(`${head('POST', allEndpoints[id].path, headers + more)}\r\n${text}`)
}

/** A booking of one visitor, with a new idempotency key. */
export const booking = (visitor: number, slot: DaySlot, applicants: number): Buffer =>
  post(
    'submitAppointment',
    visitor,
    { ...slot, requestType: 'new', applicants },
    `idempotency-key: ${randomUUID()}\r\n`,
  )

export const bookings = (crowd: Crowd, now: Date, round: number) => {
  const openSlots = slotsOf(crowd, now, round)
  return (visitor: number): Buffer => {
    return booking(visitor, pick(openSlots), applicantsOf())
  }
}

/** `known`: all searches of an office are equal. `new`: rare ranges and group sizes. `day`, `month`: for one person. */
export type Search = 'known' | 'new' | 'day' | 'month'

export const searches = (kind: Search, now: Date) => {
  const days = daysFrom(now)
  return (visitor: number): Buffer => {
    const start = kind === 'known' ? 0 : visitor % 40
    const from = days[start] as IsoDate
    const to = (kind === 'day' ? from : kind === 'month' ? days[start + 19] : days.at(-1)) as IsoDate
    const applicants = kind === 'new' ? (visitor % 5) + 1 : 1
    return post('getAvailability', visitor, { officeId: pick(offices), requestType: 'new', applicants, from, to })
  }
}

/** The cheapest call of the service. */
export const nothing = (): Buffer => Buffer.from(`${head('GET', '/healthz')}\r\n`)
