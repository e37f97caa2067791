import * as z from 'zod/mini'
import { filled, type Typed, typedNumber } from '../drafts/typed-fields.ts'
import { fieldsOf, optionalText, wholeNumber } from '../field-schemas.ts'
import type { Issue } from '../issues/issue.ts'
import { checkWith, type Result, withIssues } from '../issues/result.ts'
import { type CorrectionType, correctionTypes } from '../model/choices.ts'
import type { OriginIdService } from '../services/origin-id-services.ts'
import { Phone, phoneIssues, typedPhone } from './phone.ts'

/** Persons who may fill in the application: the applicant, or a child's parent or guardian (A §5). */
export const filledByChoices = ['applicant', 'parent', 'guardian'] as const

/** Visa types that the form offers. The agency may use others. */
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

/** Maximum number of losses. More is a typing error. */
const maxTimesLost = 99

/** Maximum length of the correction note, in characters. */
export const longestCorrectionNote = 300

/**
 * A §3, Origin ID extra fields. `checkOriginIdDetail` adds the rules of each service. The fields and their issues have the order
 * of the form.
 */
export const OriginIdDetail = z.object(
  {
    /** Other errors on the card (D43). Only for corrections. */
    correctionNote: optionalText(longestCorrectionNote),
    originIdNumber: optionalText(40),
    visaNumber: optionalText(40),
    visaType: optionalText(40),
    visaIssuedOnline: z.optional(z.boolean({ error: 'invalid' })),
    /** How many times the Origin ID was lost. */
    timesLost: z.optional(wholeNumber(1, maxTimesLost, 'invalid')),
    country: optionalText(100),
    localPhoneNumber: z.optional(Phone),
    filledBy: z.optional(z.custom<string>((who) => filledByChoices.some((one) => one === who), { error: 'invalid' })),
  },
  { error: 'required' },
)

/** Additional fields of an Origin ID applicant (A §3, Origin ID extra fields; A §2, site variant). */
export type OriginIdDetail = Readonly<z.output<typeof OriginIdDetail>>

/** Converts the typed text to unchecked data without empty fields. */
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

type OriginIdDetailCandidate = Partial<Record<keyof OriginIdDetail, unknown>>

const noCardYet = ['new', 'bySpouse', 'child'] as const
const cardToReplace = ['renewal', 'damaged', 'correction'] as const

/** R10: required fields, with the services that require them. */
const required: Partial<Record<keyof OriginIdDetail, readonly OriginIdService[]>> = {
  originIdNumber: cardToReplace,
  timesLost: ['lost'],
  visaNumber: noCardYet,
  visaType: noCardYet,
}

/** R10: services that have a field, where not all have it. */
const servicesOf: typeof required = {
  ...required,
  originIdNumber: [...cardToReplace, 'lost'],
  visaIssuedOnline: noCardYet,
  correctionNote: ['correction'],
}

/** Removes the fields that the service does not have, so that they are neither checked nor sent. */
const withoutHidden = (candidate: OriginIdDetailCandidate, service: OriginIdService): OriginIdDetailCandidate =>
  Object.fromEntries(
    Object.entries(candidate).filter(
      ([field]) =>
        Object.hasOwn(OriginIdDetail.shape, field) &&
        servicesOf[field as keyof OriginIdDetail]?.includes(service) !== false,
    ),
  )

/** Whether the Origin ID step of a service has a field. */
export const hasOriginIdField = (service: OriginIdService, field: string): boolean =>
  field in withoutHidden({ [field]: true }, service)

/** Facts that the rules of the Origin ID step need. */
export interface OriginIdDetailRules {
  readonly service: OriginIdService
  readonly phonePrefixes?: readonly string[] | undefined
  /** Whether the applicant is under 18. Absent where who filled in the form is not checked. */
  readonly isChild?: boolean | undefined
}

/** Whether a service requires a field (R10). The form marks such fields. */
export const requiresField = (service: OriginIdService, field: keyof OriginIdDetail): boolean =>
  required[field]?.includes(service) === true

/** D43: a correction needs the type of error on the card, like the correction of a passport. */
export const checkOriginIdCorrection = (
  service: OriginIdService,
  correctionType: unknown,
): Result<{ readonly correctionType?: CorrectionType | undefined }> =>
  service === 'correction' ? checkWith(Correction, { correctionType }, 'passport') : { ok: true, value: {} }

/**
 * Checks the Origin ID step: field rules, and fields that the service requires (R10). Fields are named `originId.…`. Fields of other
 * services are removed, because the form keeps what was typed for a service chosen before.
 */
export const checkOriginIdDetail = (
  typed: unknown,
  { service, phonePrefixes, isChild }: OriginIdDetailRules,
): Result<OriginIdDetail> => {
  const candidate = withoutHidden(fieldsOf(typed), service)
  const missing = (Object.keys(required) as (keyof OriginIdDetail)[])
    .filter((field) => requiresField(service, field) && candidate[field] === undefined)
    .map((field): Issue => ({ field: `originId.${field}`, code: 'required' }))
  const { localPhoneNumber, filledBy = 'applicant' } = candidate
  const phone =
    typeof localPhoneNumber === 'string'
      ? phoneIssues(localPhoneNumber, 'originId.localPhoneNumber', phonePrefixes)
      : []
  // A §5: no proxy applications for adults. R10: a parent or guardian fills in the form for a child, in every service.
  const person: readonly Issue[] =
    isChild === (filledBy === 'applicant')
      ? [{ field: 'originId.filledBy', code: isChild ? 'required' : 'invalid' }]
      : []
  return withIssues(checkWith(OriginIdDetail, candidate, 'originId'), [...missing, ...phone, ...person], formOrder)
}

const Correction = z.object({ correctionType: z.enum(correctionTypes, { error: 'correctionRequired' }) })

const formOrder = Object.keys(OriginIdDetail.shape).map((key) => `originId.${key}`)
