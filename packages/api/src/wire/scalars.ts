import type { IsoDate } from '@invea/domain'
import type { LocalizedText } from '@invea/domain/calendar'
import { maxApplicants } from '@invea/domain/drafts'
import * as z from 'zod/mini'

/** The domain side of a codec. TypeScript checks its shape, and the domain's rules check its content. */
export const typeOnly = <T>(): z.ZodMiniType<T, T> => z.unknown() as z.ZodMiniType<T, T>

/** Ids are whole numbers of at most 53 bits. They are random when guessing must be prevented. */
export const WireId = z.int().check(z.nonnegative())

/** Number of applicants of a request (A §9). */
export const WireApplicants = z.int().check(z.minimum(1), z.maximum(maxApplicants))

/** An id in a query string. */
export const queryId = z.codec(z.string().check(z.regex(/^\d{1,16}$/)), z.int(), { decode: Number, encode: String })

/** A civil day that exists, `yyyy-MM-dd`. */
export const WireDate = z.iso.date() as unknown as z.ZodMiniType<IsoDate, string>

/** A time of day in Addis Ababa, `HH:mm`. */
export const WireTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A moment, ISO 8601 with an offset. */
export const WireInstant = z.iso.datetime({ offset: true })

/** A text of bounded length. */
export const text = (max = 200) => z.string().check(z.maxLength(max))

/** An empty field is null or an empty text on the wire, as in the specified clients, and `undefined` in the domain. */
export const optionalText = (max = 200) =>
  z.codec(z.nullish(text(max)), z.optional(z.string()), {
    decode: (value) => value || undefined,
    encode: (value) => value ?? null,
  })

/** Like `optionalText`, for a value of another type. */
export const optionalValue = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.codec(z.nullish(z.union([schema, z.literal('')])), z.optional(z.custom<z.output<Schema>>()), {
    decode: (value) => (value === null || value === '' ? undefined : (value as z.output<Schema>)),
    // The type of the union is lost for a generic schema.
    encode: (value) => (value ?? null) as never,
  })

/** One of the words, or nothing. */
export const optionalChoice = <const Word extends string>(words: readonly Word[]) =>
  // A declaration file cannot contain the inferred type of the enumeration.
  optionalValue(z.enum(words) as unknown as z.ZodMiniType<Word, Word>)

/** A language of the portals. */
export const WireLanguage = z.enum(['en', 'am', 'om', 'ti'])

export const WireWords = z.object({ en: z.string(), am: z.string(), om: z.string(), ti: z.string() })

/** The names in four languages when the response has them, otherwise the specified single name in all four. */
export const wordsOr = (single: string, words: LocalizedText | undefined): LocalizedText =>
  words ?? { en: single, am: single, om: single, ti: single }

/** A field that specified clients send and the service ignores. */
export const Ignored = z.optional(z.unknown())

/** Fields of every response besides its own (B §7): status 1 is success, 0 is a refusal. */
export const envelope = { status: z.int(), message: z.optional(z.string()) }

/** The envelope of a success. Only the response with a session has status 200 instead. */
export const ok = { status: 1, message: '' }

type ReadonlyOutput<Schema> = z.output<Schema> extends readonly (infer Item)[] ? readonly Item[] : z.output<Schema>

/**
 * A response with one field besides the envelope. The value of the field is the result. `result` is for a schema whose output type
 * is not the type of the domain.
 */
export const responseOf = <
  Name extends string,
  Schema extends z.ZodMiniType,
  Result extends ReadonlyOutput<Schema> = ReadonlyOutput<Schema>,
>(
  name: Name,
  schema: Schema & z.ZodMiniType<NoInfer<Result>>,
  result: z.ZodMiniType<Result, Result> = typeOnly<Result>(),
) => {
  const own = { [name]: schema } as Record<Name, Schema>
  const wire = z.object({ ...envelope, ...own })
  type Wire = z.output<typeof wire>
  return z.codec(wire, result, {
    decode: (given) => given[name as keyof Wire] as Result,
    encode: (value) => ({ ...ok, [name]: value }) as Wire,
  })
}

/** A response without content. */
export const done = z.codec(z.object(envelope), typeOnly<null>(), { decode: () => null, encode: () => ok })
