import { passMinutes, publishedLine, turnOf } from '@invea/domain/waiting-line'
import { sql } from 'kysely'
import type { AppContext, EndpointHandler, Routes } from '../app-context.ts'
import type { Caller } from '../platform/caller.ts'
import { requireCaptcha } from '../platform/captcha/verify-captcha.ts'
import { dayOf, later } from '../platform/clock.ts'
import type { Reader } from '../platform/database/transaction.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import type { Ticket } from './waiting-line.ts'

const takeTicket: EndpointHandler<'takeTicket'> = async ({ services, now }) => {
  const taken = await services.waitingLine.takeNumber()
  if (!taken) return refused('notFound')
  const { number, line } = taken
  const ticket = services.waitingTickets.sign({ line: line.id, number, arrived: Math.floor(now.getTime() / 1_000) })
  return done({ ticket, number, line: publishedLine(line, now.getTime()) })
}

/** Whether the caller has a hold, or an application with a future appointment. Such callers do not wait. */
const hasAppointment = async (reader: Reader, { sessionId, accountId }: Caller, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    with own_request as (
      select office_id, id from request where session_id = ${sessionId}
      union select office_id, id from request where account_id = ${accountId}
      union select office_id, request_id from request_grant where session_id = ${sessionId} and expires_at > ${now})
    select 1 from appointment where session_id = ${sessionId} and state || '' = 'held' and expires_at > ${now}
    union all select 1 from own_request join appointment
      on appointment.office_id = own_request.office_id and appointment.request_id = own_request.id
      where appointment.state = 'final' and appointment.day >= ${dayOf(now)} limit 1`.execute(reader)
  return rows.length > 0
}

/**
 * When the session exchanged this ticket, or now if it is the first exchange. Undefined if another session has exchanged it.
 */
const exchange = async (
  reader: Reader,
  { line, number }: Ticket,
  sessionId: number,
  { now, isOver }: { readonly now: Date; readonly isOver: boolean },
): Promise<Date | undefined> => {
  if (!isOver)
    await reader
      .insertInto('waiting_pass')
      .values({ line_id: line, number, session_id: sessionId, admitted_at: now })
      .onConflict((conflict) => conflict.columns(['line_id', 'number']).doNothing())
      .execute()
  const row = await reader
    .selectFrom('waiting_pass')
    .select('admitted_at')
    .where('line_id', '=', line)
    .where('number', '=', number)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row?.admitted_at
}

/**
 * Decision 0030: exchanges a ticket whose turn has come for a pass of fifteen minutes. The same session gets the same pass
 * again.
 */
const exchangeTicket: EndpointHandler<'exchangeTicket'> = async (context, { body: input }) => {
  const { services, caller, now, address, raw } = context
  const { waitingLine, waitingTickets, db, metrics } = services
  const line = await waitingLine.current()
  if (!line) return refused('notFound')
  const { sessionId } = caller
  const passFrom = (begin: Date) => {
    const until = later(begin, { minutes: passMinutes })
    const seconds = Math.floor(until.getTime() / 1_000)
    return done({
      pass: waitingTickets.signPass({ line: line.id, sessionId, until: seconds }),
      until: until.toISOString(),
    })
  }
  if (await hasAppointment(db, caller, now)) return passFrom(now)
  if (input.ticket === undefined) return refused('waiting')
  const ticket = waitingTickets.read(input.ticket)
  if (ticket?.line !== line.id) return refused('ticketOver')
  const { state } = turnOf(ticket.number, line, now.getTime())
  if (state === 'announced' || state === 'waiting') return refused('waiting')
  const solution = raw.headers['x-captcha']
  const captchaFailure = await requireCaptcha(
    services,
    { captcha: 'site' },
    { caller, now, address, solution: typeof solution === 'string' ? solution : undefined },
  )
  if (captchaFailure) return { ok: false, error: captchaFailure }
  const begin = await exchange(db, ticket, sessionId, { now, isOver: state === 'over' })
  if (begin?.getTime() === now.getTime()) metrics.waited(now.getTime() / 1_000 - ticket.arrived)
  return begin && later(begin, { minutes: passMinutes }) > now ? passFrom(begin) : refused('ticketOver')
}

/** Decision 0030: while a waiting line is open, searches and holds need a pass of this session. */
export const requireWaitingPass = async (
  { waitingLine, waitingTickets }: AppContext,
  { caller, pass, now }: { readonly caller: Caller | undefined; readonly pass: string | undefined; readonly now: Date },
): Promise<Refusal | undefined> => {
  const line = caller && (await waitingLine.current())
  if (!line) return undefined
  const isValid =
    pass !== undefined && waitingTickets.verifyPass(pass, { line: line.id, sessionId: caller.sessionId, now })
  return isValid ? undefined : { code: 'waiting' }
}

export const waitingRoutes = {
  getWaitingLine: async ({ services, now }) => {
    const line = await services.waitingLine.current()
    return done(line ? publishedLine(line, now.getTime()) : null)
  },
  takeTicket,
  exchangeTicket,
} satisfies Partial<Routes>
