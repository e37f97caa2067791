import * as z from 'zod/mini'
import { envelope, ok } from './envelope.ts'
import { domain } from './scalars.ts'

export interface SlipLinks {
  readonly pdfUrl: string
  readonly calendarUrl: string
}

/** Extension: signed, short-lived addresses of the printable slip and its calendar entry. */
export const slipAnswer = z.codec(
  z.object({ ...envelope, pdfUrl: z.string(), calendarUrl: z.string() }),
  domain<SlipLinks>(),
  { decode: ({ pdfUrl, calendarUrl }) => ({ pdfUrl, calendarUrl }), encode: (links) => ({ ...ok, ...links }) },
)
