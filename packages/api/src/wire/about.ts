import type { AboutFigures } from '@invea/domain'
import * as z from 'zod/mini'
import { envelope, ok } from './envelope.ts'
import { domain, WireInstant } from './scalars.ts'

const count = z.int().check(z.nonnegative())

/** Extension: the figures of the About page. */
export const figuresAnswer = z.codec(
  z.object({
    ...envelope,
    offices: count,
    cities: count,
    deliverySites: count,
    applicants: count,
    appointments: count,
    asOf: WireInstant,
  }),
  domain<AboutFigures>(),
  {
    decode: ({ status: _status, message: _message, ...figures }) => figures,
    encode: (figures) => ({ ...ok, ...figures }),
  },
)
