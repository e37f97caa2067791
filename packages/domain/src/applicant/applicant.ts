import * as z from 'zod/mini'
import type { ApplicantDraft } from '../drafts/applicant-draft.ts'
import { fieldsOf, optionalText } from '../field-schemas.ts'
import { checkWith, issuesOf, type Result, withIssues } from '../issues/result.ts'
import type { Applicant as ApplicantModel } from '../model/application.ts'
import { urgentReasonIssues } from '../services/passport-services.ts'
import { Address, addressFrom, checkAddress } from './address.ts'
import { checkFamily, FamilyMember, familyMemberFrom } from './family.ts'
import { OriginIdDetail } from './origin-id-detail.ts'
import { checkPassportInfo, PassportInfo, type PassportRules, passportInfoFrom } from './passport.ts'
import { checkPersonalDetail, PersonalDetail, type PersonRules, personalDetailFrom } from './personal-detail.ts'
import {
  asksShortValidityReason,
  joinRequestReasons,
  shortValidityDraft,
  shortValidityIssues,
  shortValidityText,
  splitRequestReasons,
} from './short-validity.ts'

export type Applicant = ApplicantModel

/** One of `urgentReasons`, then a reason for short validity (D42), or free words on a normal request. */
const RequestReason = optionalText(200)

/**
 * One applicant as submitted. Checks the field rules only; `checkApplicant` adds the rules that need the clock and the request type.
 * Implements the Standard Schema interface; messages are issue codes.
 *
 * @example
 * Applicant['~standard'].vendor // => 'zod'
 * const result = Applicant['~standard'].validate({})
 * result instanceof Promise ? undefined : result.issues?.[0]?.message // => 'required'
 */
export const Applicant = z.object(
  {
    personal: PersonalDetail,
    address: Address,
    family: z.readonly(z.array(FamilyMember, { error: 'required' })),
    passport: PassportInfo,
    requestReason: RequestReason,
    originId: z.optional(OriginIdDetail),
  },
  { error: 'required' },
) satisfies z.ZodMiniType<ApplicantModel>

/**
 * Facts that the rules of an applicant need besides the applicant. Days are in Addis Ababa.
 *
 * @example
 * const rules: ApplicantRules = { today: isoDate('2026-11-21'), requestType: 'renewal', replacementReason: 'expired', mode: 'urgent' }
 * rules.mode // => 'urgent'
 */
export interface ApplicantRules extends PersonRules, PassportRules {}

/** Converts the typed text of one applicant to unchecked data. */
export const applicantFrom = (draft: ApplicantDraft) => ({
  personal: personalDetailFrom(draft.personal),
  address: addressFrom(draft.address),
  family: draft.family.map(familyMemberFrom),
  passport: passportInfoFrom(draft.passport),
  requestReason: joinRequestReasons(draft.urgentReason, shortValidityText(draft.passport)),
})

/**
 * Checks every rule of an applicant of a passport. Portals call it with a draft (through `toApplicant`), the service with what a client sent. Returns
 * the applicant with upper-case names, without hidden fields, and with cleared age boxes for adults. Returns issues for any other value,
 * and does not throw.
 *
 * @example
 * const checked = checkApplicant({ personal: {}, address: {}, family: [], passport: {} }, { today: isoDate('2026-11-21'), requestType: 'new' })
 * checked.ok // => false
 * checked.ok ? undefined : checked.error[0] // => { field: 'personal.firstName', code: 'required' }
 */
export const checkApplicant = (candidate: unknown, rules: ApplicantRules): Result<ApplicantModel> => {
  const parts = fieldsOf<keyof ApplicantModel>(candidate)
  const personal = checkPersonalDetail(parts.personal, rules)
  const address = checkAddress(parts.address)
  const family = checkFamily(parts.family, FamilyMember)
  const passport = checkPassportInfo(parts.passport, rules)
  const { expirationDate } = fieldsOf<keyof PassportInfo>(parts.passport)
  const reason = checkRequestReason(parts.requestReason, expirationDate, rules)
  if (personal.ok && address.ok && family.ok && passport.ok && reason.ok) {
    return {
      ok: true,
      value: {
        personal: personal.value,
        address: address.value,
        family: family.value,
        passport: passport.value,
        ...(reason.value && { requestReason: reason.value }),
      },
    }
  }
  return { ok: false, error: [personal, address, family, passport, reason].flatMap(issuesOf) }
}

const checkRequestReason = (
  requestReason: unknown,
  expirationDate: unknown,
  { mode = 'normal', requestType, replacementReason, today, submittedOn = today }: ApplicantRules,
): Result<string | undefined> => {
  const text = checkWith(RequestReason, requestReason, 'requestReason')
  if (!text.ok) return text
  const { urgent, further } = splitRequestReasons(text.value)
  const isRequired =
    requestType === 'renewal' && asksShortValidityReason(replacementReason, expirationDate, submittedOn)
  // A reason that is no longer required is not sent.
  const isStale = !isRequired && shortValidityDraft(further).shortValidityReason !== undefined
  return withIssues({ ok: true, value: joinRequestReasons(urgent, isStale ? undefined : further) }, [
    ...(mode === 'urgent' ? urgentReasonIssues(urgent, 'requestReason') : []),
    ...(isRequired ? shortValidityIssues(further) : []),
  ])
}

/**
 * Converts a complete draft to an applicant of a passport, or returns its issues. Reads texts as typed: days `MM/dd/yyyy` or
 * `yyyy-MM-dd`, ids as digits. Does not throw. For an Origin ID use `toOriginIdApplicant`.
 *
 * @example
 * const draft = { personal: { firstName: 'Abebe1' }, address: {}, family: [], passport: {}, attachments: {} }
 * const checked = toApplicant(draft, { today: isoDate('2026-11-21'), requestType: 'new' })
 * checked.ok ? undefined : checked.error[0]?.code // => 'nameLetters'
 */
export const toApplicant = (draft: ApplicantDraft, rules: ApplicantRules): Result<ApplicantModel> =>
  checkApplicant(applicantFrom(draft), rules)
