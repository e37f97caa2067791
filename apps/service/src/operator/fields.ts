import { type IsoDate, isIsoDate } from '@invea/domain'
import { isCorrectable } from '@invea/domain/application'
import type { LocalizedText, TimeOfDay } from '@invea/domain/calendar'
import { requestTypes } from '@invea/domain/services'
import * as z from 'zod/mini'
import { maxOfficeId } from '../platform/ids.ts'
import { operatorRoles } from './command.ts'

// CSV files and command lines contain text, JSON contains types. The same fields read both.
const fromText = <T>(read: (text: string) => unknown, schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? read(value.trim()) : value)),
    schema as z.ZodMiniType<T, unknown>,
  )

/** An optional value. An empty field is none. */
const ifGiven = <T>(read: (text: string) => unknown, schema: z.ZodMiniType<T>) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown): unknown => {
        if (value === '' || value === null) return undefined
        return typeof value === 'string' ? read(value) : value
      }),
      z.optional(schema) as z.ZodMiniType<T | undefined, unknown>,
    ),
  )

const withCommas = (text: string) => text.split(',').map((name) => name.trim())

export const whole = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`
  return fromText(
    (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text),
    z.int({ error }).check(z.minimum(from, { error }), z.maximum(to, { error })),
  )
}
export const id = whole(1, 2_000_000_000)
export const officeId = whole(1, maxOfficeId)

const yes = new Set(['yes', 'true', '1', 'x'])
const no = new Set(['no', 'false', '0', ''])
/** Yes or no as people write it. A flag on the command line without a value means yes. */
export const yesOrNo = fromText(
  (text) => (yes.has(text.toLowerCase()) ? true : no.has(text.toLowerCase()) ? false : text),
  z.boolean({ error: 'must be yes or no' }),
)

export const text = (maxLength: number) => {
  const error = `must be a text of 1 to ${maxLength} characters`
  // No control characters: the database rejects NUL, and messages must not contain the others.
  const singleLine = z.regex(/^[^\p{Cc}]*$/u, { error: 'must be plain text on one line' })
  return z.string({ error }).check(z.trim(), z.minLength(1, { error }), z.maxLength(maxLength, { error }), singleLine)
}
export const matching = (pattern: RegExp, error: string) =>
  z.string({ error }).check(z.trim(), z.regex(pattern, { error }))

/** A printed number of an application or order. */
export const printedNumber = matching(/^\d{4,20}$/, 'must be 4 to 20 digits')

export const day = z.pipe(
  z.string({ error: 'must be a day like 2026-12-31' }).check(z.trim()),
  z.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value), {
    error: 'must be a day like 2026-12-31',
  }),
)
export const time: z.ZodMiniType<TimeOfDay> = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 08:30')
/** A moment with its offset, like 2026-12-31T08:00+03:00. */
export const moment = z
  .pipe(
    matching(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/,
      'must be a moment like 2026-12-31T08:00+03:00',
    ),
    z.transform((value: string) => new Date(value)),
  )
  .check(z.refine((value) => !Number.isNaN(value.getTime()), { error: 'must be a moment like 2026-12-31T08:00+03:00' }))
export const phone = matching(/^[+\d][\d ]{3,20}$/, 'must be a phone number of digits')

const inOneLanguage = text(300)
/** A text in all four languages. A missing language is an error. */
export const words: z.ZodMiniType<LocalizedText> = z.object(
  { en: inOneLanguage, am: inOneLanguage, om: inOneLanguage, ti: inOneLanguage },
  { error: 'must be given in en, am, om and ti' },
)

/** Sentences in four languages, as a list or its JSON text; empty for the default ones. `{{name}}` only for the given names. */
export const sentences = (names: readonly string[]) => {
  const isKnown = (sentence: LocalizedText) =>
    Object.values(sentence).every((line: string) =>
      [...line.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].every(([, name = '']) => names.includes(name)),
    )
  const error = `may name only ${names.map((name) => `{{${name}}}`).join(' and ')}`
  const list = z.array(words.check(z.refine(isKnown, { error })), { error: 'must be a list of texts' })
  return ifGiven(
    (text) => {
      try {
        return JSON.parse(text)
      } catch {
        return text
      }
    },
    list.check(z.minLength(1), z.maxLength(10)),
  )
}

export const choice = <const Word extends string>(list: readonly Word[]) =>
  z.enum(list, { error: `must be one of ${list.join(', ')}` })
/** Empty, or one of the values. */
export const optionalChoice = <const Word extends string>(list: readonly Word[]) =>
  ifGiven((text) => text, choice(list))
export const requestType = choice(requestTypes)
/** Request types, as a list or as text with commas. Empty: all. */
export const offeredRequestTypes = ifGiven(
  withCommas,
  z.array(requestType).check(z.minLength(1, 'must name at least one type')),
)
/** Degrees of latitude or longitude. Empty: unknown. */
export const degrees = (max: number) => {
  const error = `must be degrees from ${-max} to ${max}, like 9.03`
  return ifGiven(
    (text) => (/^-?\d{1,3}(\.\d{1,9})?$/.test(text.trim()) ? Number(text) : text),
    z.number({ error }).check(z.minimum(-max, { error }), z.maximum(max, { error })),
  )
}

/** Fields to correct: a list, or text with commas. */
export const correctable = fromText(
  withCommas,
  z
    .array(
      z.string().check(
        z.refine(isCorrectable, {
          error:
            'must be paths of fields like personal.firstName, family, or attachments. and the id of a document type',
        }),
      ),
    )
    .check(z.minLength(1), z.maxLength(60)),
)

/** Roles of an operator: a list, or text with commas. */
export const roles = fromText(
  withCommas,
  z
    .array(z.enum(operatorRoles, { error: `must be roles: ${operatorRoles.join(', ')}` }))
    .check(z.minLength(1, 'must name at least one role')),
)
