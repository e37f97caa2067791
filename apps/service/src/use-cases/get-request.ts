import type { Application } from '@invea/domain'
import { wholeApplication } from '../application/application-of.ts'
import { liveOrder } from '../application/effective-status.ts'
import { done, refused } from '../outcome.ts'
import type { Handler, RequestContext } from '../request-context.ts'
import { findAuthorizedRequest } from '../store/authorized-request.ts'
import { readRequest } from '../store/request-reader.ts'
import type { Row } from '../store/schema.ts'
import { viewingOf } from './show-own.ts'
import { claimCheck, verifyOrder } from './verify-order.ts'

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
