import * as z from 'zod/mini'
import { audit } from '../platform/audit-log/audit.ts'
import { createAnchorFile } from '../platform/audit-log/audit-chain.ts'
import { checkAudit } from '../platform/audit-log/audit-check.ts'
import { defineCommand, failure, success } from './command.ts'
import { moment, printedNumber } from './fields.ts'
import { findByNumber } from './one-person.ts'

/** Maximum number of reported faults, so that the list is readable. */
const maxFaults = 200

/** Promise L2: checks the audit log against its chain and the anchors of this machine. */
export const verifyAudit = defineCommand({
  role: 'records',
  summary: 'Check that no row of the audit log was changed, removed or inserted',
  method: 'GET',
  input: z.object({}),
  run: async ({ services }) => {
    const anchors = await createAnchorFile(services.env.dataDir).read()
    const { faults, seals, rows, unsealed, head } = await checkAudit(services, { anchors })
    if (faults.length > 0) return failure(...faults.slice(0, maxFaults))
    return success([
      { rows, seals, unsealed, anchors: anchors.length, head: head ? `${head.number} ${head.hash}` : 'no seal yet' },
    ])
  },
})

/** The audit rows of one application. Writes an audit row itself (promise L3). */
export const showAuditTrail = defineCommand({
  role: 'records',
  summary: 'Show what was done to one application',
  input: z.object({ applicationNumber: printedNumber }),
  run: async ({ services, now, actor }, { applicationNumber }) => {
    const target = await findByNumber(services, applicationNumber)
    if (!target) return failure('no application has this number')
    const { officeId, requestId } = target
    const rows = await services.db
      .selectFrom('audit_log')
      .leftJoin('operator_account', (join) =>
        join.onRef('operator_account.id', '=', 'audit_log.actor_id').on('audit_log.actor_kind', '=', 'operator'),
      )
      .select(['at', 'actor_kind as actor', 'operator_account.name as operator', 'action', 'detail'])
      .where((query) => query.and({ office_id: officeId, request_id: requestId }))
      .orderBy('at')
      .execute()
    await services.transact((trx) => audit(trx, { now, actor }, 'audit.read', { officeId, requestId }))
    return success(rows.map((row) => ({ ...row, detail: JSON.stringify(row.detail) })))
  },
})

/** Actions that change nothing. */
const views = [
  'audit.read',
  'appointments.listed',
  'person.exported',
  'account.exported',
  'request.reviewed',
  'request.lookedUp',
  'request.numbersSent',
  'refunds.listed',
]

/** What operators changed since a moment, by ids. A restore loses these rows too, so a list outside the database is needed to repeat them. */
export const listOperatorChanges = defineCommand({
  role: 'records',
  summary: 'List what operators changed since a moment, to repeat it after a restore',
  method: 'GET',
  input: z.object({ since: moment }),
  run: async ({ services: { db } }, { since }) => {
    const rows = await db
      .selectFrom('audit_log')
      .leftJoin('operator_account', 'operator_account.id', 'audit_log.actor_id')
      .leftJoin('payment_order', (join) =>
        join.onRef('payment_order.office_id', '=', 'audit_log.office_id').onRef('payment_order.id', '=', 'subject_id'),
      )
      .leftJoin('operator_account as subject', (join) =>
        join.onRef('subject.id', '=', 'subject_id').on('action', 'like', 'operator.%'),
      )
      .select(['at', 'operator_account.name as operator', 'action', 'audit_log.office_id as officeId'])
      .select(['audit_log.request_id as requestId', 'subject_id as subjectId', 'subject.name as subject'])
      .select(['order_code as orderCode', 'detail'])
      .where('actor_kind', '=', 'operator')
      .where('action', 'not in', views)
      .where('at', '>=', since)
      .orderBy('at')
      .execute()
    return success(rows.map((row) => ({ ...row, detail: JSON.stringify(row.detail) })))
  },
})
