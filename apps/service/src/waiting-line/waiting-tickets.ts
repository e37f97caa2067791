import { createHmac, timingSafeEqual } from 'node:crypto'

/** The data of a ticket: the number of an arrival in one line, and its second. */
export interface Ticket {
  readonly line: number
  readonly number: number
  /** Seconds since 1970. */
  readonly arrived: number
}

/** Signs tickets and passes, so that neither needs a row or a query to be checked. */
export interface WaitingTickets {
  sign(ticket: Ticket): string
  /** Undefined for anything that this service has not signed. */
  read(text: string): Ticket | undefined
  /** A pass of a session, until a moment in seconds since 1970. */
  signPass(pass: { readonly line: number; readonly sessionId: number; readonly until: number }): string
  /** Whether the pass is good for this session and line now. */
  opens(text: string, holder: { readonly line: number; readonly sessionId: number; readonly now: Date }): boolean
}

const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const ticketPattern = /^(\d{1,9})\.(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/
const passPattern = /^(\d{1,12})\.([\w-]{43})$/

export const createWaitingTickets = (linkKey: Buffer): WaitingTickets => {
  // A key of its own: a signature of one purpose never fits another.
  const key = createHmac('sha256', linkKey).update('waiting-line').digest()
  const sign = (...parts: readonly (string | number)[]) =>
    createHmac('sha256', key).update(parts.join('/')).digest('base64url')
  const ticketOf = ({ line, number, arrived }: Ticket) =>
    `${line}.${number}.${arrived}.${sign('ticket', line, number, arrived)}`
  return {
    sign: ticketOf,
    read: (text) => {
      const [, line, number, arrived] = ticketPattern.exec(text) ?? []
      if (line === undefined) return undefined
      const ticket = { line: Number(line), number: Number(number), arrived: Number(arrived) }
      return isSame(text, ticketOf(ticket)) ? ticket : undefined
    },
    signPass: ({ line, sessionId, until }) => `${until}.${sign('pass', line, sessionId, until)}`,
    opens: (text, { line, sessionId, now }) => {
      const [, until = '0', signature = ''] = passPattern.exec(text) ?? []
      return Number(until) * 1_000 > now.getTime() && isSame(signature, sign('pass', line, sessionId, Number(until)))
    },
  }
}
