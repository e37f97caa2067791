import type { Application } from '@invea/domain'
import { effectiveStatus } from '../application/effective-status.ts'
import { placeDeadline } from '../application/place-deadline.ts'
import { requiredFor } from '../application/required-attachments.ts'
import type { Handler } from '../call.ts'
import { done, refused } from '../outcome.ts'
import { actorOf, audit } from '../store/audit.ts'
import type { MasterSnapshot } from '../store/master-data.ts'
import { lockOwnRequest } from '../store/own-request.ts'
import { readRequest, type StoredRequest } from '../store/request-reader.ts'
import { showOwn } from './show-own.ts'

const complete = ({ row, persons }: StoredRequest, snapshot: MasterSnapshot): boolean =>
  persons.length === row.applicants &&
  persons.every(({ applicant: { personal, passport }, attachments }) => {
    const stored = new Set(attachments.map(({ attachment_type_id }) => attachment_type_id))
    const documents = {
      request: row,
      under18: personal.under18,
      adopted: personal.adopted,
      dataCorrected: passport.dataCorrected,
    }
    return requiredFor(documents, snapshot).every(({ attachmentTypeId }) => stored.has(attachmentTypeId))
  })

/** Statuses that come after the confirmation: confirming again changes nothing. */
const after = new Set(['confirmed', 'underReview', 'urgentApproved', 'awaitingPayment', 'paymentCompleted'])

/**
 * ConfirmRequest (B §2 Summary, D27): the applicant stands by what was entered. All applicants and all their documents must be
 * there. A normal request is ready to be paid, an urgent one goes to the agency first.
 */
export const confirmRequest: Handler<{ readonly requestId: number }, Application> = async (call, { requestId }) => {
  const { services, caller, now } = call
  const snapshot = await services.master.snapshot()
  const outcome = await call.once<null>(async (trx) => {
    const request = await lockOwnRequest(trx, caller, requestId, now)
    if (!request) return refused('notFound')
    const stored = await readRequest(trx, services, request)
    const status = effectiveStatus(request, stored.orders, now)
    if (after.has(status)) return done(null)
    if (status !== 'initial') return refused('notAllowed')
    if (!complete(stored, snapshot)) return refused('attachmentsMissing')
    const urgent = request.mode === 'urgent'
    await trx
      .updateTable('request')
      .set({
        status: urgent ? 'underReview' : 'confirmed',
        confirmed_at: now,
        // The agency's review is not the applicant's time.
        place_kept_until: urgent ? null : placeDeadline(stored.place, snapshot, now),
        version: request.version + 1,
        changed_at: now,
      })
      .where('office_id', '=', request.office_id)
      .where('id', '=', request.id)
      .execute()
    await audit(trx, {
      officeId: request.office_id,
      at: now,
      actor: actorOf(caller),
      action: 'request.confirmed',
      requestId,
    })
    return done(null)
  })
  return outcome.ok ? showOwn(call, requestId) : outcome
}
