import { sql } from 'kysely'
import * as z from 'zod/mini'
import { urgencies } from '../messages/message-limits.ts'
import type { MessageKind } from '../messages/messages.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { createAnchorFile } from '../platform/audit-log/audit-chain.ts'
import { checkAudit } from '../platform/audit-log/audit-check.ts'
import { addTime } from '../platform/clock.ts'
import { findRequests } from '../requests/request-reader.ts'
import { defineCommand, failure, type Line, success } from './command.ts'
import { day, moment, officeId, printedNumber } from './fields.ts'
import { findByNumber } from './one-person.ts'

/** The applicants of an office on a day, by time. Writes an audit row (promise L3). */
export const appointmentsOf = defineCommand({
  role: 'office',
  summary: 'List who comes to an office on a day',
  audited: false,
  input: z.object({ officeId, day }),
  run: async ({ services, now, actor }, { officeId, day }) => {
    const appointments = await services.db
      .selectFrom('appointment')
      .select(['request_id', 'slot_id'])
      .where((query) => query.and({ office_id: officeId, day, state: 'final' }))
      // An applicant who did not pay in time has no appointment any more (D25).
      .where((query) => query.or([query('expires_at', 'is', null), query('expires_at', '>', now)]))
      .orderBy('slot_id')
      .execute()
    const keys = appointments.flatMap(({ request_id: requestId }) =>
      requestId === null ? [] : [{ officeId, requestId }],
    )
    const { slotsOf } = await services.master.snapshot()
    const rows = (await findRequests(services.db, services, keys)).flatMap(({ row, persons }): Line[] => {
      const slotId = appointments.find(({ request_id }) => request_id === row.id)?.slot_id
      const slot = slotsOf.get(officeId)?.find(({ id }) => id === slotId)
      return persons.map(({ row: person, applicant: { personal } }) => ({
        startTime: slot?.startTime ?? '',
        endTime: slot?.endTime ?? '',
        applicationNumber: person.application_number,
        firstName: personal.firstName,
        fatherName: personal.fatherName,
        grandfatherName: personal.grandfatherName,
        phoneNumber: personal.phoneNumber,
        type: row.request_type,
        status: row.status,
      }))
    })
    const detail = { day, applicants: rows.length }
    await services.transact((trx) => audit(trx, { now, actor }, 'appointments.listed', { officeId, detail }))
    return success(rows.toSorted((one, other) => String(one.startTime).localeCompare(String(other.startTime))))
  },
})

/** Maximum number of reported faults, so that the list is readable. */
const maxFaults = 200

/** Promise L2: checks the audit log against its chain and the anchors of this machine. */
export const verifyAudit = defineCommand({
  role: 'records',
  summary: 'Check that no row of the audit log was changed, removed or inserted',
  audited: false,
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
export const trailOf = defineCommand({
  role: 'records',
  summary: 'Show what was done to one application',
  audited: true,
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
      .selectAll('audit_log')
      .select('operator_account.name as operator')
      .where((query) => query.and({ office_id: officeId, request_id: requestId }))
      .orderBy('at')
      .execute()
    await services.transact((trx) => audit(trx, { now, actor }, 'audit.read', { officeId, requestId }))
    return success(
      rows.map((row) => ({
        at: row.at.toISOString(),
        actor: row.actor_kind,
        operator: row.operator,
        action: row.action,
        detail: JSON.stringify(row.detail),
      })),
    )
  },
})

/** Urgent applications that wait for the agency, oldest first. */
export const underReview = defineCommand({
  role: 'reviewer',
  summary: 'List urgent applications that wait for review',
  audited: false,
  input: z.object({}),
  run: async ({ services, now }) => {
    const { rows } = await sql<Line>`
    select person.application_number as "applicationNumber", request.office_id as "officeId",
      request.request_type as type, request.urgent_days as "urgentDays", request.submitted_on as "submittedOn",
      (select min(day) from appointment where appointment.office_id = request.office_id
        and appointment.request_id = request.id and appointment.state = 'final') as day
    from request join request_person person
      on person.office_id = request.office_id and person.request_id = request.id and person.position = 1
    where request.status = 'underReview' and (request.held_until is null or request.held_until > ${now})
    order by request.created_at`.execute(services.db)
    return success(rows)
  },
})

/** Messages that failed and wait, or were given up, newest first. Without address and text. */
export const outboxFailures = defineCommand({
  role: 'masterData',
  summary: 'List messages that could not be sent',
  audited: false,
  input: z.object({}),
  run: async ({ services }) => {
    const rows = await services.db
      .selectFrom('outbox')
      .select(['id', 'channel', 'template', 'state', 'attempts', 'created_at', 'last_error'])
      .where('state', '!=', 'sent')
      .where('attempts', '>', 0)
      .orderBy('created_at', 'desc')
      .limit(1_000)
      .execute()
    return success(
      rows.map(({ created_at, last_error: lastError, ...row }) => ({
        ...row,
        createdAt: created_at.toISOString(),
        lastError,
      })),
    )
  },
})

/** Their hour or day has passed when the last attempt has failed. */
const timedKinds: readonly MessageKind[] = ['order', 'reminder']

/**
 * Retries messages that were given up, of the last day or since the given moment. Codes and links, orders and reminders stay given
 * up: a person would type a code that has ended, or read a deadline that has passed.
 */
export const retryOutbox = defineCommand({
  role: 'masterData',
  summary: 'Retry notices that were given up in the last day, or since a moment',
  audited: true,
  input: z.object({ since: z.optional(moment) }),
  run: async ({ services, now, actor }, { since = addTime(now, { minutes: -24 * 60 }) }) =>
    services.transact(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('outbox')
        .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
        .where('state', '=', 'failed')
        .where('urgency', '<>', urgencies.code)
        .where('template', 'not in', timedKinds)
        .where('created_at', '>=', since)
        .executeTakeFirst()
      const { left } = await trx
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('state', '=', 'failed')
        .executeTakeFirstOrThrow()
      const messages = Number(numUpdatedRows)
      const detail = { messages, since: since.toISOString() }
      await audit(trx, { now, actor }, 'outbox.retried', { detail })
      return success([{ messages, left: Number(left) }])
    }),
})
