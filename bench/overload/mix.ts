import { createHmac, randomUUID } from 'node:crypto'
import { allEndpoints } from '@invea/api/contract'
import { bookings, head, searches } from '../service/messages.ts'

export const kinds = ['search', 'booking', 'signIn', 'payment'] as const
export type Kind = (typeof kinds)[number]

/** Calls of each kind in a hundred. A visitor searches several times, and most visitors do not book. */
export const shares: Readonly<Record<Kind, number>> = { search: 66, booking: 20, signIn: 10, payment: 4 }

/** Whether the service refuses calls of this kind last. */
export const isEssential = (kind: Kind): boolean => kind !== 'search'

export const webhookSecret = 'benchmark-of-overload'

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>>): Buffer => {
  const text = JSON.stringify(body)
  const all = { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${head('POST', path, lines.join(''))}\r\n${text}`)
}

/** An anonymous sign-in: the first call of each visitor. */
const signIn = (): Buffer =>
  post(allEndpoints.signIn.path, { username: 'anonymous', password: 'anonymous' }, { 'idempotency-key': randomUUID() })

/** A signed webhook for an order that does not exist: costs the signature check, the look-up and a 404 response. */
const payment = (): Buffer => {
  const body = {
    ...{ event: 'charge.success', status: 'success', currency: 'ETB', amount: '5000' },
    ...{ tx_ref: randomUUID(), reference: randomUUID() },
  }
  const signature = createHmac('sha256', webhookSecret).update(JSON.stringify(body)).digest('hex')
  return post(allEndpoints.paymentCallback.path.replace('{provider}', 'chapa'), body, {
    'x-chapa-signature': signature,
  })
}

/** Writes the messages. Each booking has its own visitor; the first 2,000 visitors share the searches. */
export const writersOf = (now: Date): Readonly<Record<Kind, (visitor: number) => Buffer>> => {
  const [known, fresh] = [searches('known', now), searches('new', now)]
  return {
    search: (visitor) => (visitor % 2 === 0 ? known : fresh)((visitor % 2_000) + 1),
    booking: bookings('spread', now, 0),
    signIn,
    payment,
  }
}
