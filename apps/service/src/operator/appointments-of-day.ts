import { lastOfficeRecord } from '@invea/domain/application'
import * as z from 'zod/mini'
import { audit } from '../platform/audit-log/audit.ts'
import { eventsOfApplicant } from '../requests/request-events.ts'
import { findRequests } from '../requests/request-reader.ts'
import { defineCommand, failure, type OutputRow, success } from './command.ts'
import { day, officeId } from './fields.ts'

/** The applicants of an office on a day, by time. Writes an audit row (promise L3). */
export const listAppointments = defineCommand({
  role: 'office',
  summary: 'List the applicants with an appointment at an office on a day',
  method: 'GET',
  input: z.object({ officeId, day }),
  run: async ({ services, now, actor }, { officeId, day }) => {
    const { offices, slotsOf } = await services.master.snapshot()
    if (!offices.has(officeId)) return failure(`there is no office ${officeId}`)
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
    const rows = (await findRequests(services.db, services, keys)).flatMap((stored): OutputRow[] => {
      const { row, persons } = stored
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
        mode: row.mode,
        status: row.status,
        visit: lastOfficeRecord(eventsOfApplicant(stored, person.id).map(({ kind }) => kind)) ?? '',
      }))
    })
    const detail = { day, applicants: rows.length }
    await services.transact((trx) => audit(trx, { now, actor }, 'appointments.listed', { officeId, detail }))
    return success(rows.toSorted((one, other) => String(one.startTime).localeCompare(String(other.startTime))))
  },
})
