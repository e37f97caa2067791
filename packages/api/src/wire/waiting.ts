import type { WaitingLine } from '@invea/domain/waiting-line'
import * as z from 'zod/mini'
import { domain, envelope, ok, text, WireInstant } from './scalars.ts'

/** Moments are milliseconds since 1970: the waiting page reads this without the client. */
const WireLine = z.object({
  id: z.int(),
  opensAt: z.int(),
  issued: z.int(),
  drawn: z.optional(z.int()),
  seed: z.optional(text(32)),
  admitted: z.number(),
  at: z.int(),
  perMinute: z.int(),
  over: z.int(),
})

/** GetLine: null while no line is open. */
export const waitingLineAnswer = z.codec(
  z.object({ ...envelope, line: z.nullable(WireLine) }),
  domain<WaitingLine | null>(),
  { decode: ({ line }) => line, encode: (line) => ({ ...ok, line }) },
)

/** A ticket with its number, and the line at that moment. */
export interface TakenTicket {
  readonly ticket: string
  readonly number: number
  readonly line: WaitingLine
}

export const takenTicket = z.codec(
  z.object({ ...envelope, ticket: text(), number: z.int(), line: WireLine }),
  domain<TakenTicket>(),
  { decode: (taken) => taken, encode: (taken) => ({ ...ok, ...taken }) },
)

/** Without a ticket: for a session that holds an appointment, or may act on an application that has one. */
export const ticketExchange = z.object({ ticket: z.optional(text()) })

/** What the header `X-Waiting-Pass` takes, and until when. */
export interface WaitingPass {
  readonly pass: string
  readonly until: string
}

export const waitingPass = z.codec(z.object({ ...envelope, pass: text(), until: WireInstant }), domain<WaitingPass>(), {
  decode: (given) => given,
  encode: (given) => ({ ...ok, ...given }),
})
