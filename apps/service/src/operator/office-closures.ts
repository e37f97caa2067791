import type { ClosedService } from '@invea/domain/appointment'
import { addDays, type IsoDate, type LocalizedText } from '@invea/domain/calendar'
import { requestTypes } from '@invea/domain/services'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { urgentSlot } from '../appointments/slot-capacity.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { dayOf } from '../platform/clock.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { closableDaysBack, countToReopen } from '../requests/reminders.ts'
import { defineCommand, failure, success } from './command.ts'
import { day, officeId, optionalChoice, text, whole } from './fields.ts'
import { findRangeFault } from './schedule-entities.ts'

const closedServices: readonly ClosedService[] = [...requestTypes, 'urgent']

interface ClosedDays {
  readonly officeId?: number | undefined
  readonly service?: ClosedService | undefined
  readonly from: IsoDate
  readonly to?: IsoDate | undefined
}

/** The applicants with an appointment that a closure, a holiday or a move concerns, held ones included. */
export const countBooked = async (
  trx: Trx,
  { officeId, service, from, to }: ClosedDays,
  now: Date,
): Promise<number> => {
  const requestType = sql<string>`coalesce(request.request_type, appointment.request_type)`
  const { booked } = await trx
    .selectFrom('appointment')
    .leftJoin('request', (join) =>
      join.onRef('request.office_id', '=', 'appointment.office_id').onRef('request.id', '=', 'appointment.request_id'),
    )
    .select(sql<number>`coalesce(sum(appointment.applicants), 0)::integer`.as('booked'))
    .where('appointment.state', 'in', ['held', 'final'])
    .where('day', '>=', from)
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? from))
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .$if(officeId !== undefined, (query) => query.where('appointment.office_id', '=', officeId ?? 0))
    .$if(service === 'urgent', (query) => query.where('slot_id', '=', urgentSlot))
    .$if(service !== undefined && service !== 'urgent', (query) => query.where(requestType, '=', service ?? ''))
    .executeTakeFirstOrThrow()
  return booked
}

/**
 * D26: closes one or all offices for one or all services, with a notice on Home and in the form. Existing appointments remain;
 * the result contains the number of the applicants with an appointment that is closed. A repeated call changes nothing.
 */
export const closeOffice = defineCommand({
  role: 'masterData',
  summary: 'Close an office, or all, for one service or any, with a notice on Home and in the form',
  input: z.object({
    // Required: a forgotten option must not close every office.
    officeId: z.union([z.literal('all'), officeId], { error: 'must be the number of an office, or all' }),
    service: optionalChoice(closedServices),
    from: day,
    to: day,
    noticeEn: text(300),
    noticeAm: text(300),
    noticeOm: text(300),
    noticeTi: text(300),
  }),
  run: async ({ services, now, actor }, input) => {
    const { service, from, to } = input
    const officeId = input.officeId === 'all' ? undefined : input.officeId
    const notice: LocalizedText = { en: input.noticeEn, am: input.noticeAm, om: input.noticeOm, ti: input.noticeTi }
    const { offices } = await services.master.snapshot()
    if (officeId !== undefined && !offices.has(officeId)) return failure('no office has this id')
    const fault = findRangeFault(from, to)
    if (fault !== undefined) return failure(fault)
    if (to < addDays(dayOf(now), -closableDaysBack))
      return failure(`to must not be more than ${closableDaysBack} days in the past`)
    const result = await services.transact(async (trx) => {
      await sql`lock table office_closure in share row exclusive mode`.execute(trx)
      const same = await trx
        .selectFrom('office_closure')
        .select('id')
        .where((query) => query.and({ office_id: officeId ?? null, service: service ?? null, reopened_at: null }))
        .where((query) => query.and({ first_day: from, last_day: to }))
        .where(sql<boolean>`notice = ${JSON.stringify(notice)}::jsonb`)
        .executeTakeFirst()
      const row =
        same ??
        (await trx
          .insertInto('office_closure')
          .values({
            id: sql<number>`(select coalesce(max(id), 0) + 1 from office_closure)`,
            office_id: officeId ?? null,
            service: service ?? null,
            first_day: from,
            last_day: to,
            notice: JSON.stringify(notice),
            created_at: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow())
      if (!same) {
        const detail = { closureId: row.id, service: service ?? 'all', from, to, notice }
        await audit(trx, { now, actor }, 'office.closed', { officeId: officeId ?? 0, detail })
      }
      const applicants = await countBooked(trx, { officeId, service, from, to }, now)
      const office = officeId === undefined ? 'all offices' : (offices.get(officeId)?.name.en ?? '')
      return success([{ id: row.id, office, service: service ?? 'any', from, to, applicants }])
    })
    services.master.forget()
    return result
  },
})

/** Reopens what `close` closed; a repeated call changes nothing. `notified`: applications that a job informs of the reopening. */
export const reopenOffice = defineCommand({
  role: 'masterData',
  summary: 'End a closure',
  input: z.object({ id: whole(1, 2_000_000_000) }),
  run: async ({ services, now, actor }, { id }) => {
    const closure = await services.transact(async (trx) => {
      const row = await trx.selectFrom('office_closure').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (row?.reopened_at === null) {
        await trx.updateTable('office_closure').set({ reopened_at: now }).where('id', '=', id).execute()
        await audit(trx, { now, actor }, 'office.reopened', { officeId: row.office_id ?? 0, detail: { closureId: id } })
      }
      return row
    })
    if (!closure) return failure('no closure has this id')
    services.master.forget()
    const { office_id, first_day: from, last_day: to } = closure
    return success([
      { id, reopened: true, notified: await countToReopen(services, { officeId: office_id, from, to }, now) },
    ])
  },
})

/** All closures that `close` still accepts, including cancelled ones. */
export const listClosures = defineCommand({
  role: 'masterData',
  summary: 'List current and future closures, and those of the last two weeks',
  method: 'GET',
  input: z.object({}),
  run: async ({ services: { db }, now }) => {
    const rows = await db
      .selectFrom('office_closure')
      .select(['id', 'office_id as officeId', 'service', 'first_day as from', 'last_day as to'])
      .select((row) => row('reopened_at', 'is not', null).as('reopened'))
      .select(sql<string>`notice ->> 'en'`.as('notice'))
      .where('last_day', '>=', addDays(dayOf(now), -closableDaysBack))
      .orderBy('first_day')
      .orderBy('id')
      .execute()
    return success(rows)
  },
})
