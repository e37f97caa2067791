import * as z from 'zod/mini'
import { domain, text } from './scalars.ts'

/** What the status form asks for (B §2). Both numbers together open the whole detail (D19). */
export interface LookupByApplicationNumber {
  readonly applicationNumber: string
  readonly confirmationNumber?: string | undefined
}

const Filled = text(40).check(z.minLength(1))

export const lookupByApplicationNumber = z.codec(
  z.object({ applicationNumber: Filled, confirmationNumber: z.optional(text(40)) }),
  domain<LookupByApplicationNumber>(),
  {
    decode: ({ applicationNumber, confirmationNumber }) => ({
      applicationNumber,
      confirmationNumber: confirmationNumber || undefined,
    }),
    encode: (same) => same,
  },
)

export const lookupByConfirmationNumber = z.object({ confirmationNumber: Filled })
