import { isAllowed } from '@invea/domain'
import type { Handler } from '../call.ts'
import { done, refused } from '../outcome.ts'
import { actionCaseOf, actionClock } from '../store/action-case.ts'
import { actorOf, audit } from '../store/audit.ts'
import { closeRequest } from '../store/close-request.ts'
import { lockOwnRequest } from '../store/own-request.ts'

/** CancelAppointment (B §7): gives the place back and ends the request. Cancelling again changes nothing. */
export const cancelAppointment: Handler<{ readonly requestId: number }, null> = (call, { requestId }) =>
  call.once<null>(async (trx) => {
    const { caller, now } = call
    const request = await lockOwnRequest(trx, caller, requestId, now)
    if (!request) return refused('notFound')
    if (request.status === 'cancelled') return done(null)
    if (!isAllowed('cancel', await actionCaseOf(trx, request), actionClock(now))) return refused('notAllowed')
    await closeRequest(trx, request, 'cancelled', now)
    await audit(trx, {
      officeId: request.office_id,
      at: now,
      actor: actorOf(caller),
      action: 'request.cancelled',
      requestId: request.id,
    })
    return done(null)
  })
