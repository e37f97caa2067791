import type { Address } from '@invea/domain/applicant'
import * as z from 'zod/mini'
import { Ignored, optionalText, text, typeOnly, WireId } from './scalars.ts'
import { renaming } from './wire-names.ts'

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
const { decode: decodeLines, encode: encodeLines } = renaming(lines)

/** A §3: woreda is sent as wereda, the sub city as requestPlace. A person has one address, under the person's id. */
export const address = z.codec(
  z.object({ personId: Ignored, addressId: Ignored, ...lines }),
  typeOnly<Address & { readonly personId?: number | undefined }>(),
  {
    decode: decodeLines,
    encode: ({ personId = 0, ...same }) => ({ personId, addressId: personId, ...encodeLines(same) }),
  },
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
  typeOnly<Address & Resident>(),
  {
    decode: decodeLines,
    encode: ({ personId, country, phoneNumber, email, ...same }) => ({
      ...{ id: personId, personId, country, phoneNumber, email },
      ...encodeLines(same),
    }),
  },
)
