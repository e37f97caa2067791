import * as z from 'zod/mini'
import type { IssueCode } from './issues/issue.ts'

/** A required text, trimmed, of at most `longest` characters. Checks without their own code use the schema's. */
export const requiredText = (max: number, missing: IssueCode = 'required') =>
  z.string({ error: missing }).check(z.trim(), z.minLength(1), z.maxLength(max, { error: 'tooLong' }))

/** An optional text, trimmed, of at most `longest` characters. */
export const optionalText = (max: number) =>
  z.optional(z.string({ error: 'invalid' }).check(z.trim(), z.maxLength(max, { error: 'tooLong' })))

// `ZodMiniType`, because the type of `z.int()` had another name before zod 4.5 and the declarations would show it.

/** A whole number in a range, both ends included. */
export const wholeNumber = (min: number, max: number, error: IssueCode): z.ZodMiniType<number, number> =>
  z.int({ error }).check(z.minimum(min), z.maximum(max))

/** An id of master data or of a stored entity: a whole number from 1. */
export const id = (missing: IssueCode = 'required'): z.ZodMiniType<number, number> =>
  z.int({ error: missing }).check(z.positive())
