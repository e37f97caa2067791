import { type Issue, type IssueCode, issueCodes } from '@invea/domain'
import { holdProofs, type SlotOffer } from '@invea/domain/appointment'
import * as z from 'zod/mini'
import { encodeOffer, encodeRefusal } from '#response-encoders'
import { type Refusal, refusalCodes } from '../errors.ts'
import { decodeSlot, WireDuration } from './appointment.ts'
import { typeOnly, WireDate } from './scalars.ts'

const offer = z.codec(
  z.object({ date: WireDate, durations: z.array(z.extend(WireDuration, { noOfApplicants: z.int() })) }),
  typeOnly<SlotOffer>(),
  {
    decode: ({ date, durations }) => ({
      date,
      shares: durations.map(({ noOfApplicants, ...slot }) => ({ slot: decodeSlot(slot), applicants: noOfApplicants })),
    }),
    encode: encodeOffer,
  },
)

const known = <Code extends string>(codes: readonly Code[], code: string): Code | undefined =>
  codes.find((one) => one === code)

/** B §7, B §8: status 0 and a message; the other fields are extensions. Unknown codes are read as the general one of their kind. */
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
    remaining: z.optional(z.int()),
    offers: z.optional(z.array(offer)),
    proof: z.optional(z.string()),
    challenge: z.optional(z.string()),
    subject: z.optional(z.string()),
  }),
  typeOnly<Refusal>(),
  {
    decode: ({ status: _status, code, errors, proof, ...same }) => ({
      ...same,
      proof: proof === undefined ? undefined : (known(holdProofs, proof) ?? 'ordinary'),
      code: known(refusalCodes, code) ?? 'internal',
      unknownCode: known(refusalCodes, code) ? undefined : true,
      // D41: for a code without a text of ours, the service's text is shown.
      issues: errors?.map(({ code, message, ...error }) => {
        const ours = known<IssueCode>(issueCodes, code)
        return { ...error, code: ours ?? 'invalid', message: ours ? undefined : message }
      }),
    }),
    encode: encodeRefusal,
  },
)

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

/** Converts decoding errors to issues by path (A §8, 400). `received` distinguishes missing from invalid fields. */
export const unreadable = (error: z.core.$ZodError, received?: unknown): readonly Issue[] =>
  error.issues.map((issue): Issue => {
    const field = issue.path.join('.')
    if (issue.code === 'too_big' && (issue.origin === 'array' || issue.origin === 'string')) {
      const code = issue.origin === 'array' ? 'tooMany' : 'tooLong'
      return { field, code, params: { max: Number(issue.maximum) } }
    }
    const missing = received !== undefined && at(received, issue.path) === undefined
    return { field, code: missing ? 'required' : 'invalid' }
  })
