import type { Application, PriceInfo } from '@invea/domain'
import { priceOf } from '../payments/price-of.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { wholeApplication } from './application-of.ts'
import { findAuthorizedRequest } from './authorized-request.ts'
import { readRequest, readRequests } from './request-reader.ts'
import { viewingOf } from './show-own.ts'

const most = 100

/** GetMyApplications (B §7): what this member or this anonymous session made, newest first. A grant of thirty minutes does not count. */
export const myApplications: Handler<unknown, readonly Application[]> = async (context) => {
  const { services, caller } = context
  const requests = await services.db
    .selectFrom('request')
    .selectAll()
    .where((query) =>
      query.or([
        query('session_id', '=', caller.sessionId),
        ...(caller.accountId === null ? [] : [query('account_id', '=', caller.accountId)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  const viewing = await viewingOf(context)
  const stored = await readRequests(services.db, services, requests)
  return done(stored.map((one) => wholeApplication(one, viewing)))
}

/** GetPriceForRequest (A §7): what an own request costs by the fee tables. */
export const priceForRequest: Handler<{ readonly requestId: number }, PriceInfo> = async (context, { requestId }) => {
  const { services, caller, now, language } = context
  const request = await findAuthorizedRequest(services.db, caller, requestId, now)
  if (!request) return refused('notFound')
  return done(priceOf(await readRequest(services.db, services, request), language))
}
