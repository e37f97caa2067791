import type { OfficeClosure } from '@invea/domain'
import * as z from 'zod/mini'
import { envelope, ok } from './envelope.ts'
import { domain, WireDate, WireId, WireWords } from './scalars.ts'

const closure = z.object({
  id: WireId,
  /** Absent: all offices. */
  officeId: z.optional(WireId),
  /** Absent: everything. */
  service: z.optional(z.enum(['new', 'renewal', 'lost', 'correction', 'urgent'])),
  from: WireDate,
  until: WireDate,
  notice: WireWords,
})

/** Extension: what is closed now or later, with the notices for applicants. */
export const noticesAnswer = z.codec(
  z.object({ ...envelope, notices: z.array(closure) }),
  domain<readonly OfficeClosure[]>(),
  {
    decode: ({ notices }) => notices,
    encode: (notices) => ({ ...ok, notices: [...notices] }),
  },
)
