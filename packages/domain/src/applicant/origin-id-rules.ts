import * as z from 'zod/mini'
import { adultAge, isDay } from '../calendar/iso-date.ts'
import type { ApplicantDraft } from '../drafts/applicant-draft.ts'
import { filled } from '../drafts/typed-fields.ts'
import { fieldsOf, id } from '../field-schemas.ts'
import type { Issue } from '../issues/issue.ts'
import { issuesOf, type Result } from '../issues/result.ts'
import type { Applicant } from '../model/application.ts'
import type { IsoDate } from '../model/scalars.ts'
import { GeezNameIfAny, LatinName } from '../names/names.ts'
import { fittingServices, type OriginIdService } from '../services/origin-id-services.ts'
import { addressFrom, checkAddress } from './address.ts'
import { checkFamily, FamilyMember, familyMemberFrom } from './family.ts'
import {
  checkOriginIdCorrection,
  checkOriginIdDetail,
  type OriginIdDetail,
  originIdDetailFrom,
} from './origin-id-detail.ts'
import {
  BirthCertificateId,
  checkPerson,
  PersonalDetail,
  type PersonRules,
  personalDetailFrom,
} from './personal-detail.ts'
import { InternationalPhone } from './phone.ts'

/**
 * The personal detail of an Origin ID applicant. Names are as in the foreign passport (D31), and Ge'ez names are optional. Occupation and
 * birth registration id are required (D10). The phone may be international (R11). All other fields are as for a passport.
 */
export const OriginIdPersonalDetail = z.extend(PersonalDetail, {
  firstName: LatinName,
  fatherName: LatinName,
  grandfatherName: LatinName,
  geezFirstName: GeezNameIfAny,
  geezFatherName: GeezNameIfAny,
  geezGrandfatherName: GeezNameIfAny,
  birthCertificateId: BirthCertificateId,
  occupationId: id(),
  phoneNumber: InternationalPhone,
})

/** A family member of an Origin ID applicant. Names are as in the foreign passport (D31). */
export const OriginIdFamilyMember = z.extend(FamilyMember, { firstName: LatinName, grandfatherName: LatinName })

/** A §5: the form is for foreign nationals. `ethiopia` is the id of that nationality in the master data, when known. */
const mustBeForeign = (chosen: unknown, ethiopia: number | undefined): readonly Issue[] =>
  chosen !== undefined && chosen === ethiopia ? [{ field: 'personal.nationalityId', code: 'nationalityForeign' }] : []

/** Facts that the rules of a person need for an Origin ID. */
export interface OriginIdPersonRules extends PersonRules {
  /** Absent until one is chosen. */
  readonly service?: OriginIdService | undefined
  /** The birth date of the stored applicant that is changed. */
  readonly storedBirthDate?: IsoDate | undefined
}

/** A §1: returns an issue at the birth date for a service that does not fit the age. Ignores missing, unreadable and future dates. */
const serviceAgeIssues = (
  birthDate: unknown,
  { service, today, submittedOn: day = today, storedBirthDate }: OriginIdPersonRules,
): readonly Issue[] => {
  if (!service || !isDay(birthDate) || birthDate > today) return []
  const [fitting] = fittingServices({ service, birthDate, day, storedBirthDate })
  if (!fitting) return []
  const code = fitting === 'child' ? 'adultService' : 'childService'
  return [{ field: 'personal.birthDate', code, params: { age: adultAge } }]
}

/** Checks the personal step of an Origin ID. Fields are named `personal.…`. */
export const checkOriginIdPerson = (candidate: unknown, rules: OriginIdPersonRules): Result<PersonalDetail> => {
  const fields = fieldsOf<keyof PersonalDetail>(candidate)
  const ageIssues = serviceAgeIssues(fields.birthDate, rules)
  // The age box would not make the service fit, so it is not asked too.
  const person = ageIssues.length > 0 ? { ...fields, under18: true } : fields
  return checkPerson(OriginIdPersonalDetail, person, rules, [
    ...ageIssues,
    ...mustBeForeign(fields.nationalityId, rules.nationalityId),
  ])
}

/** Answers of an applicant or a form that the rule of who filled in the form reads. */
export interface FormFiller {
  readonly personal: { readonly under18?: boolean | undefined }
  readonly originId?: { readonly filledBy?: unknown } | undefined
}

/** Whether a change makes an adult of a child, or a child of an adult. */
export const crossesAdultAge = ({ personal: before }: FormFiller, { personal: after }: FormFiller): boolean =>
  Boolean(before.under18) !== Boolean(after.under18)

/** R10: whether the applicant is a child, for the rule of who filled in the form. Undefined while a stored answer can stay. */
export const isChildToCheck = (applicant: FormFiller, before: FormFiller | undefined): boolean | undefined =>
  before && !crossesAdultAge(before, applicant) && before.originId?.filledBy === applicant.originId?.filledBy
    ? undefined
    : Boolean(applicant.personal.under18)

/** Facts that the rules of an Origin ID applicant need besides the applicant. */
export interface OriginIdRules extends OriginIdPersonRules {
  readonly service: OriginIdService
  /** The stored applicant that is changed. */
  readonly before?: FormFiller | undefined
}

/** D12: an Origin ID has no booklet. The specified client sends this page id, and no correction box. */
const originIdPageId = 1
const noBooklet = { passportPageId: originIdPageId, dataCorrected: false } as const

/** Checks every rule of an Origin ID applicant: the passport's rules of the address, and the detail instead of the passport. */
export const checkOriginIdApplicant = (candidate: unknown, rules: OriginIdRules): Result<Applicant> => {
  const parts = fieldsOf<keyof Applicant>(candidate)
  const personal = checkOriginIdPerson(parts.personal, rules)
  const address = checkAddress(parts.address)
  const family = checkFamily(parts.family, OriginIdFamilyMember)
  const detail = fieldsOf<keyof OriginIdDetail>(parts.originId)
  const isChild = personal.ok ? isChildToCheck({ personal: personal.value, originId: detail }, rules.before) : undefined
  const originId = checkOriginIdDetail(detail, { ...rules, isChild })
  // D43: the type of error on the card.
  const { correctionType } = fieldsOf<'correctionType'>(parts.passport)
  const correction = checkOriginIdCorrection(rules.service, correctionType)
  if (personal.ok && address.ok && family.ok && originId.ok && correction.ok) {
    const passport = { ...noBooklet, ...correction.value }
    const sections = {
      personal: personal.value,
      address: address.value,
      family: family.value,
      originId: originId.value,
    }
    return { ok: true, value: { ...sections, passport } }
  }
  return { ok: false, error: [personal, address, family, correction, originId].flatMap(issuesOf) }
}

/** Converts a complete draft to an Origin ID applicant, or returns its issues. */
export const toOriginIdApplicant = (draft: ApplicantDraft, rules: OriginIdRules): Result<Applicant> =>
  checkOriginIdApplicant(originIdApplicantFrom(draft), rules)

/** Converts the typed text of one applicant to unchecked data. */
export const originIdApplicantFrom = (draft: ApplicantDraft) => ({
  personal: personalDetailFrom(draft.personal),
  address: addressFrom(draft.address),
  family: draft.family.map(familyMemberFrom),
  originId: originIdDetailFrom(draft.originId ?? {}),
  passport: { correctionType: filled(draft.passport.correctionType) },
})
