import { findTransition } from '@invea/domain/application'
import { paymentDeadline, setAppointmentExpiry } from '../appointments/holds.ts'
import { formatDateTime } from '../messages/messages.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { closeRequest } from '../requests/close-request.ts'
import { messageFacts, notify } from '../requests/notify.ts'
import { recordEvent } from '../requests/request-events.ts'
import { lockRequest } from '../requests/request-reader.ts'
import { changeStatus } from '../requests/request-status.ts'
import {
  actorOfOperator,
  type CommandResult,
  failure,
  type Operator,
  type OperatorContext,
  success,
} from './command.ts'
import { findByNumber } from './one-person.ts'

/**
 * Four eyes: records the first approval of a request. `complete`: another operator approved this version before.
 * `repeated`: the same operator did. A change of the request makes earlier approvals void.
 */
const recordApproval = async (
  trx: Trx,
  request: { readonly office_id: number; readonly id: number; readonly version: number },
  { operator, now }: { readonly operator: Operator; readonly now: Date },
): Promise<'first' | 'repeated' | 'complete'> => {
  const key = { office_id: request.office_id, request_id: request.id }
  const first = await trx
    .selectFrom('first_approval')
    .selectAll()
    .where('office_id', '=', key.office_id)
    .where('request_id', '=', key.request_id)
    .executeTakeFirst()
  if (first?.version === request.version) return first.operator_id === operator.id ? 'repeated' : 'complete'
  const approval = { version: request.version, operator_id: operator.id, approved_at: now }
  await trx
    .insertInto('first_approval')
    .values({ ...key, ...approval })
    .onConflict((on) => on.columns(['office_id', 'request_id']).doUpdateSet(approval))
    .execute()
  return 'first'
}

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
    if (!findTransition('approve', row.status, row.mode)) return failure(`the application is ${row.status}`)
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
    await changeStatus(trx, row, {
      event: 'approve',
      also: { held_until: until },
      actor: actorOfOperator({ operator }),
      action: 'request.approved',
      now,
    })
    const params = { ...messageFacts(stored, snapshot, services.env), until: formatDateTime(row.language, until) }
    await notify(trx, services, stored, {
      kind: 'approved',
      params,
      occasion: `${row.id}/${row.version}`,
      now,
      sender: 'service',
    })
    await recordEvent(trx, services, { request: row, kind: 'approved', at: now })
    return success([{ applicationNumber, status: 'urgentApproved', payUntil: until.toISOString() }])
  })
}

/** D26: the agency refuses an urgent request. Its slot is released, and the applicant is notified of the reason. */
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
    if (!findTransition('reject', row.status, row.mode)) return failure(`the application is ${row.status}`)
    const params = { ...messageFacts(stored, snapshot, services.env), reason }
    await closeRequest(trx, services, row, { event: 'reject', reason, actor: actorOfOperator({ operator }), now })
    await notify(trx, services, stored, { kind: 'rejected', params, occasion: row.id, now, sender: 'service' })
    return success([{ applicationNumber, status: 'rejected' }])
  })
}
