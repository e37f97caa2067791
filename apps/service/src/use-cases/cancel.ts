import { type CancelVerdict, cancelVerdict } from '@invea/domain'
import type { AppContext, Trx } from '../app-context.ts'
import { messageFacts, notify } from '../application/notify.ts'
import { type Sender, senderOf } from '../outbox/message-limits.ts'
import { done, refused } from '../outcome.ts'
import type { Handler } from '../request-context.ts'
import { actionCaseOf, actionClock } from '../store/action-case.ts'
import { type AuditEntry, actorOf, audit } from '../store/audit.ts'
import { lockAuthorizedRequest } from '../store/authorized-request.ts'
import { closeRequest } from '../store/close-request.ts'
import type { MasterSnapshot } from '../store/master-data.ts'
import { readRequest } from '../store/request-reader.ts'
import type { Row } from '../store/schema.ts'

/**
 * Cancels a locked request where it may be cancelled: gives the place back, ends the request, tells its first applicant and records who
 * did it. Returns the verdict; all but `allowed` have changed nothing.
 */
export const cancelRequest = async (
  trx: Trx,
  services: Pick<AppContext, 'env' | 'encryption'>,
  request: Row<'request'>,
  {
    snapshot,
    actor,
    sender,
    now,
  }: {
    readonly snapshot: MasterSnapshot
    readonly actor: AuditEntry['actor']
    readonly sender: Sender
    readonly now: Date
  },
): Promise<CancelVerdict> => {
  const result = cancelVerdict(await actionCaseOf(trx, request, now), actionClock(now))
  if (result !== 'allowed') return result
  const stored = await readRequest(trx, services, request)
  await closeRequest(trx, services, request, { status: 'cancelled', now })
  const params = messageFacts(stored, snapshot, services.env)
  await notify(trx, services, stored, { kind: 'cancelled', params, occasion: request.id, now, sender })
  await audit(trx, { officeId: request.office_id, at: now, actor, action: 'request.cancelled', requestId: request.id })
  return result
}

/** CancelAppointment (B §7): gives the place back and ends the request. Cancelling again changes nothing. */
export const cancelAppointment: Handler<{ readonly requestId: number }, null> = async (context, { requestId }) => {
  const { services, caller, now } = context
  const snapshot = await services.master.snapshot()
  return context.runOnce<null>(async (trx) => {
    const request = await lockAuthorizedRequest(trx, caller, requestId, now)
    if (!request) return refused('notFound')
    const how = { snapshot, actor: actorOf(caller), sender: senderOf(context), now }
    const result = await cancelRequest(trx, services, request, how)
    return result === 'allowed' || result === 'cancelled' ? done(null) : refused('notAllowed')
  })
}
