import type { City, DeliverySite, Office, Region, Restriction } from '@invea/domain/appointment'
import * as z from 'zod/mini'
import { encodeCity, encodeOffice, encodeSite } from '#response-encoders'
import { requestTypeCode } from './codes.ts'
import { responseOf, typeOnly, WireDate, WireId, WireWords, wordsOr } from './scalars.ts'

/** The specified single name is English, the fallback language (A §1). The four languages are an extension. */
const named = { names: z.optional(WireWords) }
const namesAndAddresses = { ...named, addresses: z.optional(WireWords) }

export const deliverySite = z.codec(
  z.object({ id: WireId, siteName: z.string(), address: z.string(), phoneNumber: z.string(), ...namesAndAddresses }),
  typeOnly<DeliverySite>(),
  {
    decode: ({ siteName, address, names, addresses, ...same }) => ({
      ...same,
      name: wordsOr(siteName, names),
      address: wordsOr(address, addresses),
    }),
    encode: encodeSite,
  },
)

export const office = z.codec(
  z.object({
    id: WireId,
    name: z.string(),
    address: z.string(),
    fax: z.string(),
    noOfDaysForProcess: z.int(),
    today: WireDate,
    deliverySites: z.array(deliverySite),
    phone: z.optional(z.string()),
    isMain: z.optional(z.boolean()),
    /** D46: the types that the office accepts. Absent: all. */
    requestTypeIds: z.optional(z.array(requestTypeCode)),
    /** Extension: days closed and opened by the operator, from today on. Weekends and public holidays are not listed. */
    closures: z.optional(z.object({ closed: z.array(WireDate), open: z.array(WireDate) })),
    ...namesAndAddresses,
  }),
  typeOnly<Office>(),
  {
    decode: ({ name, names, address, addresses, phone, isMain, noOfDaysForProcess, requestTypeIds, ...same }) => ({
      ...same,
      name: wordsOr(name, names),
      address: wordsOr(address, addresses),
      phone: phone ?? '',
      main: isMain ?? false,
      processingDays: noOfDaysForProcess,
      ...(requestTypeIds && { requestTypes: requestTypeIds }),
    }),
    encode: encodeOffice,
  },
)

export const city = z.codec(
  z.object({
    id: WireId,
    name: z.string(),
    offices: z.array(office),
    regionId: z.optional(WireId),
    latitude: z.optional(z.number()),
    longitude: z.optional(z.number()),
    ...named,
  }),
  typeOnly<City>(),
  {
    decode: ({ id, name, names, offices, regionId, latitude, longitude }) => ({
      id,
      name: wordsOr(name, names),
      offices,
      ...(regionId !== undefined && { regionId }),
      ...(latitude !== undefined && longitude !== undefined && { coordinates: { latitude, longitude } }),
    }),
    encode: encodeCity,
  },
)

export const region = z.codec(
  z.object({ id: WireId, name: z.string(), cities: z.optional(z.array(city)), ...named }),
  typeOnly<Region>(),
  {
    decode: ({ id, name, names, cities }) => ({ id, name: wordsOr(name, names), cities }),
    encode: ({ id, name, cities }) => ({ id, name: name.en, cities: cities && [...cities], names: name }),
  },
)

export const citiesResponse = responseOf('cities', z.array(city))

export const restrictionsResponse = responseOf(
  'advancedRestrictions',
  z.array(z.object({ officeId: WireId, minDays: z.int(), maxDays: z.int() })),
  typeOnly<readonly Restriction[]>(),
)
