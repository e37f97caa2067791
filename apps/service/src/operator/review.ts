import { isOneOf, reviewedFrom } from '@invea/domain'
import { setAppointmentExpiry } from '../appointments/holds.ts'
import { formatDateTime } from '../messages/format-date-time.ts'
import { messageFacts, notify } from '../messages/notify.ts'
import { paymentDeadline } from '../payments/payment-deadline.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { closeRequest } from '../requests/close-request.ts'
import { lockRequest } from '../requests/lock-request.ts'
import { recordEvent } from '../requests/request-events.ts'
import { actorOfOperator, type CommandResult, failure, type OperatorContext, success } from './command.ts'
import { findByNumber } from './find-request.ts'
import { recordApproval } from './operator-accounts.ts'

const unknown = failure('no application has this number')

/**
 * D26, D27: the agency accepts an urgent request; from now on it can be paid. Approving again changes nothing. Where the
 * setting asks for four eyes, two operators must approve the same version.
 */
export const approve = async (
  { services, now, operator }: OperatorContext,
  applicationNumber: string,
): Promise<CommandResult> => {
  const target = await findByNumber(services, applicationNumber)
  if (!target) return unknown
  const snapshot = await services.master.snapshot()
  return services.transact(async (trx) => {
    const stored = await lockRequest(trx, services, target)
    const { row } = stored
    if (row.status === 'urgentApproved') return success([{ applicationNumber, status: row.status }])
    if (row.mode !== 'urgent' || !isOneOf(reviewedFrom.approve, row.status))
      return failure(`the application is ${row.status}`)
    const until = paymentDeadline(stored.appointmentRows, services, snapshot, now)
    if (until <= now) return failure('the day of the appointment has passed')
    if (services.env.urgentApprovers > 1) {
      if (!operator) return failure('two operators must approve, each with a personal token')
      const approval = await recordApproval(trx, row, { operator, now })
      const entry = { officeId: row.office_id, at: now, actor: actorOfOperator({ operator }) }
      if (approval === 'first') await audit(trx, { ...entry, action: 'request.approvedFirst', requestId: row.id })
      if (approval !== 'complete')
        return success([{ applicationNumber, status: row.status, waitsFor: 'a second operator' }])
    }
    await setAppointmentExpiry(trx, row, until)
    await trx
      .updateTable('request')
      .set({ status: 'urgentApproved', place_kept_until: until, version: row.version + 1, changed_at: now })
      .where('office_id', '=', row.office_id)
      .where('id', '=', row.id)
      .execute()
    const params = { ...messageFacts(stored, snapshot, services.env), until: formatDateTime(row.language, until) }
    await notify(trx, services, stored, {
      kind: 'approved',
      params,
      occasion: `${row.id}/${row.version}`,
      now,
      sender: 'service',
    })
    await recordEvent(trx, services, { request: row, kind: 'approved', at: now })
    await audit(trx, {
      officeId: row.office_id,
      at: now,
      actor: actorOfOperator({ operator }),
      action: 'request.approved',
      requestId: row.id,
    })
    return success([{ applicationNumber, status: 'urgentApproved', payUntil: until.toISOString() }])
  })
}

/** D26: the agency refuses an urgent request. Its place goes back, the applicant is told why. */
export const reject = async (
  { services, now, operator }: OperatorContext,
  { applicationNumber, reason }: { readonly applicationNumber: string; readonly reason: string },
): Promise<CommandResult> => {
  const target = await findByNumber(services, applicationNumber)
  if (!target) return unknown
  const snapshot = await services.master.snapshot()
  return services.transact(async (trx) => {
    const stored = await lockRequest(trx, services, target)
    const { row } = stored
    if (row.status === 'rejected') return success([{ applicationNumber, status: row.status }])
    if (!isOneOf(reviewedFrom.reject, row.status)) return failure(`the application is ${row.status}`)
    const params = { ...messageFacts(stored, snapshot, services.env), reason }
    await closeRequest(trx, services, row, { status: 'rejected', reason, now })
    await notify(trx, services, stored, { kind: 'rejected', params, occasion: row.id, now, sender: 'service' })
    await audit(trx, {
      officeId: row.office_id,
      at: now,
      actor: actorOfOperator({ operator }),
      action: 'request.rejected',
      requestId: row.id,
    })
    return success([{ applicationNumber, status: 'rejected' }])
  })
}
