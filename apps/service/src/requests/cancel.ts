import { checkCancel } from '@invea/domain'
import type { CancelCheck } from '@invea/domain/application'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { type Sender, senderOf } from '../messages/message-limits.ts'
import { type AuditEntry, actorOf } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { lockAuthorizedRequest } from './authorized-request.ts'
import { closeRequest } from './close-request.ts'
import { messageFacts, notify } from './notify.ts'
import { readRequest } from './request-reader.ts'
import { actionCaseOf, actionClock } from './request-status.ts'

/**
 * Cancels a locked request where it may be cancelled: gives the place back, ends the request, tells its first applicant and records who
 * did it. Returns the verdict; all but `allowed` have changed nothing.
 */
export const cancelRequest = async (
  trx: Trx,
  services: Pick<PlatformContext, 'env' | 'encryption'>,
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
): Promise<CancelCheck> => {
  const result = checkCancel(await actionCaseOf(trx, request, now), actionClock(now))
  if (result !== 'allowed') return result
  const stored = await readRequest(trx, services, request)
  await closeRequest(trx, services, request, { event: 'cancel', actor, now })
  const params = messageFacts(stored, snapshot, services.env)
  await notify(trx, services, stored, { kind: 'cancelled', params, occasion: request.id, now, sender })
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
