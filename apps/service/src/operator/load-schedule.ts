import type { IsoDate } from '@invea/domain'
import * as z from 'zod/mini'
import { maxOfficeId } from '../ids.ts'
import { FourLanguages, type Loader, upsert } from './loading.ts'

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const Holidays = z.object({
  holidays: z.array(z.object({ day: z.iso.date(), closed: z.boolean(), name: FourLanguages })).check(
    z.refine((list) => new Set(list.map(({ day }) => day)).size === list.length, {
      error: 'a day stands here twice',
    }),
  ),
})
/** Changes to the rule of week-ends and public holidays, e.g. a moon sighted a day later; the list is replaced as a whole. */
export const holidays: Loader<z.infer<typeof Holidays>> = {
  schema: Holidays,
  write: async (trx, { holidays }) => {
    await trx.deleteFrom('holiday').execute()
    await upsert(
      trx,
      'holiday',
      ['day'],
      holidays.map((holiday) => ({ ...holiday, day: holiday.day as IsoDate })),
    )
    return { holidays: holidays.length }
  },
}

const Slots = z.object({
  slotTemplates: z.array(
    z.object({
      officeId: z.int().check(z.minimum(1), z.maximum(maxOfficeId)),
      id: z.int().check(z.minimum(1), z.maximum(30)),
      startTime: Time,
      endTime: Time,
      capacity: z.int().check(z.minimum(0), z.maximum(10_000)),
    }),
  ),
})
/** The slots of a working day, by office. Days whose counters exist keep their capacity. */
export const slotTemplates: Loader<z.infer<typeof Slots>> = {
  schema: Slots,
  write: async (trx, { slotTemplates }) => {
    const rows = slotTemplates.map(({ officeId, id, startTime, endTime, capacity }) => ({
      office_id: officeId,
      id,
      start_time: startTime,
      end_time: endTime,
      capacity,
    }))
    await upsert(trx, 'slot_template', ['office_id', 'id'], rows)
    return { slotTemplates: slotTemplates.length }
  },
}
