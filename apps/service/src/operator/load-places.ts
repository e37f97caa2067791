import * as z from 'zod/mini'
import { maxOfficeId } from '../ids.ts'
import { asJson } from '../store/schema.ts'
import { FourLanguages, Id, type Loader } from './loading.ts'

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
    for (const [position, { id, name }] of regions.entries()) {
      const row = { name: asJson(name), position }
      await trx
        .insertInto('region')
        .values({ id, ...row })
        .onConflict((c) => c.column('id').doUpdateSet(row))
        .execute()
    }
    for (const [position, { id, regionId, name }] of cities.entries()) {
      const row = { region_id: regionId, name: asJson(name), position }
      await trx
        .insertInto('city')
        .values({ id, ...row })
        .onConflict((c) => c.column('id').doUpdateSet(row))
        .execute()
    }
    for (const [position, office] of offices.entries()) {
      const { id, cityId, name, address, phone, fax, main, processingDays, minDays, maxDays, deliverySites } = office
      const row = {
        city_id: cityId,
        name: asJson(name),
        address: asJson(address),
        phone,
        fax,
        main,
        processing_days: processingDays,
        position,
      }
      await trx
        .insertInto('office')
        .values({ id, ...row })
        .onConflict((c) => c.column('id').doUpdateSet(row))
        .execute()
      const window = { min_days: minDays, max_days: maxDays }
      await trx
        .insertInto('restriction')
        .values({ office_id: id, ...window })
        .onConflict((c) => c.column('office_id').doUpdateSet(window))
        .execute()
      for (const [place, site] of deliverySites.entries()) {
        const siteRow = {
          name: asJson(site.name),
          address: asJson(site.address),
          phone_number: site.phoneNumber,
          position: place,
        }
        await trx
          .insertInto('delivery_site')
          .values({ office_id: id, id: site.id, ...siteRow })
          .onConflict((c) => c.columns(['office_id', 'id']).doUpdateSet(siteRow))
          .execute()
      }
    }
    return { regions: regions.length, cities: cities.length, offices: offices.length }
  },
}
