import type { Barcode } from '@invea/domain'
import * as z from 'zod/mini'
import { envelope, ok } from './envelope.ts'
import { domain } from './scalars.ts'

/** B §3: status 1 means ok; barCode is a base64 image. */
export const barcodeAnswer = z.codec(
  z.object({ ...envelope, barCode: z.string(), data: z.string() }),
  domain<Barcode>(),
  {
    decode: ({ barCode, data }) => ({ image: barCode, data }),
    encode: ({ image, data }) => ({ ...ok, barCode: image, data }),
  },
)
