import type { Address } from '@invea/domain'
import * as z from 'zod/mini'
import { domain, Ignored, optionalText, text } from './scalars.ts'

/** A §3: woreda is sent as wereda, the sub city as requestPlace. */
export const address = z.codec(
  z.object({
    personId: Ignored,
    addressId: Ignored,
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
  }),
  domain<Address>(),
  {
    decode: ({ personId: _person, addressId: _address, wereda, requestPlace, ...same }) => ({
      ...same,
      woreda: wereda,
      subCity: requestPlace,
    }),
    encode: ({ woreda, subCity, ...same }) => ({ ...same, wereda: woreda, requestPlace: subCity }),
  },
)
