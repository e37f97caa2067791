import { isOneOf, reviewedFrom } from '@invea/domain'
import { messageFacts, notify } from '../application/notify.ts'
import { placeDeadline } from '../application/payment-deadline.ts'
import { sayMoment } from '../outbox/format-date-time.ts'
import { audit } from '../store/audit.ts'
import { closeRequest } from '../store/close-request.ts'
import { keepPlaceUntil } from '../store/holds.ts'
import { lockRequest } from '../store/lock-request.ts'
import { recordEvent } from '../store/request-events.ts'
import { actorOfOperator, fault, type OperatorCall, type Told, told } from './command.ts'
import { findByNumber } from './find-request.ts'
import { recordApproval } from './operator-accounts.ts'

const unknown = fault('no application has this number')

/**
 * D26, D27: the agency accepts an urgent request; from now on it can be paid. Approving again changes nothing. Where the
 * setting asks for four eyes, two operators must approve the same version.
 */
export const approve = async ({ services, now, operator }: OperatorCall, applicationNumber: string): Promise<Told> => {
  const target = await findByNumber(services, applicationNumber)
  if (!target) return unknown
  const snapshot = await services.master.snapshot()
  return services.transact(async (trx) => {
    const stored = await lockRequest(trx, services, target)
    const { row } = stored
    if (row.status === 'urgentApproved') return told([{ applicationNumber, status: row.status }])
    if (row.mode !== 'urgent' || !isOneOf(reviewedFrom.approve, row.status))
      return fault(`the application is ${row.status}`)
    const until = placeDeadline(stored.place, services, snapshot, now)
    if (until <= now) return fault('the day of the appointment has passed')
    if (services.env.urgentApprovers > 1) {
      if (!operator) return fault('two operators must approve, each with a personal token')
      const approval = await recordApproval(trx, row, { operator, now })
      const entry = { officeId: row.office_id, at: now, actor: actorOfOperator({ operator }) }
      if (approval === 'first') await audit(trx, { ...entry, action: 'request.approvedFirst', requestId: row.id })
      if (approval !== 'complete')
        return told([{ applicationNumber, status: row.status, waitsFor: 'a second operator' }])
    }
    await keepPlaceUntil(trx, row, until)
    await trx
      .updateTable('request')
      .set({ status: 'urgentApproved', place_kept_until: until, version: row.version + 1, changed_at: now })
      .where('office_id', '=', row.office_id)
      .where('id', '=', row.id)
      .execute()
    const params = { ...messageFacts(stored, snapshot, services.env), until: sayMoment(row.language, until) }
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
    return told([{ applicationNumber, status: 'urgentApproved', payUntil: until.toISOString() }])
  })
}

/** D26: the agency refuses an urgent request. Its place goes back, the applicant is told why. */
export const reject = async (
  { services, now, operator }: OperatorCall,
  { applicationNumber, reason }: { readonly applicationNumber: string; readonly reason: string },
): Promise<Told> => {
  const target = await findByNumber(services, applicationNumber)
  if (!target) return unknown
  const snapshot = await services.master.snapshot()
  return services.transact(async (trx) => {
    const stored = await lockRequest(trx, services, target)
    const { row } = stored
    if (row.status === 'rejected') return told([{ applicationNumber, status: row.status }])
    if (!isOneOf(reviewedFrom.reject, row.status)) return fault(`the application is ${row.status}`)
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
    return told([{ applicationNumber, status: 'rejected' }])
  })
}
