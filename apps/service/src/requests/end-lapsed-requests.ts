import type { Applicant } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { dayOf } from '../platform/clock.ts'
import type { RequestContext } from '../platform/request-context.ts'
import { actionCaseOf } from './action-case.ts'
import { requestsOfSamePerson, unlockApplicants } from './active-applicant-lock.ts'
import { closeRequest } from './close-request.ts'
import { lockRequestRow } from './lock-request.ts'

/**
 * Clears away what only looks like an open request of a person: one whose deadline has passed though no sweep has come by yet, and
 * one that was paid and whose document is due to be collected already. Answers whether anything was cleared.
 */
export const endLapsedRequests = async (
  trx: Trx,
  { services, now }: RequestContext,
  applicant: Applicant,
): Promise<boolean> => {
  let ended = false
  for (const { office_id, id } of await requestsOfSamePerson(trx, services, applicant)) {
    const request = await lockRequestRow(trx, { officeId: office_id, requestId: id })
    const { status } = await actionCaseOf(trx, request, now)
    const lapsed = status === 'expired' && request.status !== 'expired'
    const due = request.delivery_date !== null && request.delivery_date < dayOf(now)
    if (lapsed) {
      await closeRequest(trx, services, request, { status: 'expired', now })
      await audit(trx, {
        officeId: office_id,
        at: now,
        actor: { kind: 'job' },
        action: 'request.expired',
        requestId: id,
      })
    } else if (request.status === 'paymentCompleted' && due) await unlockApplicants(trx, request)
    else continue
    ended = true
  }
  return ended
}
