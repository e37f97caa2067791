import { defaultPerMinute } from '@invea/domain/waiting-line'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { audit } from '../platform/audit-log/audit.ts'
import { addTime } from '../platform/clock.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { advance } from '../waiting-line/waiting-line.ts'
import { defineCommand, failure, success } from './command.ts'
import { moment, whole } from './fields.ts'

const perMinute = whole(0, 1_000_000)

const lockOpenLine = (trx: Trx) =>
  trx.selectFrom('waiting_line').selectAll().where('closed_at', 'is', null).forUpdate().executeTakeFirst()

export const openWaitingLine = defineCommand({
  role: 'administrator',
  summary: 'Open a waiting line: everyone gets a ticket from now on, and people are admitted from the opening on',
  input: z.object({ opensAt: z.optional(moment), perMinute: z._default(perMinute, defaultPerMinute) }),
  run: async (context, { opensAt: wanted, perMinute }) => {
    const { services, now } = context
    // A mistyped year must not stop all bookings without an end.
    if (wanted && wanted > addTime(now, { hours: 48 }))
      return failure('opensAt: must be at most two days ahead: no one can book until then')
    const result = await services.transact(async (trx) => {
      await sql`lock table waiting_line in share row exclusive mode`.execute(trx)
      if (await lockOpenLine(trx))
        return failure('a waiting line is open already: waiting-rate changes it, waiting-close ends it')
      const opens = sql<Date>`greatest(${wanted ?? null}::timestamptz, ${services.clock.databaseNow()})`
      const { id, opens_at } = await trx
        .insertInto('waiting_line')
        .values({
          id: sql<number>`(select coalesce(max(id), 0) + 1 from waiting_line)`,
          ...{ opens_at: opens, counted_at: opens, created_at: now, per_minute: perMinute },
        })
        .returning(['id', 'opens_at'])
        .executeTakeFirstOrThrow()
      const opensAt = opens_at.toISOString()
      await audit(trx, context, 'waiting.opened', { detail: { line: id, opensAt, perMinute } })
      const untilThen = 'no one can search, hold or move an appointment, at any office'
      return success([{ line: id, opensAt, perMinute, untilThen }])
    })
    services.waitingLine.forget()
    return result
  },
})

export const setWaitingRate = defineCommand({
  role: 'administrator',
  summary: 'Change how many people the waiting line admits in a minute; 0 stops it',
  input: z.object({ perMinute }),
  run: async (context, { perMinute }) => {
    const { services } = context
    const result = await services.transact(async (trx) => {
      const row = await advance(trx, 0, services.clock)
      if (!row) return failure('no waiting line is open')
      // After a jump of the database clock the line was counted in the future, and would admit no one until then.
      const counted_at = sql<Date>`greatest(opens_at, ${row.now})`
      await trx
        .updateTable('waiting_line')
        .set({ per_minute: perMinute, counted_at })
        .where('id', '=', row.id)
        .execute()
      await audit(trx, context, 'waiting.changed', { detail: { line: row.id, perMinute, before: row.per_minute } })
      return success([{ line: row.id, perMinute, admitted: Math.floor(row.admitted), issued: row.issued }])
    })
    services.waitingLine.forget()
    return result
  },
})

export const closeWaitingLine = defineCommand({
  role: 'administrator',
  summary: 'Close the waiting line: its tickets are void and no one waits any more',
  input: z.object({}),
  run: async (context) => {
    const { services, now } = context
    const result = await services.transact(async (trx) => {
      const row = await lockOpenLine(trx)
      if (!row) return failure('no waiting line is open')
      await trx.updateTable('waiting_line').set({ closed_at: now }).where('id', '=', row.id).execute()
      const detail = { line: row.id, issued: row.issued, drawn: row.drawn, seed: row.seed }
      await audit(trx, context, 'waiting.closed', { detail })
      return success([{ line: row.id, issued: row.issued, closed: true }])
    })
    services.waitingLine.forget()
    return result
  },
})

/** State of the waiting line. Returns no row if none is open. */
export const showWaitingLine = defineCommand({
  role: 'administrator',
  summary: 'Show the progress of the waiting line',
  method: 'GET',
  input: z.object({}),
  run: async ({ services: { waitingLine, db } }) => {
    waitingLine.forget()
    const line = await waitingLine.current()
    if (!line) return success([])
    const { passes } = await db
      .selectFrom('waiting_pass')
      .select(sql<number>`count(*)::integer`.as('passes'))
      .where('line_id', '=', line.id)
      .executeTakeFirstOrThrow()
    const { id, opensAt, issued, drawn = null, seed = null, perMinute } = line
    const admitted = Math.floor(line.admitted)
    return success([{ line: id, opensAt: new Date(opensAt), issued, drawn, seed, perMinute, admitted, passes }])
  },
})
