import { requestTypes } from '@invea/domain/services'
import * as z from 'zod/mini'
import { tableEntity } from './entity.ts'
import { degrees, id, offeredRequestTypes, officeId, phone, whole, words, yesOrNo } from './fields.ts'

/** Maximum length of a booking window or delivery, in days. */
const days = whole(0, 400)

export const regions = tableEntity({
  table: 'region',
  key: ['id'],
  ordered: true,
  line: z.object({ id, name: words }),
})

export const cities = tableEntity({
  table: 'city',
  key: ['id'],
  ordered: true,
  line: z.object({ id, regionId: id, name: words, latitude: degrees(90), longitude: degrees(180) }).check(
    z.refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      error: 'must be given with latitude',
      path: ['longitude'],
    }),
  ),
  refersTo: { regionId: 'region' },
})

export const offices = tableEntity({
  table: 'office',
  key: ['id'],
  ordered: true,
  line: z.object({
    id: officeId,
    cityId: id,
    name: words,
    address: words,
    phone,
    fax: phone,
    main: yesOrNo,
    /** Working days until delivery (D28). */
    processingDays: whole(0, 365),
    requestTypes: offeredRequestTypes,
  }),
  refersTo: { cityId: 'city' },
  cells: ({ requestTypes: offered }) => ({
    request_types: offered ? requestTypes.filter((type) => offered.includes(type)).join() : null,
  }),
})

export const deliverySites = tableEntity({
  table: 'delivery_site',
  key: ['office_id', 'id'],
  ordered: true,
  line: z.object({ officeId, id, name: words, address: words, phoneNumber: phone }),
  refersTo: { officeId: 'office' },
})

/** Booking windows: today + minDays to today + maxDays (A §9). */
export const restrictions = tableEntity({
  table: 'restriction',
  key: ['office_id'],
  line: z.object({ officeId, minDays: days, maxDays: days }).check(
    z.refine(({ minDays, maxDays }) => maxDays >= minDays, {
      error: 'must not be before minDays',
      path: ['maxDays'],
    }),
  ),
  refersTo: { officeId: 'office' },
})
