import { passportFacts } from '@invea/domain/applicant'
import { endedStatuses, servedKinds } from '@invea/domain/application'
import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { addTime, dayOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader } from '../platform/database/transaction.ts'
import { removeFiles } from '../platform/files.ts'
import { createItems, type Items, inBatches } from '../platform/jobs/jobs.ts'
import { erasePersons } from './erase-persons.ts'
import { isErased } from './request-numbers.ts'
import { lockRequest, lockRequestRow } from './request-reader.ts'
import { isCheckedOrder } from './request-status.ts'

const actor = { kind: 'job' } as const
/** Whether the document of a request was due before a moment, or has no day. */
const deliveredBefore = (moment: Date) =>
  sql<boolean>`(request.delivery_date is null or request.delivery_date < ${dayOf(moment)})`
const days = (count: number) => ({ hours: -24 * count })

interface Round {
  readonly now: Date
  readonly items: Items
  readonly stopping: AbortSignal | undefined
}

/** Whether a request has an order in one of the states. With `exists` PostgreSQL would read all orders to find those of a few requests. */
const hasOrder = (states: readonly Row<'payment_order'>['state'][]) =>
  sql<boolean>`(select id from payment_order where payment_order.office_id = request.office_id
    and payment_order.request_id = request.id and payment_order.state in (${sql.join(states)}) limit 1) is not null`

/** A payment can be due back while its order was paid by another one, or while the order was already refunded once. */
const hasRefundDue = sql<boolean>`(select event.event_id from payment_order join payment_event event
  on event.office_id = payment_order.office_id and event.order_id = payment_order.id
  where payment_order.office_id = request.office_id and payment_order.request_id = request.id
    and event.outcome = 'refundDue' limit 1) is not null`

/** An operator still decides about a payment of the request. */
export const hasOpenReport = sql<boolean>`exists (select from payment_report where payment_report.office_id = request.office_id
  and payment_report.request_id = request.id and payment_report.decided_at is null)`

/**
 * D26: the office has documents of an applicant, or one for the applicant, until it is collected. After 180 days it is cancelled. For one
 * person, or for any of the request.
 */
export const awaitsCollection = (now: Date, personId?: number) => {
  const unclaimedSince = addTime(now, days(passportFacts.unclaimedDays))
  return sql<boolean>`(select served.id from request_event served where served.office_id = request.office_id
    and served.request_id = request.id and served.kind in ('arrived', 'ready')
    and ${personId === undefined ? sql`true` : sql`served.person_id = ${personId}`}
    and (served.at > ${unclaimedSince} or request.delivery_date > ${dayOf(unclaimedSince)})
    and not exists (select from request_event collected where collected.office_id = served.office_id
      and collected.request_id = served.request_id and collected.person_id = served.person_id
      and collected.kind = 'collected') limit 1) is not null`
}

/**
 * The office was closed on the day of the visit until after a moment, or still is, and has not served an applicant who was notified of it:
 * another day can be chosen.
 */
const isClosedSince = (moment: Date) => sql<boolean>`(request.closed_notified
  and exists (select from office_closure closure where coalesce(closure.office_id, request.office_id) = request.office_id
    and request.closed_day between closure.first_day and closure.last_day
    and coalesce(closure.reopened_at >= ${moment}, closure.last_day >= ${dayOf(moment)}))
  and not exists (select from request_event served where served.office_id = request.office_id
    and served.request_id = request.id and served.kind in (${sql.join(servedKinds)})))`

/** A payment of the request is still looked for. */
const isLookedFor = (now: Date) => sql<boolean>`(select id from payment_order
  where payment_order.office_id = request.office_id and payment_order.request_id = request.id
    and ${isCheckedOrder(now)} limit 1) is not null`

/** Requests that ended without a payment. */
const unpaidRequests = (reader: Reader, cutoff: Date, now: Date) =>
  reader
    .selectFrom('request')
    .where('status', 'in', endedStatuses)
    .where('changed_at', '<', cutoff)
    .where(sql<boolean>`not ${hasOrder(['paid', 'refundDue', 'refunded'])}`)
    .where(sql<boolean>`not ${hasRefundDue} and not ${hasOpenReport} and not ${isLookedFor(now)}`)

/**
 * Requests that were paid and served, or that ended after their payment. One whose payment must still be returned is kept, and one whose
 * document waits at the office.
 */
