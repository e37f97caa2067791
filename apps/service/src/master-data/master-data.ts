import type { Closures, IsoDate, RequestType } from '@invea/domain'
import type { MasterData } from '@invea/domain/applicant'
import type { City, DeliverySite, Office, OfficeClosure, Restriction, Slot } from '@invea/domain/appointment'
import type { FurtherDocument } from '@invea/domain/attachments'
import { dayPartOf, type LocalizedText } from '@invea/domain/calendar'
import type { Etb } from '@invea/domain/fees'
import { type OriginIdService, originIdServiceNames } from '@invea/domain/services'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader } from '../platform/database/transaction.ts'

/** A slot of the working day, with its capacity for a new day. */
export interface SlotTemplate extends Slot {
  readonly capacity: number
}

/** A slot without its capacity, which no response contains. */
export const toSlot = ({ id, startTime, endTime, part }: SlotTemplate): Slot => ({ id, startTime, endTime, part })

/** An office without its current day, which depends on the caller's clock. */
export type StoredOffice = Omit<Office, 'today'> & { readonly cityId: number }

/** All data that the operator maintains, from one reading. Frozen where responses are built from it. */
export interface MasterSnapshot {
  readonly lists: MasterData
  readonly offices: ReadonlyMap<number, StoredOffice>
  /** Those with a booking window and slots: the others take no appointment. */
  readonly openOffices: readonly StoredOffice[]
  readonly restrictions: readonly Restriction[]
  readonly restrictionOf: ReadonlyMap<number, Restriction>
  readonly closures: Closures
  /** Closures by the operator that were not cancelled. */
  readonly officeClosures: readonly OfficeClosure[]
  readonly slotsOf: ReadonlyMap<number, readonly SlotTemplate[]>
  readonly attachmentTypes: ReadonlyMap<number, LocalizedText>
  /** Documents that the operator requires in addition to the rules. */
  readonly requiredAttachments: readonly FurtherDocument[]
  /** The same for each Origin ID service. */
  readonly originIdAttachments: ReadonlyMap<OriginIdService, readonly FurtherDocument[]>
  /** R4, whole ETB; undefined until the operator sets it. */
  readonly originIdBaseFee: Etb | undefined
  /** Whether the base fee comes from the sample data, because no operator has set one. */
  readonly isSampleFee: boolean
  readonly paymentOptions: readonly Row<'payment_option'>[]
  /** Cities of a region with their offices on a day. The same day returns the same object. */
  citiesOf(regionId: number, today: IsoDate): readonly City[]
  /** Cities of all regions with an office. The same day returns the same object. */
  officeCities(today: IsoDate): readonly City[]
}

const slotOf = (row: Row<'slot_template'>): SlotTemplate => ({
  id: row.id,
  startTime: row.start_time,
  endTime: row.end_time,
  part: dayPartOf(row.start_time),
  capacity: row.capacity,
})

const siteOf = ({ id, name, address, phone_number }: Row<'delivery_site'>): DeliverySite => ({
  id,
  name,
  address,
  phoneNumber: phone_number,
})

const cityOf = ({ id, name, latitude, longitude }: Row<'city'>): Omit<City, 'offices'> => ({
  id,
  name,
  ...(latitude !== null && longitude !== null && { coordinates: { latitude, longitude } }),
})

const toFurtherDocument = (row: Row<'required_attachment'>): FurtherDocument => ({
  requestType: row.request_type,
  replacementReason: row.replacement_reason ?? undefined,
  condition: row.condition,
  attachmentTypeId: row.attachment_type_id,
})

/** The days from a day on. Undefined when there are none. */
const closuresFrom = ({ closed = [], open = [] }: Closures, today: IsoDate): Closures | undefined => {
  const upcoming = { closed: closed.filter((day) => day >= today), open: open.filter((day) => day >= today) }
  return upcoming.closed.length + upcoming.open.length > 0 ? upcoming : undefined
}

const readTables = async (reader: Reader) => ({
  regions: await reader.selectFrom('region').selectAll().orderBy('position').orderBy('id').execute(),
  cities: await reader.selectFrom('city').selectAll().orderBy('position').orderBy('id').execute(),
  offices: await reader.selectFrom('office').selectAll().orderBy('position').orderBy('id').execute(),
  sites: await reader.selectFrom('delivery_site').selectAll().orderBy('position').orderBy('id').execute(),
  occupations: await reader.selectFrom('occupation').selectAll().orderBy('position').orderBy('id').execute(),
  familyTypes: await reader.selectFrom('family_type').selectAll().orderBy('position').orderBy('id').execute(),
  attachmentTypes: await reader.selectFrom('attachment_type').selectAll().orderBy('position').orderBy('id').execute(),
  requiredAttachments: await reader
    .selectFrom('required_attachment')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute(),
  paymentOptions: await reader.selectFrom('payment_option').selectAll().orderBy('position').orderBy('id').execute(),
  nationalities: await reader.selectFrom('nationality').selectAll().orderBy('id').execute(),
  passportPages: await reader.selectFrom('passport_page').selectAll().orderBy('id').execute(),
  restrictions: await reader.selectFrom('restriction').selectAll().orderBy('office_id').execute(),
  fees: await reader.selectFrom('fee_setting').selectAll().execute(),
  holidays: await reader.selectFrom('holiday').select(['day', 'closed']).execute(),
  officeClosures: await reader.selectFrom('office_closure').selectAll().where('reopened_at', 'is', null).execute(),
  slots: await reader.selectFrom('slot_template').selectAll().orderBy('start_time').execute(),
})

