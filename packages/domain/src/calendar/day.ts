import * as z from 'zod/mini'
import type { IssueCode } from '../issues/issue.ts'
import type { IsoDate } from '../model/scalars.ts'
import { isIsoDate } from './iso-date.ts'

/** An existing civil day, yyyy-MM-dd; `missing` is the code of an empty one. */
export const day = (missing: IssueCode = 'required') =>
  z.string({ error: missing }).check(
    z.minLength(1, { error: missing, abort: true }),
    z.refine(isIsoDate, { error: 'dateFormat' }),
    // The brand is what the check above has proved; a transform could not run backwards in a codec.
  ) as unknown as z.ZodMiniType<IsoDate, IsoDate>
