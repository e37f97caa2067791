import * as z from 'zod/mini'
import type { IssueCode } from './issue.ts'

/** A text that must be filled, trimmed, of at most so many characters. Checks without a code of their own answer the schema's. */
export const requiredText = (max: number, missing: IssueCode = 'required') =>
  z.string({ error: missing }).check(z.trim(), z.minLength(1), z.maxLength(max, { error: 'tooLong' }))

/** A text that may be left out, trimmed, of at most so many characters. */
export const optionalText = (max: number) =>
  z.optional(z.string({ error: 'invalid' }).check(z.trim(), z.maxLength(max, { error: 'tooLong' })))

/** An id of master data or of a stored entity: a whole number from 1. */
export const id = (missing: IssueCode = 'required') => z.int({ error: missing }).check(z.positive())
