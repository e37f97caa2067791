import * as z from 'zod/mini'
import type { Issue } from '../issue.ts'
import { phonePrefixes } from '../readings/phone-prefixes.ts'

/** A §5: nine digits, or ten that start with 0. Which first digits are admitted is `phoneIssues`. */
export const Phone = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^0?[1-9]\d{8}$/, { error: 'phoneFormat' }),
  )

const national = (phone: string): string => phone.trim().replace(/^0(?=\d{9}$)/, '')

/**
 * A §5: nine digits start with 9, ten with 09. The accepted first digits are one setting (D16), e.g. `['9', '7']`,
 * so that an operator can admit 07 numbers.
 */
export const phoneIssues = (
  phone: string,
  field: string,
  prefixes: readonly string[] = phonePrefixes,
): readonly Issue[] =>
  prefixes.some((prefix) => national(phone).startsWith(prefix)) ? [] : [{ field, code: 'phoneFormat' }]

/** The number as telephone networks take it: +251 and nine digits. The phone must have passed `Phone`. */
export const internationalPhone = (phone: string): string => `+251${national(phone)}`
