import * as z from 'zod/mini'
import { filled, type Typed, typedNumber } from '../drafts/typed.ts'
import { optionalText, wholeNumber } from '../field-schemas.ts'
import type { Issue } from '../issues/issue.ts'
import { checkWith, type Result, withIssues } from '../issues/result.ts'
import { type CorrectionType, correctionTypes } from '../model/choices.ts'
import type { OriginIdService } from '../services/origin-id-services.ts'
import { Phone, phoneIssues, typedPhone } from './phone.ts'

/** Who filled the application in; proxies are not allowed, a child's parent or guardian is (A §5). */
export const filledByChoices = ['applicant', 'parent', 'guardian'] as const

/** The kinds of visa the form offers; the agency may name others. */
export const visaTypes = [
  'tourist',
  'business',
  'work',
  'investment',
  'conference',
  'student',
  'transit',
  'diplomatic',
  'other',
] as const

/** More losses than this are a slip of the keyboard. */
const mostTimesLost = 99

/** Longest note on what else is wrong, in characters. */
export const longestCorrectionNote = 300

/** A §3, Origin ID extra fields. What a service demands is in `checkOriginIdDetail`. */
export const OriginIdDetail = z.object(
  {
    country: optionalText(100),
    localPhoneNumber: z.optional(Phone),
    originIdNumber: optionalText(40),
    /** How many times the Origin ID was lost. */
    timesLost: z.optional(wholeNumber(1, mostTimesLost, 'invalid')),
    visaNumber: optionalText(40),
    visaType: optionalText(40),
    visaIssuedOnline: z.optional(z.boolean({ error: 'invalid' })),
    filledBy: z.optional(z.custom<string>((who) => filledByChoices.some((one) => one === who), { error: 'invalid' })),
    /** What else is wrong on the card (D43); corrections alone. */
    correctionNote: optionalText(longestCorrectionNote),
  },
  { error: 'required' },
)

/** What an Origin ID applicant adds (A §3, Origin ID extra fields; A §2, site variant). */
export type OriginIdDetail = Readonly<z.output<typeof OriginIdDetail>>

/** The typed text as a candidate for the schema: empty fields left out. */
export const originIdDetailFrom = (draft: Typed<OriginIdDetail>) =>
  ({
    country: filled(draft.country),
    localPhoneNumber: filled(typedPhone(draft.localPhoneNumber ?? '')),
    originIdNumber: filled(draft.originIdNumber),
    timesLost: typedNumber(draft.timesLost),
    visaNumber: filled(draft.visaNumber),
    visaType: filled(draft.visaType),
    visaIssuedOnline: draft.visaIssuedOnline,
    filledBy: filled(draft.filledBy),
    correctionNote: filled(draft.correctionNote),
  }) satisfies Record<keyof OriginIdDetail, unknown>

/** An Origin ID detail as a form or a caller hands it in: nothing about it is certain. */
export type OriginIdDetailCandidate = Partial<Record<keyof OriginIdDetail, unknown>>

const noCardYet = ['new', 'bySpouse', 'child'] as const

/** R10: the fields by the services that demand them. */
const demanded: readonly (readonly [keyof OriginIdDetail, readonly OriginIdService[]])[] = [
  ['originIdNumber', ['renewal', 'damaged', 'correction']],
  ['timesLost', ['lost']],
  ['visaNumber', noCardYet],
  ['visaType', noCardYet],
  ['filledBy', ['child']],
]

/** Whether a service demands a field: the form marks it (R10). */
export const demandsField = (service: OriginIdService, field: keyof OriginIdDetail): boolean =>
  demanded.some(([name, services]) => name === field && services.includes(service))

/** D43: a correction names what is wrong on the card, as a passport's does. */
export const checkOriginIdCorrection = (
  service: OriginIdService,
  correctionType: unknown,
): Result<{ readonly correctionType?: CorrectionType | undefined }> =>
  service === 'correction' ? checkWith(Correction, { correctionType }, 'passport') : { ok: true, value: {} }

/** Fields that the site form has for an individual (A §2); in a group they are fields of each applicant. */
export const originIdSiteFields = ['country', 'visaNumber', 'originIdNumber'] as const

/** The Origin ID step: field rules, and what the service demands (R10). Fields are named `originId.…`. */
export const checkOriginIdDetail = (
  candidate: OriginIdDetailCandidate,
  {
    service,
    phonePrefixes,
  }: { readonly service: OriginIdService; readonly phonePrefixes?: readonly string[] | undefined },
): Result<OriginIdDetail> => {
  const missing = demanded
    .filter(([field]) => demandsField(service, field) && candidate[field] === undefined)
    .map(([field]): Issue => ({ field: `originId.${field}`, code: 'required' }))
  const { localPhoneNumber } = candidate
  const phone =
    typeof localPhoneNumber === 'string'
      ? phoneIssues(localPhoneNumber, 'originId.localPhoneNumber', phonePrefixes)
      : []
  return withIssues(checkWith(OriginIdDetail, candidate, 'originId'), [...missing, ...phone], formOrder)
}

const Correction = z.object({ correctionType: z.enum(correctionTypes, { error: 'correctionRequired' }) })

const formOrder = Object.keys(OriginIdDetail.shape).map((key) => `originId.${key}`)
