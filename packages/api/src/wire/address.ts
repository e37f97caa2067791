import type { Address } from '@invea/domain/applicant'
import * as z from 'zod/mini'
import { renaming } from './input-field.ts'
import { domain, Ignored, optionalText, text, WireId } from './scalars.ts'

const lines = {
  region: text(100),
  city: text(100),
  state: optionalText(100),
  zone: optionalText(100),
  wereda: optionalText(100),
  kebele: optionalText(100),
  street: optionalText(100),
  houseNo: optionalText(50),
  poBox: optionalText(50),
  requestPlace: optionalText(100),
}
/** Encodes every field, so that empty ones are written too. */
const { decode: linesFrom, encode: linesTo } = renaming<typeof lines>(Object.keys(lines) as (keyof typeof lines)[])

/** A §3: woreda is sent as wereda, the sub city as requestPlace. A person has one address, under the person's id. */
export const address = z.codec(
  z.object({ personId: Ignored, addressId: Ignored, ...lines }),
  domain<Address & { readonly personId?: number | undefined }>(),
  { decode: linesFrom, encode: ({ personId = 0, ...same }) => ({ personId, addressId: personId, ...linesTo(same) }) },
)

/** Data of the person, which B §3 repeats on the address. */
export interface Resident {
  readonly personId?: number | undefined
  readonly country?: string | undefined
  readonly phoneNumber?: string | undefined
  readonly email?: string | undefined
}

/** B §3 Address in responses. */
export const storedAddress = z.codec(
  z.object({
    id: z.optional(WireId),
    personId: z.optional(WireId),
    country: z.optional(z.string()),
    phoneNumber: z.optional(z.string()),
    email: z.optional(z.string()),
    ...lines,
  }),
  domain<Address & Resident>(),
  {
    decode: linesFrom,
    encode: ({ personId, country, phoneNumber, email, ...same }) => ({
      ...{ id: personId, personId, country, phoneNumber, email },
      ...linesTo(same),
    }),
  },
)
