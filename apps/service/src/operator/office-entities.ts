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
  cells: ({ id, name }) => ({ id, name }),
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
  refersTo: ({ regionId }) => [{ to: 'region', id: regionId, column: 'regionId' }],
  cells: ({ id, regionId, name, latitude, longitude }) => ({
    id,
    region_id: regionId,
    name,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  }),
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
  refersTo: ({ cityId }) => [{ to: 'city', id: cityId, column: 'cityId' }],
  cells: ({ cityId, processingDays, requestTypes: offered, ...same }) => ({
    ...same,
    city_id: cityId,
    processing_days: processingDays,
    request_types: offered ? requestTypes.filter((type) => offered.includes(type)).join() : null,
  }),
})

export const deliverySites = tableEntity({
  table: 'delivery_site',
  key: ['office_id', 'id'],
  ordered: true,
  line: z.object({ officeId, id, name: words, address: words, phoneNumber: phone }),
  refersTo: ({ officeId }) => [{ to: 'office', id: officeId, column: 'officeId' }],
  cells: ({ officeId, phoneNumber, ...same }) => ({ ...same, office_id: officeId, phone_number: phoneNumber }),
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
  refersTo: ({ officeId }) => [{ to: 'office', id: officeId, column: 'officeId' }],
  cells: ({ officeId, minDays, maxDays }) => ({ office_id: officeId, min_days: minDays, max_days: maxDays }),
})
