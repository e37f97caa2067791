import type { Application } from '@invea/domain'
import { confirmedStatuses, isOneOf } from '@invea/domain/application'
import { setAppointmentExpiry } from '../appointments/holds.ts'
import { actorOf } from '../platform/audit-log/audit.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { showOwn } from './application-of.ts'
import { lockAuthorizedRequest } from './authorized-request.ts'
import { isComplete } from './documents.ts'
import { readRequest } from './request-reader.ts'
import { changeStatus, effectiveStatus } from './request-status.ts'

/**
 * ConfirmRequest (B §2 Summary, D27): the applicant confirms the stored data. All applicants and all their documents must be
 * there. A normal request is ready to be paid, an urgent one goes to the agency first.
 */
export const confirmRequest: Handler<{ readonly requestId: number }, Application> = async (context, { requestId }) => {
  const { services, caller, now } = context
  const snapshot = await services.master.snapshot()
  const outcome = await context.runOnce<null>(async (trx) => {
    const request = await lockAuthorizedRequest(trx, caller, requestId, now)
    if (!request) return refused('notFound')
    const stored = await readRequest(trx, services, request)
    const status = effectiveStatus(request, stored.orders, now)
    if (isOneOf(confirmedStatuses, status)) return done(null)
    if (status !== 'initial') return refused('notAllowed')
    if (!isComplete(stored, snapshot)) return refused('attachmentsMissing')
    // Locks the appointment and leaves its deadline as it is (D25).
    const keptSlots = await setAppointmentExpiry(trx, request, request.place_kept_until)
    if (keptSlots < request.applicants) return refused('notAllowed')
    await changeStatus(trx, request, {
      event: 'confirm',
      also: { confirmed_at: now },
      actor: actorOf(caller),
      action: 'request.confirmed',
      now,
    })
    return done(null)
  })
  return outcome.ok ? showOwn(context, requestId) : outcome
}
