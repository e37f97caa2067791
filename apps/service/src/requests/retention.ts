import type { AppContext } from '../app-context.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { dayOf, later } from '../platform/clock.ts'
import { createItems, type Items, type Job } from '../platform/jobs/jobs.ts'
import { erasePersons, isErased } from './erase-persons.ts'
import { lockRequest } from './request-reader.ts'

const actor = { kind: 'job' } as const
const batchSize = 100
const days = (count: number) => ({ hours: -24 * count })

interface Round {
  readonly now: Date
  readonly items: Items
  readonly stopping: AbortSignal | undefined
}

/** Repeats full batches, until nothing is due or the service stops. Items that failed are left for the next round. */
const inBatches = async <Due extends { readonly id: number }>(
  { items, stopping }: Round,
  readDue: (failedIds: readonly number[]) => Promise<readonly Due[]>,
  work: (due: Due) => Promise<number>,
): Promise<number> => {
  let done = 0
  for (;;) {
    const due = stopping?.aborted ? [] : await readDue(items.failedIds)
    for (const one of due) {
      if (stopping?.aborted) return done
      done += await items.run(one.id, () => work(one))
    }
    if (due.length < batchSize) return done
  }
}

/** Erases all persons of requests that ended without a payment. */
const eraseUnpaidRequests = (context: AppContext, round: Round): Promise<number> => {
  const { db, transact, env } = context
  const { now } = round
  const cutoff = later(now, days(env.retention.unpaidDays))
  const readDue = (failedIds: readonly number[]) =>
    db
      .selectFrom('request')
      .select(['office_id', 'id'])
      .where('status', 'in', ['cancelled', 'expired', 'rejected'])
      .where('changed_at', '<', cutoff)
      .where('session_id', '!=', 0)
      .$if(failedIds.length > 0, (query) => query.where('id', 'not in', failedIds))
      // With `not exists` PostgreSQL would read all orders to find those of a few requests.
      .where(
        (query) =>
          query
            .selectFrom('payment_order')
            .select('payment_order.id')
            .whereRef('payment_order.office_id', '=', 'request.office_id')
            .whereRef('payment_order.request_id', '=', 'request.id')
            .where('payment_order.state', 'in', ['paid', 'refundDue', 'refunded'])
            .limit(1),
        'is',
        null,
      )
      .orderBy('changed_at')
      .limit(batchSize)
      .execute()
  return inBatches(round, readDue, async ({ office_id, id }) => {
    const files = await transact(async (trx) => {
      const stored = await lockRequest(trx, context, { officeId: office_id, requestId: id })
      const personIds = stored.persons.filter((person) => !isErased(person)).map((person) => person.row.id)
      return erasePersons(trx, context, stored, { personIds, actor, why: 'retention', now })
    })
    for (const name of files) await context.files.remove(name)
    return 1
  })
}

/** Deletes documents of finished requests, which no office needs any more. */
const deleteDocuments = (context: AppContext, round: Round): Promise<number> => {
  const { db, transact, env } = context
  const { now } = round
  const cutoff = later(now, days(env.retention.documentDays))
  const readDue = (failedIds: readonly number[]) =>
    db
      .selectFrom('attachment')
      .innerJoin('request_person as person', (join) =>
        join.onRef('person.office_id', '=', 'attachment.office_id').onRef('person.id', '=', 'attachment.person_id'),
      )
      .innerJoin('request', (join) =>
        join.onRef('request.office_id', '=', 'person.office_id').onRef('request.id', '=', 'person.request_id'),
      )
      .select([
        'attachment.office_id',
        'attachment.id',
        'attachment.storage_key',
        'attachment.replaced_at',
        'request.id as request_id',
      ])
      .where('attachment.created_at', '<', cutoff)
      .where('request.changed_at', '<', cutoff)
      .where('request.status', 'in', ['cancelled', 'expired', 'rejected', 'paymentCompleted'])
      .where((query) =>
        query.or([query('request.delivery_date', 'is', null), query('request.delivery_date', '<', dayOf(cutoff))]),
      )
      .$if(failedIds.length > 0, (query) => query.where('attachment.id', 'not in', failedIds))
      .orderBy('attachment.created_at')
      .limit(batchSize)
      .execute()
  return inBatches(round, readDue, async ({ office_id, id, storage_key, replaced_at, request_id }) => {
    const deleted = await transact(async (trx) => {
      const ofId = trx.deleteFrom('attachment').where('office_id', '=', office_id).where('id', '=', id)
      // Another instance may have deleted it.
      if ((await ofId.executeTakeFirst()).numDeletedRows === 0n) return 0
      const subject = { officeId: office_id, requestId: request_id, subjectId: id }
      await audit(trx, { now, actor }, 'attachment.dropped', subject)
      return 1
    })
    // The file of a replaced document was removed when it was replaced.
    if (replaced_at === null) await context.files.remove(storage_key)
    return deleted
  })
}

/** Promise E2: deletes data that has reached its retention limit. Returns the number of deleted items. */
export const applyRetention = async (context: AppContext, stopping?: AbortSignal): Promise<number> => {
  const { db, clock, env } = context
  const now = clock.now()
  const round = { now, items: createItems(context), stopping }
  const erased = [await eraseUnpaidRequests(context, round), await deleteDocuments(context, round)]
  const messagesBefore = later(now, days(env.retention.messageDays))
  const feedbackBefore = later(now, days(env.retention.documentDays))
  const results = [
    await db
      .deleteFrom('outbox')
      .where('state', '!=', 'waiting')
      .where('created_at', '<', messagesBefore)
      .executeTakeFirst(),
    await db.deleteFrom('feedback').where('created_at', '<', feedbackBefore).executeTakeFirst(),
  ]
  round.items.end()
  return [...erased, ...results.map(({ numDeletedRows }) => Number(numDeletedRows))].reduce((sum, one) => sum + one, 0)
}

export const retentionJob = (context: AppContext): Job => ({
  name: 'retain',
  everySeconds: 600,
  run: (stopping) => applyRetention(context, stopping),
})