const paidRequests = (reader: Reader, cutoff: Date, now: Date) =>
  reader
    .selectFrom('request')
    .where('status', 'in', [...endedStatuses, 'paymentCompleted'])
    .where('changed_at', '<', cutoff)
    .where(deliveredBefore(cutoff))
    .where(hasOrder(['paid', 'refunded']))
    .where(sql<boolean>`not ${hasRefundDue} and not ${hasOpenReport} and not ${isLookedFor(now)}`)
    .where(sql<boolean>`(status <> 'paymentCompleted' or not (${awaitsCollection(now)} or ${isClosedSince(cutoff)}))`)

/** Erases all persons of finished requests. A request that changed since it was read is kept. */
const eraseRequests = (
  context: AppContext,
  round: Round,
  finished: typeof unpaidRequests,
  keptDays: number,
): Promise<number> => {
  const { db, transact } = context
  const { now } = round
  const cutoff = addTime(now, days(keptDays))
  const readDue = (failedIds: readonly number[], limit: number) =>
    finished(db, cutoff, now)
      .select(['office_id', 'id'])
      .where('session_id', '!=', 0)
      .$if(failedIds.length > 0, (query) => query.where('id', 'not in', failedIds))
      .orderBy('changed_at')
      .limit(limit)
      .execute()
  return inBatches(round, readDue, ({ office_id, id }) =>
    transact(async (trx) => {
      const stored = await lockRequest(trx, context, { officeId: office_id, requestId: id })
      const due = finished(trx, cutoff, now).where((query) => query.and({ office_id, id }))
      if (!(await due.select('id').executeTakeFirst())) return 0
      const personIds = stored.persons.filter((person) => !isErased(person)).map((person) => person.row.id)
      await erasePersons(trx, context, stored, { personIds, actor, why: 'retention', now })
      return 1
    }),
  )
}

/** Deletes documents of finished requests, which no office needs any more. */
const deleteDocuments = (context: AppContext, round: Round): Promise<number> => {
  const { db, transact, env } = context
  const { now } = round
  const cutoff = addTime(now, days(env.retention.documentDays))
  const due = (reader: Reader) =>
    reader
      .selectFrom('attachment')
      .innerJoin('request_person as person', (join) =>
        join.onRef('person.office_id', '=', 'attachment.office_id').onRef('person.id', '=', 'attachment.person_id'),
      )
      .innerJoin('request', (join) =>
        join.onRef('request.office_id', '=', 'person.office_id').onRef('request.id', '=', 'person.request_id'),
      )
      .select(['attachment.office_id', 'attachment.id', 'attachment.storage_key', 'request.id as request_id'])
      .where('attachment.created_at', '<', cutoff)
      .where('request.changed_at', '<', cutoff)
      .where('request.status', 'in', [...endedStatuses, 'paymentCompleted'])
      .where(deliveredBefore(cutoff))
      .where(sql<boolean>`not ${isLookedFor(now)}`)
      .where(sql<boolean>`(request.status <> 'paymentCompleted' or not ${isClosedSince(cutoff)})`)
  const readDue = (failedIds: readonly number[], limit: number) =>
    due(db)
      .$if(failedIds.length > 0, (query) => query.where('attachment.id', 'not in', failedIds))
      .orderBy('attachment.created_at')
      .limit(limit)
      .execute()
  return inBatches(round, readDue, ({ office_id, id, storage_key, request_id }) =>
    transact(async (trx) => {
      const subject = { officeId: office_id, requestId: request_id, subjectId: id }
      await lockRequestRow(trx, subject)
      // Another instance may have deleted it, or the request has changed.
      const isDue = due(trx).where((query) => query.and({ 'attachment.office_id': office_id, 'attachment.id': id }))
      if (!(await isDue.executeTakeFirst())) return 0
      await trx
        .deleteFrom('attachment')
        .where((query) => query.and({ office_id, id }))
        .execute()
      await audit(trx, { now, actor }, 'attachment.dropped', subject)
      await removeFiles(trx, [storage_key], now)
      return 1
    }),
  )
}

/** Promise E2: deletes data that has reached its retention limit. Returns the number of deleted items. */
export const applyRetention = async (context: AppContext, stopping?: AbortSignal): Promise<number> => {
  const { db, clock, env } = context
  const now = clock.now()
  const round = { now, items: createItems(context), stopping }
  const { unpaidDays, paidDays } = env.retention
  const erased = [
    await eraseRequests(context, round, unpaidRequests, unpaidDays),
    paidDays === undefined ? 0 : await eraseRequests(context, round, paidRequests, paidDays),
    await deleteDocuments(context, round),
  ]
  const messagesBefore = addTime(now, days(env.retention.messageDays))
  const feedbackBefore = addTime(now, days(env.retention.documentDays))
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
