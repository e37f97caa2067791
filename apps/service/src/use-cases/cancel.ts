import { isAllowed } from '@invea/domain'
import { messageFacts, notify } from '../application/notify.ts'
import type { Handler } from '../call.ts'
import { senderOf } from '../outbox/message-limits.ts'
import { done, refused } from '../outcome.ts'
import { actionCaseOf, actionClock } from '../store/action-case.ts'
import { actorOf, audit } from '../store/audit.ts'
import { closeRequest } from '../store/close-request.ts'
import { lockOwnRequest } from '../store/own-request.ts'
import { readRequest } from '../store/request-reader.ts'

/** CancelAppointment (B §7): gives the place back and ends the request. Cancelling again changes nothing. */
export const cancelAppointment: Handler<{ readonly requestId: number }, null> = async (call, { requestId }) => {
  const { services, caller, now } = call
  const snapshot = await services.master.snapshot()
  return call.once<null>(async (trx) => {
    const request = await lockOwnRequest(trx, caller, requestId, now)
    if (!request) return refused('notFound')
    if (request.status === 'cancelled') return done(null)
    if (!isAllowed('cancel', await actionCaseOf(trx, request, now), actionClock(now))) return refused('notAllowed')
    const stored = await readRequest(trx, services, request)
    await closeRequest(trx, services, request, { status: 'cancelled', now })
    const params = messageFacts(stored, snapshot, services.env)
    await notify(trx, services, stored, { kind: 'cancelled', params, occasion: requestId, now, sender: senderOf(call) })
    await audit(trx, {
      officeId: request.office_id,
      at: now,
      actor: actorOf(caller),
      action: 'request.cancelled',
      requestId: request.id,
    })
    return done(null)
  })
}
