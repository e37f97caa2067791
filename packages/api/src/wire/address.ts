import type { Address } from '@invea/domain/applicant'
import * as z from 'zod/mini'
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
const Lines = z.object(lines)

const linesFrom = ({
  region,
  city,
  state,
  zone,
  wereda,
  kebele,
  street,
  houseNo,
  poBox,
  requestPlace,
}: z.output<typeof Lines>): Address => ({
  ...{ region, city, state, zone, kebele, street, houseNo, poBox },
  woreda: wereda,
  subCity: requestPlace,
})
/** Includes every field, so that empty ones are written too. */
const linesTo = ({ region, city, state, zone, woreda, kebele, street, houseNo, poBox, subCity }: Address) => ({
  ...{ region, city, state, zone, kebele, street, houseNo, poBox },
  wereda: woreda,
  requestPlace: subCity,
})

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
