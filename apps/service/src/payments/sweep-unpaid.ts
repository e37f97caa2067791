import { statusesBefore } from '@invea/domain/application'
import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { createItems, inBatches } from '../platform/jobs/jobs.ts'
import { closeRequest } from '../requests/close-request.ts'
import { messageFacts, notify } from '../requests/notify.ts'
import { lockRequestRow, readRequest } from '../requests/request-reader.ts'
import { checkedOrder, statusAt } from '../requests/request-status.ts'

const expirableStatuses = statusesBefore('expire')

/** No order can be paid, and none of its payments is checked: by an operator, or because its provider has not answered. */
const hasNoLiveOrder = (now: Date) => sql<boolean>`not exists (select from payment_order
  where payment_order.office_id = request.office_id and payment_order.request_id = request.id
    and (payment_order.reported_at is not null or payment_order.kept_until > ${now} or payment_order.state = 'open' and payment_order.expires_at > ${now}))`

/** The message that names the step which is missing. D27: an urgent request is confirmed and reviewed before it is paid. */
const endedBecause = ({ status, mode }: Pick<Row<'request'>, 'status' | 'mode'>) => {
  if (status === 'underReview') return 'reviewLapsed'
  return mode === 'urgent' && status === 'initial' ? 'notConfirmed' : 'appointmentReleased'
}

/** D25: expires requests that were not paid or decided in time, without a payable order. Notifies each applicant. */
export const sweepUnpaid = async (context: AppContext, stopping?: AbortSignal): Promise<number> => {
  const { db, transact, clock, master, env } = context
  const now = clock.now()
  const snapshot = await master.snapshot()
  const items = createItems(context)
  const readDue = (failedIds: readonly number[], limit: number) =>
    db
      .selectFrom('request')
      .select(['office_id', 'id'])
      .where('held_until', '<=', now)
      .where('status', 'in', expirableStatuses)
      .where(hasNoLiveOrder(now))
      .$if(failedIds.length > 0, (query) => query.where('id', 'not in', failedIds))
      .orderBy('held_until')
      .limit(limit)
      .execute()
  const closed = await inBatches({ items, stopping }, readDue, ({ office_id, id }) => {
    const close = async (trx: Trx) => {
      // Read again after the lock: the request may have been paid, extended or ordered since it was listed.
      const request = await lockRequestRow(trx, { officeId: office_id, requestId: id })
      const stored = await readRequest(trx, context, request)
      if (request.status === 'expired' || statusAt(request, stored.orders, now) !== 'expired') return 0
      if (checkedOrder(request, stored.orders, now)) return 0
      await closeRequest(trx, context, request, { actor: { kind: 'job' }, now }, { event: 'expire' })
      const params = messageFacts(stored, snapshot, env)
      // A late payment opens an expired request again. When it is undone, the request can expire once more.
      const occasion = `${id}/${request.version}`
      await notify(trx, context, stored, { kind: endedBecause(request), params, occasion, now })
      return 1
    }
    return transact(close)
  })
  items.end()
  return closed
}
