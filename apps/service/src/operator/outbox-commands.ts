import { sql } from 'kysely'
import * as z from 'zod/mini'
import { urgencies } from '../messages/message-limits.ts'
import type { MessageKind } from '../messages/messages.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { addTime } from '../platform/clock.ts'
import { defineCommand, success } from './command.ts'
import { moment } from './fields.ts'

/** Messages that failed and wait, or were given up, newest first. Without address and text. */
export const listOutboxFailures = defineCommand({
  role: 'masterData',
  summary: 'List messages that could not be sent',
  method: 'GET',
  input: z.object({}),
  run: async ({ services }) => {
    const rows = await services.db
      .selectFrom('outbox')
      .select(['id', 'channel', 'template', 'state', 'attempts', 'created_at as createdAt', 'last_error as lastError'])
      .where('state', '!=', 'sent')
      .where('attempts', '>', 0)
      .orderBy('created_at', 'desc')
      .limit(1_000)
      .execute()
    return success(rows)
  },
})

/** Their hour or day has passed when the last attempt has failed. */
const timedKinds: readonly MessageKind[] = ['order', 'reminder', 'dayOpen']

/**
 * Retries messages that were given up, of the last day or since the given moment. Codes and links and those of `timedKinds` stay given
 * up: a person would type a code that has ended, or read a deadline or a day that has passed.
 */
export const retryOutbox = defineCommand({
  role: 'masterData',
  summary: 'Retry notices that were given up in the last day, or since a moment',
  input: z.object({ since: z.optional(moment) }),
  run: async ({ services, now, actor }, { since = addTime(now, { minutes: -24 * 60 }) }) =>
    services.transact(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('outbox')
        // Due in their order, and not for long: an age of hours would raise the alarm.
        .set({
          ...{ state: 'waiting', attempts: 0 },
          next_attempt_at: sql`${now}::timestamptz - (${now}::timestamptz - created_at) / 100000`,
        })
        .where('state', '=', 'failed')
        .where('urgency', '<>', urgencies.code)
        .where('template', 'not in', timedKinds)
        .where('created_at', '>=', since)
        .executeTakeFirst()
      const { left } = await trx
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('state', '=', 'failed')
        .executeTakeFirstOrThrow()
      const messages = Number(numUpdatedRows)
      const detail = { messages, since: since.toISOString() }
      await audit(trx, { now, actor }, 'outbox.retried', { detail })
      return success([{ messages, left: Number(left) }])
    }),
})
