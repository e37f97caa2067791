import * as z from 'zod/mini'
import { maxOfficeId } from '../ids.ts'
import { FourLanguages, Id, type Loader, upsert } from './loading.ts'

const phone = z.string().check(z.regex(/^[+\d][\d ]{3,20}$/))
const days = z.int().check(z.minimum(0), z.maximum(400))

const Places = z.object({
  regions: z.array(z.object({ id: Id, name: FourLanguages })),
  cities: z.array(z.object({ id: Id, regionId: Id, name: FourLanguages })),
  offices: z.array(
    z
      .object({
        id: z.int().check(z.minimum(1), z.maximum(maxOfficeId)),
        cityId: Id,
        name: FourLanguages,
        address: FourLanguages,
        phone,
        fax: phone,
        main: z.boolean(),
        processingDays: days,
        minDays: days,
        maxDays: days,
        deliverySites: z.array(z.object({ id: Id, name: FourLanguages, address: FourLanguages, phoneNumber: phone })),
      })
      .check(z.refine(({ minDays, maxDays }) => maxDays >= minDays, { error: 'maxDays is before minDays' })),
  ),
})

/** Regions, cities, offices with their booking window (A §9), and delivery sites. What is there is brought up to date. */
export const places: Loader<z.infer<typeof Places>> = {
  schema: Places,
  write: async (trx, { regions, cities, offices }) => {
    await upsert(
      trx,
      'region',
      ['id'],
      regions.map(({ id, name }, position) => ({ id, name, position })),
    )
    await upsert(
      trx,
      'city',
      ['id'],
      cities.map(({ id, regionId, name }, position) => ({ id, region_id: regionId, name, position })),
    )
    await upsert(
      trx,
      'office',
      ['id'],
      offices.map((office, position) => ({
        id: office.id,
        city_id: office.cityId,
        name: office.name,
        address: office.address,
        phone: office.phone,
        fax: office.fax,
        main: office.main,
        processing_days: office.processingDays,
        position,
      })),
    )
    await upsert(
      trx,
      'restriction',
      ['office_id'],
      offices.map(({ id, minDays, maxDays }) => ({ office_id: id, min_days: minDays, max_days: maxDays })),
    )
    await upsert(
      trx,
      'delivery_site',
      ['office_id', 'id'],
      offices.flatMap(({ id: office_id, deliverySites }) =>
        deliverySites.map(({ id, name, address, phoneNumber }, position) => ({
          office_id,
          id,
          name,
          address,
          phone_number: phoneNumber,
          position,
        })),
      ),
    )
    return { regions: regions.length, cities: cities.length, offices: offices.length }
  },
}
