import type { OriginIdDetail } from '@invea/domain'
import * as z from 'zod/mini'
import { domain, optionalText, optionalValue } from './scalars.ts'

/** A §3, Origin ID extra fields. Their wire names are not described; these are ours. */
export const originIdDetail = z.codec(
  z.object({
    country: optionalText(100),
    localPhoneNumber: optionalText(20),
    originIdNumber: optionalText(40),
    lostCount: optionalValue(z.int().check(z.nonnegative(), z.maximum(99))),
    visaNumber: optionalText(40),
    visaType: optionalText(40),
    isVisaOnline: optionalValue(z.boolean()),
    filledBy: optionalText(100),
    correctionNote: optionalText(300),
  }),
  domain<OriginIdDetail>(),
  {
    decode: ({ lostCount, isVisaOnline, ...same }) => ({
      ...same,
      timesLost: lostCount,
      visaIssuedOnline: isVisaOnline,
    }),
    encode: ({ timesLost, visaIssuedOnline, ...same }) => ({
      ...same,
      lostCount: timesLost,
      isVisaOnline: visaIssuedOnline,
    }),
  },
)
