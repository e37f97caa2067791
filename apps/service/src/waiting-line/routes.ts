import { passMinutes, turnOf } from '@invea/domain/waiting-line'
import { sql } from 'kysely'
import type { AppContext, EndpointHandler, Routes } from '../app-context.ts'
import { findUrgentSlot, urgentSlot } from '../appointments/slot-capacity.ts'
import type { Caller } from '../platform/caller.ts'
import { requireCaptcha } from '../platform/captcha/verify-captcha.ts'
import { addTime } from '../platform/clock.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import type { PassCheck } from '../platform/http/register.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import type { Pass, Ticket } from './waiting-line.ts'

const takeTicket: EndpointHandler<'takeTicket'> = async ({ services }) => {
  const taken = await services.waitingLine.takeNumber()
  if (!taken) return refused('notFound', { missing: 'waitingLine' })
  const { number, line } = taken
  const ticket = services.waitingTickets.sign({ line: line.id, number, arrived: Math.floor(line.at / 1_000) })
  return ok({ ticket, number, line })
}

/** Whether the session holds an appointment: of the same office, day and kind if `wanted` is given. */
const hasLiveHold = async (
  reader: Reader,
  { sessionId }: Caller,
  now: Date,
  wanted?: PassCheck['wanted'],
): Promise<boolean> => {
  const held = await reader
    .selectFrom('appointment')
    .select(['office_id', 'day', 'slot_id'])
    .where('session_id', '=', sessionId)
    .where(sql<boolean>`state || '' = 'held'`)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!held || !wanted) return held !== undefined
  const { date, urgentDays, urgentQuotaId: quotaId } = wanted
  const officeId = quotaId === undefined ? wanted.officeId : findUrgentSlot(quotaId)?.officeId
  const isUrgent = quotaId !== undefined || urgentDays !== undefined
  return held.office_id === officeId && held.day === date && (held.slot_id === urgentSlot) === isUrgent
}

/**
 * When the session exchanged this ticket, or now if it is the first exchange, which begins a turn of the session. Undefined if
 * another session has exchanged it, or if the session has submitted an application or moved an appointment in this turn.
 */
const exchange = async (
  trx: Trx,
  { line, number }: Ticket,
  sessionId: number,
  { now, isOver }: { readonly now: Date; readonly isOver: boolean },
): Promise<Date | undefined> => {
  // Two tabs of the session share a ticket. The second one waits here, and gets the same pass.
  const session = await trx
    .selectFrom('session')
    .select('submitted_line')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  const first =
    !isOver &&
    (await trx
      .insertInto('waiting_pass')
      .values({ line_id: line, number, session_id: sessionId, admitted_at: now })
      .onConflict((conflict) => conflict.columns(['line_id', 'number']).doNothing())
      .returning('number')
      .executeTakeFirst())
  if (session?.submitted_line === line) {
    if (!first) return undefined
    await trx.updateTable('session').set({ submitted_line: null }).where('id', '=', sessionId).execute()
  }
  const row = await trx
    .selectFrom('waiting_pass')
    .select('admitted_at')
    .where((query) => query.and({ line_id: line, number, session_id: sessionId }))
    .executeTakeFirst()
  return row?.admitted_at
}

/** Decision 0030: exchanges a ticket in turn for a pass of fifteen minutes, the same again until the session has used it. */
const exchangeTicket: EndpointHandler<'exchangeTicket'> = async (context, { body: input }) => {
  const { services, caller, now } = context
  const { waitingLine, waitingTickets, db, metrics } = services
  const line = await waitingLine.current()
  if (!line) return refused('notFound', { missing: 'waitingLine' })
  const { sessionId } = caller
  const at = new Date(line.at)
  const passFrom = (begin: Date, by: Pass['by']) => {
    const until = addTime(begin, { minutes: passMinutes })
    const seconds = Math.floor(until.getTime() / 1_000)
    return ok({
      pass: waitingTickets.signPass({ by, line: line.id, sessionId, until: seconds }),
      until: until.toISOString(),
    })
  }
  if (input.ticket === undefined)
    return (await hasLiveHold(db, caller, now)) ? passFrom(at, 'appointment') : refused('waiting')
  const ticket = waitingTickets.read(input.ticket)
  if (ticket?.line !== line.id) return refused('ticketOver')
  const { state } = turnOf(ticket.number, line, line.at)
  if (state === 'announced' || state === 'waiting') return refused('waiting')
  const captchaFailure = await requireCaptcha(context, 'site', caller)
  if (captchaFailure) return { ok: false, error: captchaFailure }
  const begin = await services.transact((trx) =>
    exchange(trx, ticket, sessionId, { now: at, isOver: state === 'over' }),
  )
  if (begin?.getTime() === line.at) metrics.recordWait(line.at / 1_000 - ticket.arrived)
  return begin && addTime(begin, { minutes: passMinutes }) > at ? passFrom(begin, 'ticket') : refused('ticketOver')
}

/** Decision 0030: searches, holds and moves need a pass while a waiting line is open. A repeated move gets its stored response. */
export const requireWaitingPass = async (
  { waitingLine, waitingTickets, db }: AppContext,
  { caller, pass: text, purpose, now, wanted }: PassCheck,
): Promise<Refusal | undefined> => {
  const line = caller && (await waitingLine.current())
  if (!line) return undefined
  const pass =
    text && waitingTickets.readPass(text, { line: line.id, sessionId: caller.sessionId, now: new Date(line.at) })
  if (!pass) return { code: 'waiting' }
  if (pass.by === 'ticket')
    return purpose !== 'move' && caller.submittedLine === line.id ? { code: 'waiting' } : undefined
  const isEnough = purpose === 'search' || (purpose === 'hold' && (await hasLiveHold(db, caller, now, wanted)))
  return isEnough ? undefined : { code: 'waiting' }
}

export const waitingRoutes = {
  getWaitingLine: async ({ services }) => {
    const line = await services.waitingLine.current()
    return ok(line ?? null)
  },
  takeTicket,
  exchangeTicket,
} satisfies Partial<Routes>
