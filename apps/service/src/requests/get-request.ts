import type { Application } from '@invea/domain'
import { claimCheck, verifyOrder } from '../payments/verify-order.ts'
import type { Row } from '../platform/database/schema.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler, RequestContext } from '../platform/request-context.ts'
import { wholeApplication } from './application-of.ts'
import { findAuthorizedRequest } from './authorized-request.ts'
import { liveOrder } from './effective-status.ts'
import { readRequest } from './request-reader.ts'
import { viewingOf } from './show-own.ts'

/** Somebody waits for the payment in front of a screen: the provider is asked beside the answer, every ten seconds at most. */
const readOutside = ({ services, log, now }: RequestContext, order: Row<'payment_order'>): void => {
  const pending = async () => {
    if (await claimCheck(services, order, now, { seconds: 10 })) {
      await verifyOrder(services, order, { now, actor: { kind: 'job' } })
    }
  }
  pending().catch((error: unknown) => log.warn({ err: error }, 'a payment could not be asked about'))
}

/** One request of this session, whole. */
export const getRequest: Handler<{ readonly requestId: number }, Application> = async (context, { requestId }) => {
  const { services, caller, now } = context
  const request = await findAuthorizedRequest(services.db, caller, requestId, now)
  if (!request) return refused('notFound')
  const stored = await readRequest(services.db, services, request)
  const live = liveOrder(stored.orders, now)
  if (live?.announced_at) readOutside(context, live)
  return done(wholeApplication(stored, await viewingOf(context)))
}
