import type { City, DeliverySite, Office, Region, Restriction } from '@invea/domain'
import * as z from 'zod/mini'
import { envelope, ok } from './envelope.ts'
import { domain, WireDate, WireId, WireWords, wordsOr } from './scalars.ts'

/** The described single name is English, the fallback language (A §1); the four languages are an extension. */
const named = { names: z.optional(WireWords) }
const placed = { ...named, addresses: z.optional(WireWords) }

export const deliverySite = z.codec(
  z.object({ id: WireId, siteName: z.string(), address: z.string(), phoneNumber: z.string(), ...placed }),
  domain<DeliverySite>(),
  {
    decode: ({ id, siteName, address, phoneNumber, names, addresses }) => ({
      id,
      name: wordsOr(siteName, names),
      address: wordsOr(address, addresses),
      phoneNumber,
    }),
    encode: ({ id, name, address, phoneNumber }) => ({
      id,
      siteName: name.en,
      address: address.en,
      phoneNumber,
      names: name,
      addresses: address,
    }),
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
    ...placed,
  }),
  domain<Office>(),
  {
    decode: ({
      id,
      name,
      address,
      fax,
      noOfDaysForProcess,
      today,
      deliverySites,
      phone,
      isMain,
      names,
      addresses,
    }) => ({
      id,
      name: wordsOr(name, names),
      address: wordsOr(address, addresses),
      phone: phone ?? '',
      fax,
      main: isMain ?? false,
      processingDays: noOfDaysForProcess,
      today,
      deliverySites,
    }),
    encode: ({ id, name, address, phone, fax, main, processingDays, today, deliverySites }) => ({
      id,
      name: name.en,
      address: address.en,
      fax,
      noOfDaysForProcess: processingDays,
      today,
      deliverySites: [...deliverySites],
      phone,
      isMain: main,
      names: name,
      addresses: address,
    }),
  },
)

export const city = z.codec(
  z.object({ id: WireId, name: z.string(), offices: z.array(office), ...named }),
  domain<City>(),
  {
    decode: ({ id, name, names, offices }) => ({ id, name: wordsOr(name, names), offices }),
    encode: ({ id, name, offices }) => ({ id, name: name.en, offices: [...offices], names: name }),
  },
)

export const region = z.codec(
  z.object({ id: WireId, name: z.string(), cities: z.optional(z.array(city)), ...named }),
  domain<Region>(),
  {
    decode: ({ id, name, names, cities }) => ({ id, name: wordsOr(name, names), cities }),
    encode: ({ id, name, cities }) => ({ id, name: name.en, cities: cities && [...cities], names: name }),
  },
)

export const citiesAnswer = z.codec(z.object({ ...envelope, cities: z.array(city) }), domain<readonly City[]>(), {
  decode: ({ cities }) => cities,
  encode: (cities) => ({ ...ok, cities: [...cities] }),
})

export const restrictionsAnswer = z.codec(
  z.object({
    ...envelope,
    advancedRestrictions: z.array(z.object({ officeId: WireId, minDays: z.int(), maxDays: z.int() })),
  }),
  domain<readonly Restriction[]>(),
  {
    decode: ({ advancedRestrictions }) => advancedRestrictions,
    encode: (restrictions) => ({ ...ok, advancedRestrictions: [...restrictions] }),
  },
)
