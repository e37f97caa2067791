import * as z from 'zod/mini'
import { isIsoDate } from './calendar/iso-date.ts'
import { filled } from './drafts/typed-fields.ts'
import type { IssueCode } from './issues/issue.ts'
import type { IsoDate } from './model/scalars.ts'

/** A required text, trimmed, of at most `max` characters. `missing` is the code of an empty text. */
export const requiredText = (max: number, missing: IssueCode = 'required') =>
  z.string({ error: missing }).check(z.trim(), z.minLength(1), z.maxLength(max, { error: 'tooLong' }))

/** An optional text, trimmed, of at most `max` characters. */
export const optionalText = (max: number) =>
  z.optional(z.string({ error: 'invalid' }).check(z.trim(), z.maxLength(max, { error: 'tooLong' })))

/** The fields of an unchecked section. A value that is no object has none, so that each required field returns its issue. */
export const fieldsOf = <Name extends string>(section: unknown): { readonly [Field in Name]?: unknown } =>
  typeof section === 'object' && section !== null ? section : {}

/** The trimmed texts of a section whose fields are all texts, without empty ones. `shape` is that of its schema. */
export const filledFields = <Name extends string>(
  shape: Readonly<Record<Name, unknown>>,
  typed: { readonly [Field in NoInfer<Name>]?: string | undefined },
): { readonly [Field in Name]?: string | undefined } =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, filled(typed[name as Name])])) as {
    readonly [Field in Name]?: string | undefined
  }

// `ZodMiniType`, because the type of `z.int()` had another name before zod 4.5, and declaration files would contain it.

/** A whole number in a range, both ends included. */
export const wholeNumber = (min: number, max: number, error: IssueCode): z.ZodMiniType<number, number> =>
  z.int({ error }).check(z.minimum(min), z.maximum(max))

/** An id of master data or of a stored entity: a whole number from 1. */
export const id = (missing: IssueCode = 'required'): z.ZodMiniType<number, number> =>
  z.int({ error: missing }).check(z.positive())

/** An existing civil day, yyyy-MM-dd; `missing` is the code of an empty one. */
export const day = (missing: IssueCode = 'required') =>
  z.string({ error: missing }).check(
    z.minLength(1, { error: missing, abort: true }),
    z.refine(isIsoDate, { error: 'dateFormat' }),
    // The check above proves the brand. A transform is not possible, because a codec must also encode.
  ) as unknown as z.ZodMiniType<IsoDate, IsoDate>

/** A §5: an e-mail address with a top-level domain of 2 to 15 letters. At most 254 characters, the limit of mail. */
export const Email = z
  .string({ error: 'emailFormat' })
  .check(
    z.trim(),
    z.regex(/^[^\s@]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,15}$/, { error: 'emailFormat' }),
    z.maxLength(254, { error: 'emailFormat' }),
  )
