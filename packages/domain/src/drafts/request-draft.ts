import type { DeliveryEstimate, Hold } from '../model/appointment.ts'
import type { ReplacementReason, RequestType, UrgentDays } from '../model/choices.ts'
import type { Office } from '../model/master-data.ts'
import type { PaymentChannel } from '../model/payment.ts'
import type { Etb } from '../model/scalars.ts'
import type { OriginIdService } from '../services/origin-id-services.ts'
import { type ApplicantDraft, emptyApplicantDraft, type OriginIdDetailDraft } from './applicant-draft.ts'

import { filled } from './typed-fields.ts'

/** The site selection as chosen (A §2); ids as texts. */
export interface SiteDraft {
  readonly regionId?: string | undefined
  readonly cityId?: string | undefined
  readonly officeId?: string | undefined
  /** New only (A §2). */
  readonly deliverySiteId?: string | undefined
  /** Until when the service accepts this session as human, after a solved captcha. */
  readonly humanUntil?: string | undefined
}

/** The chosen day and slot, and the hold of the service (A §2). */
export interface AppointmentDraft {
  /** yyyy-MM-dd, from the calendar. */
  readonly date?: string | undefined
  readonly slotId?: string | undefined
  /** The slot that the service holds for this session (D24). */
  readonly hold?: Hold | undefined
  /** For types without a calendar (A §2). */
  readonly estimate?: DeliveryEstimate | undefined
}

/** The summary page (B §2). */
export interface SummaryDraft {
  /** The service had received an earlier submission, and stored its answers instead of those typed since. */
  readonly sentBefore?: boolean | undefined
  /** The box 'Confirm Applicant Details' (B §2). */
  readonly agreed?: boolean | undefined
  /** Set when the service has stored the confirmation. */
  readonly confirmed?: boolean | undefined
}

/** The payment page and the order it made (B §2). */
export interface PaymentDraft {
  readonly optionId?: string | undefined
  /** Price and kind of the chosen option, as shown. */
  readonly amount?: Etb | undefined
  readonly channel?: PaymentChannel | undefined
  /** The box of the payment terms (B §5). */
  readonly agreed?: boolean | undefined
  /** Set when the service has made the order. */
  readonly orderId?: string | undefined
  /** Payment option of the order. Another choice creates another order. */
  readonly orderedOptionId?: string | undefined
  readonly orderExpiresAt?: string | undefined
  /** Set when the service has confirmed the payment. */
  readonly paid?: boolean | undefined
}

/** A §2 step 1. */
export type Party = 'individual' | 'group'

/** The card of the replacement reason screen (A §2 step 4). Its other inputs are in the first applicant's passport answers. */
export interface ReplacementDraft {
  readonly reason?: ReplacementReason | undefined
}

/** A §2 step 4: only in the renew/replacement flow. */
export const asksReplacementReason = (requestType: RequestType | undefined): boolean => requestType === 'renewal'

/** The fields that both portals' requests share. The steps in `journeys/start-steps.ts` and `journeys/shared-steps.ts` read only these. */
export interface RequestDraft {
  /** The terms box of the first page (A §5). */
  readonly agreed?: boolean | undefined
  readonly party?: Party | undefined
  /** 2 to 5, only for a group (A §9). */
  readonly groupSize?: string | undefined
  readonly site: SiteDraft
  readonly appointment: AppointmentDraft
  /** One for an individual, as many as `groupSize` for a group. */
  readonly applicants: readonly ApplicantDraft[]
  /** Typed for a larger group, before a smaller number was chosen. No rule reads them. */
  readonly surplusApplicants?: readonly ApplicantDraft[] | undefined
  /** The urgent form has these answers too (D37), until the applicant goes on here. */
  readonly isCopied?: boolean | undefined
  /** The response of SubmitRequest. */
  readonly submitted?: { readonly requestId: number; readonly confirmationNumber: string } | undefined
  readonly summary: SummaryDraft
  readonly payment: PaymentDraft
}

/** Draft of a passport request. */
export interface PassportDraft extends RequestDraft {
  readonly requestType?: RequestType | undefined
  readonly replacement: ReplacementDraft
  /** Only in the urgent journey (A §2): the captcha of the urgency form. */
  readonly urgencyHumanUntil?: string | undefined
  /** Only for the urgent journey. */
  readonly urgentDays?: UrgentDays | undefined
  /** One of `urgentReasons` (A §5). */
  readonly urgentReason?: string | undefined
}

/** Draft of an Origin ID request. */
export interface OriginIdDraft extends RequestDraft {
  readonly service?: OriginIdService | undefined
}

