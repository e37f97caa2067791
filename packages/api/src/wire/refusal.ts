import { type Issue, type IssueCode, issueCodes, type PlaceOffer } from '@invea/domain'
import * as z from 'zod/mini'
import { type RefusalCode, refusalCodes } from '../errors.ts'
import { domain, WireDate, WireId, WireTime } from './scalars.ts'

/** What the service answers when it says no. `message` is in the caller's language. */
export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
  readonly issues?: readonly (Issue & { readonly message?: string | undefined })[] | undefined
  readonly placesLeft?: number | undefined
  readonly offers?: readonly PlaceOffer[] | undefined
  /** What a device signs to open its session again, where the refresh token was refused. */
  readonly challenge?: string | undefined
}

const offer = z.codec(
  z.object({
    date: WireDate,
    durations: z.array(
      z.object({
        id: WireId,
        startTime: WireTime,
        endTime: WireTime,
        isMorning: z.boolean(),
        noOfApplicants: z.int(),
      }),
    ),
  }),
  domain<PlaceOffer>(),
  {
    decode: ({ date, durations }) => ({
      date,
      shares: durations.map(({ noOfApplicants, isMorning, ...same }) => ({
        slot: { ...same, part: isMorning ? ('morning' as const) : ('afternoon' as const) },
        applicants: noOfApplicants,
      })),
    }),
    encode: ({ date, shares }) => ({
      date,
      durations: shares.map(({ slot: { part, ...same }, applicants }) => ({
        ...same,
        isMorning: part === 'morning',
        noOfApplicants: applicants,
      })),
    }),
  },
)

const knownOr = <Code extends string>(codes: readonly Code[], code: string, fallback: Code): Code =>
  codes.find((known) => known === code) ?? fallback

/** B §7, B §8: status 0 and a message; `code`, `errors` and what follows are extensions. Unknown codes are read as their kind's general one. */
export const refusal = z.codec(
  z.object({
    status: z.literal(0),
    message: z.string(),
    code: z.string(),
    errors: z.optional(
      z.array(
        z.object({
          field: z.string(),
          code: z.string(),
          message: z.optional(z.string()),
          params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
        }),
      ),
    ),
    placesLeft: z.optional(z.int()),
    offers: z.optional(z.array(offer)),
    challenge: z.optional(z.string()),
  }),
  domain<Refusal>(),
  {
    decode: ({ status: _status, code, errors, ...same }) => ({
      ...same,
      code: knownOr(refusalCodes, code, 'internal'),
      issues: errors?.map((error) => ({ ...error, code: knownOr<IssueCode>(issueCodes, error.code, 'invalid') })),
    }),
    encode: ({ code, message, issues, placesLeft, offers, challenge }) => ({
      status: 0 as const,
      message,
      code,
      errors: issues?.map(({ params, ...issue }) => ({ ...issue, params: params && { ...params } })),
      placesLeft,
      offers: offers && [...offers],
      challenge,
    }),
  },
)
