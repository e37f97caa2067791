import type { AppContext } from '../app-context.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { dayOf, later } from '../platform/clock.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { erasePersons, isErased } from './erase-persons.ts'
import { lockRequest } from './request-reader.ts'

const actor = { kind: 'job' } as const
const batchSize = 100
const days = (count: number) => ({ hours: -24 * count })

/** Erases all persons of requests that ended without a payment. */
const eraseUnpaidRequests = async (context: AppContext, now: Date): Promise<number> => {
  const { db, transact, env } = context
  const cutoff = later(now, days(env.retention.unpaidDays))
  const due = await db
    .selectFrom('request')
    .select(['office_id', 'id'])
    .where('status', 'in', ['cancelled', 'expired', 'rejected'])
    .where('changed_at', '<', cutoff)
    .where('session_id', '!=', 0)
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
    .limit(batchSize)
    .execute()
  for (const { office_id, id } of due) {
    const files = await transact(async (trx) => {
      const stored = await lockRequest(trx, context, { officeId: office_id, requestId: id })
      const personIds = stored.persons.filter((person) => !isErased(person)).map((person) => person.row.id)
      return erasePersons(trx, context, stored, { personIds, actor, why: 'retention', now })
    })
    for (const name of files) await context.files.remove(name)
  }
  return due.length
}

/** Deletes documents of finished requests, which no office needs any more. */
const deleteDocuments = async (context: AppContext, now: Date): Promise<number> => {
  const { db, transact, env } = context
  const cutoff = later(now, days(env.retention.documentDays))
  const due = await db
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
    .limit(batchSize)
    .execute()
  for (const { office_id, id, storage_key, replaced_at, request_id } of due) {
    await transact(async (trx) => {
      await trx.deleteFrom('attachment').where('office_id', '=', office_id).where('id', '=', id).execute()
      const subject = { officeId: office_id, requestId: request_id, subjectId: id }
      await audit(trx, { ...subject, at: now, actor, action: 'attachment.dropped' })
    })
    // The file of a replaced document was removed when it was replaced.
    if (replaced_at === null) await context.files.remove(storage_key)
  }
  return due.length
}

/** Promise E2: deletes data that has reached its retention limit. Returns the number of deleted items. */
export const applyRetention = async (context: AppContext): Promise<number> => {
  const { db, clock, env } = context
  const now = clock.now()
  const erased = [await eraseUnpaidRequests(context, now), await deleteDocuments(context, now)]
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
  return [...erased, ...results.map(({ numDeletedRows }) => Number(numDeletedRows))].reduce((sum, one) => sum + one, 0)
}

export const retentionJob = (context: AppContext): Job => ({
  name: 'retain',
  everySeconds: 600,
  run: () => applyRetention(context),
})