/** Reads all master data at once: some tens of kilobytes. */
export const readMaster = async (reader: Reader): Promise<MasterSnapshot> => {
  const rows = await readTables(reader)
  const sitesOf = Map.groupBy(rows.sites, ({ office_id }) => office_id)
  const offices = rows.offices.map(
    (row): StoredOffice => ({
      id: row.id,
      cityId: row.city_id,
      name: row.name,
      address: row.address,
      phone: row.phone,
      fax: row.fax,
      main: row.main,
      processingDays: row.processing_days,
      deliverySites: (sitesOf.get(row.id) ?? []).map(siteOf),
      ...(row.request_types !== null && { requestTypes: row.request_types.split(',') as RequestType[] }),
    }),
  )
  const citiesIn = Map.groupBy(rows.cities, ({ region_id }) => region_id)
  const restrictions = Object.freeze(
    rows.restrictions.map(({ office_id, min_days, max_days }) => ({
      officeId: office_id,
      minDays: min_days,
      maxDays: max_days,
    })),
  )
  const restrictionOf = new Map(restrictions.map((restriction) => [restriction.officeId, restriction]))
  const slotsOf = new Map(
    [...Map.groupBy(rows.slots, ({ office_id }) => office_id)].map(([id, slots]) => [id, slots.map(slotOf)]),
  )
  const openOffices = offices.filter(({ id }) => restrictionOf.has(id) && slotsOf.has(id))
  const officesIn = Map.groupBy(openOffices, ({ cityId }) => cityId)
  const idAndName = ({ id, name }: { readonly id: number; readonly name: LocalizedText }) => ({ id, name })
  // Only the names of cities: this response is cached for 24 hours (B §9), and an office's current day must not be.
  const regions = rows.regions.map(({ id, name }) => ({
    id,
    name,
    cities: (citiesIn.get(id) ?? []).map((city) => ({ ...cityOf(city), offices: [] })),
  }))
  const closures: Closures = {
    closed: rows.holidays.filter(({ closed }) => closed).map(({ day }) => day),
    open: rows.holidays.filter(({ closed }) => !closed).map(({ day }) => day),
  }
  const citiesCache = new Map<string, readonly City[]>()
  const citiesOf = (regionId: number, today: IsoDate): readonly City[] => {
    const key = `${regionId}/${today}`
    const found = citiesCache.get(key)
    if (found) return found
    const upcoming = closuresFrom(closures, today)
    const cities = Object.freeze(
      (citiesIn.get(regionId) ?? []).map((city) => ({
        ...cityOf(city),
        offices: (officesIn.get(city.id) ?? []).map(({ cityId: _cityId, ...office }) => ({
          ...office,
          today,
          ...(upcoming && { closures: upcoming }),
        })),
      })),
    )
    // Unknown regions are not cached, because callers choose the key.
    if (citiesIn.has(regionId)) citiesCache.set(key, cities)
    return cities
  }
  const officeCitiesCache = new Map<IsoDate, readonly City[]>()
  const officeCities = (today: IsoDate): readonly City[] => {
    const cities =
      officeCitiesCache.get(today) ??
      Object.freeze(
        rows.regions.flatMap(({ id: regionId }) =>
          citiesOf(regionId, today)
            .filter((city) => city.offices.length > 0)
            .map((city) => ({ ...city, regionId })),
        ),
      )
    officeCitiesCache.set(today, cities)
    return cities
  }
  const baseFee = rows.fees.find(({ code }) => code === 'originIdBase')
  return {
    lists: Object.freeze({
      nationalities: rows.nationalities.map(({ id, name, code }) => ({ id, name, code })),
      occupations: rows.occupations.map(idAndName),
      familyTypes: Object.freeze(rows.familyTypes.map(idAndName)),
      passportPages: rows.passportPages.map(({ id, pages }) => ({ id, pages })),
      regions,
    }),
    offices: new Map(offices.map((office) => [office.id, office])),
    openOffices,
    restrictions,
    restrictionOf,
    closures,
    officeClosures: rows.officeClosures.map((row) => ({
      id: row.id,
      ...(row.office_id !== null && { officeId: row.office_id }),
      ...(row.service !== null && { service: row.service }),
      from: row.first_day,
      until: row.last_day,
      notice: row.notice,
    })),
    slotsOf,
    attachmentTypes: new Map(rows.attachmentTypes.map(({ id, name }) => [id, name])),
    requiredAttachments: rows.requiredAttachments
      .filter((row) => row.origin_id_service === null)
      .map(toFurtherDocument),
    originIdAttachments: new Map(
      originIdServiceNames.map((service) => [
        service,
        rows.requiredAttachments.filter((row) => row.origin_id_service === service).map(toFurtherDocument),
      ]),
    ),
    originIdBaseFee: baseFee?.amount,
    isSampleFee: baseFee?.sample ?? false,
    paymentOptions: rows.paymentOptions,
    citiesOf,
    officeCities,
  }
}