const emptyRequestDraft = (): RequestDraft => ({
  site: {},
  appointment: {},
  applicants: [emptyApplicantDraft()],
  summary: {},
  payment: {},
})

/** A passport draft in which nothing is typed yet: one applicant, no choices. */
export const emptyPassportDraft = (): PassportDraft => ({ ...emptyRequestDraft(), replacement: {} })

/** An Origin ID draft in which nothing is typed yet: one applicant, no choices. */
export const emptyOriginIdDraft = (): OriginIdDraft => emptyRequestDraft()

/** Fields of the Origin ID on the site form of an individual (A §2). In a group each applicant has them. */
export const originIdSiteFields = ['country', 'visaNumber', 'originIdNumber'] as const

/** The fields of the site form in an applicant's answers. */
export const originIdSiteDetail = (detail: OriginIdDetailDraft | undefined): OriginIdDetailDraft =>
  Object.fromEntries(originIdSiteFields.map((name) => [name, detail?.[name]]))

/**
 * Answers of earlier steps about the first applicant: the old passport and its file where a step asks the reason (D36), and the Origin
 * ID's answers with the application site. The solved captcha stays too.
 */
const answersOfEarlierSteps = (
  { passport, originId, address, attachments }: ApplicantDraft,
  { party, requestType }: RequestDraft & Pick<PassportDraft, 'requestType'>,
) => {
  const { humanUntil, passportNumber, issueDate, expirationDate } = passport
  const ofReason = asksReplacementReason(requestType)
  const ofSite = originId && party !== 'group'
  return {
    passport: { humanUntil, ...(ofReason && { passportNumber, issueDate, expirationDate }) },
    ...(ofReason && { attachments }),
    ...(originId && { originId: { ...(ofSite && originIdSiteDetail(originId)), humanUntil: originId.humanUntil } }),
    ...(ofSite && { address: { subCity: address.subCity } }),
  }
}

/** D49: removes the answers of one applicant's steps from the draft. Changes nothing after Submit: the edit form changes those answers. */
export const resetApplicant = <Draft extends RequestDraft>(draft: Draft, position: number): Draft => {
  if (draft.applicants[position]?.requestPersonId !== undefined) return draft
  const applicants = draft.applicants.map((applicant, at) => {
    if (at !== position) return applicant
    const { humanUntil } = applicant.passport
    const kept = position === 0 ? answersOfEarlierSteps(applicant, draft) : { passport: { humanUntil } }
    return { ...emptyApplicantDraft(), ...kept }
  })
  return { ...draft, applicants }
}

/**
 * Creates an urgent draft from a normal one (D37). Keeps the party, the type, the reason and typed data, and the office when it is the
 * main one (A §1). Terms, appointment and captcha start again, because they differ.
 */
export const toUrgentDraft = (
  { party, groupSize, requestType, replacement, applicants, surplusApplicants, site }: PassportDraft,
  urgentDays: UrgentDays,
  office: Pick<Office, 'main'> | undefined,
): PassportDraft => ({
  ...emptyPassportDraft(),
  party,
  groupSize,
  requestType,
  replacement,
  applicants,
  surplusApplicants,
  urgentDays,
  ...(office?.main && { site: { ...site, humanUntil: undefined } }),
})

const personsOf = ({ applicants, surplusApplicants = [] }: PassportDraft): readonly ApplicantDraft[] => [
  ...applicants,
  ...surplusApplicants,
]

/** Whether a name or birth date of an applicant is typed. */
const hasPersons = (draft: PassportDraft): boolean =>
  personsOf(draft).some(({ personal: { firstName, geezFirstName, birthDate } }) =>
    [firstName, geezFirstName, birthDate].some((text) => filled(text)),
  )

/** Whether an earlier urgent draft names persons that the urgent draft of the normal form would replace. */
export const replacesPersons = (urgent: PassportDraft, earlier: PassportDraft): boolean =>
  hasPersons(earlier) && hasPersons(urgent) && JSON.stringify(personsOf(urgent)) !== JSON.stringify(personsOf(earlier))

/**
 * Merges the urgent draft of the normal form with an earlier urgent draft. When the normal form has no person yet, the persons and the
 * reason of the earlier draft stay, also of a larger group.
 */
export const mergeUrgentDrafts = (urgent: PassportDraft, earlier: PassportDraft): PassportDraft => ({
  ...urgent,
  urgentReason: earlier.urgentReason,
  ...(!hasPersons(urgent) &&
    hasPersons(earlier) && {
      applicants: urgent.applicants.map((own, at) => {
        const before = personsOf(earlier)[at]
        return before ? { ...before, passport: { ...before.passport, ...own.passport } } : own
      }),
      surplusApplicants: personsOf(earlier).slice(urgent.applicants.length),
    }),
})
