import * as z from 'zod/mini'
import type { IssueCode } from './issues/issue.ts'

/** A required text, trimmed, of at most `longest` characters. Checks without their own code use the schema's. */
export const requiredText = (max: number, missing: IssueCode = 'required') =>
  z.string({ error: missing }).check(z.trim(), z.minLength(1), z.maxLength(max, { error: 'tooLong' }))

/** An optional text, trimmed, of at most `longest` characters. */
export const optionalText = (max: number) =>
  z.optional(z.string({ error: 'invalid' }).check(z.trim(), z.maxLength(max, { error: 'tooLong' })))

/** An id of master data or of a stored entity: a whole number from 1. */
export const id = (missing: IssueCode = 'required') => z.int({ error: missing }).check(z.positive())
