import type { DeliveryEstimate, Hold } from '../model/appointment.ts'
import type { ReplacementReason, RequestType, UrgentDays } from '../model/choices.ts'
import type { Office } from '../model/master-data.ts'
import type { PaymentChannel } from '../model/payment.ts'
import type { Etb } from '../model/scalars.ts'
import type { OriginIdService } from '../services/origin-id-services.ts'
import { type ApplicantDraft, emptyApplicantDraft, type OriginIdDetailDraft } from './applicant-draft.ts'

import { filled } from './typed.ts'

/** The site selection as chosen (A §2); ids as texts. */
export interface SiteDraft {
  readonly regionId?: string | undefined
  readonly cityId?: string | undefined
  readonly officeId?: string | undefined
  /** New only (A §2). */
  readonly deliverySiteId?: string | undefined
  /** Until when the service takes this session for human, after a solved captcha. */
  readonly humanUntil?: string | undefined
}

/** The chosen day and slot, and the hold of the service (A §2). */
export interface AppointmentDraft {
  /** yyyy-MM-dd, as the calendar gives it. */
  readonly date?: string | undefined
  readonly slotId?: string | undefined
  /** The slot that the service holds for this session (D24). */
  readonly hold?: Hold | undefined
  /** For types without a calendar (A §2). */
  readonly estimate?: DeliveryEstimate | undefined
}

/** The summary page (B §2). */
export interface SummaryDraft {
  /** The box 'Confirm Applicant Details' (B §2). */
  readonly agreed?: boolean | undefined
  /** Set when the service has taken the confirmation. */
  readonly confirmed?: boolean | undefined
}

/** The payment page and the order it made (B §2). */
export interface PaymentDraft {
  readonly optionId?: string | undefined
  /** The price and the way of the chosen option, as they were shown. */
  readonly amount?: Etb | undefined
  readonly channel?: PaymentChannel | undefined
  /** The box of the payment terms (B §5). */
  readonly agreed?: boolean | undefined
  /** Set when the service has made the order. */
  readonly orderId?: string | undefined
  /** What the order is to be paid with: another choice makes another order. */
  readonly orderedOptionId?: string | undefined
  readonly orderExpiresAt?: string | undefined
  /** Set when the service has seen the payment. */
  readonly paid?: boolean | undefined
}

/** A §2 step 1. */
export type Party = 'individual' | 'group'

/** The card of the replacement reason screen (A §2 step 4). Its other inputs are in the first applicant's passport answers. */
export interface ReplacementDraft {
  readonly reason?: ReplacementReason | undefined
}

/** What both portals' requests share: the steps in `journeys/start-steps.ts` and `journeys/shared-steps.ts` read nothing else. */
export interface RequestDraft {
  /** Drafts of another version are not read (see `draftVersion`). */
  readonly version: number
  /** The terms box of the first page (A §5). */
  readonly agreed?: boolean | undefined
  readonly party?: Party | undefined
  /** 2 to 5, a group alone (A §9). */
  readonly groupSize?: string | undefined
  readonly site: SiteDraft
  readonly appointment: AppointmentDraft
  /** One for an individual, as many as `groupSize` for a group. */
  readonly applicants: readonly ApplicantDraft[]
  /** The response of SubmitRequest. */
  readonly submitted?: { readonly requestId: number; readonly confirmationNumber: string } | undefined
  readonly summary: SummaryDraft
  readonly payment: PaymentDraft
}

/** A passport request on its way. */
export interface PassportDraft extends RequestDraft {
  readonly requestType?: RequestType | undefined
  readonly replacement: ReplacementDraft
  /** The urgent journey alone (A §2); the captcha of the urgency form. */
  readonly urgencyHumanUntil?: string | undefined
  /** The urgent journey alone. */
  readonly urgentDays?: UrgentDays | undefined
  /** One of `urgentReasons` (A §5). */
  readonly urgentReason?: string | undefined
}

/** An Origin ID request on its way. */
export interface OriginIdDraft extends RequestDraft {
  readonly service?: OriginIdService | undefined
}

/** Raised when a stored draft of an older shape can no longer be read. */
export const draftVersion = 1

const emptyRequestDraft = (): RequestDraft => ({
  version: draftVersion,
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

/**
 * Answers of earlier steps about the first applicant: the old passport and its file with the reason (D36), and the Origin ID's
 * answers with the application site. The passed human check is no answer and stays too.
 */
const earlierAnswers = ({ passport, originId, attachments }: ApplicantDraft, isGroup: boolean) => {
  const { humanUntil, passportNumber, issueDate, expirationDate } = passport
  const { country, visaNumber, originIdNumber } = originId ?? {}
  const ofSite: OriginIdDetailDraft = isGroup ? {} : { country, visaNumber, originIdNumber }
  return {
    passport: { humanUntil, passportNumber, issueDate, expirationDate },
    attachments,
    ...(originId && { originId: { ...ofSite, humanUntil: originId.humanUntil } }),
  }
}

/** Whether Reset may clear an applicant's answers: only before Submit (D49). Afterwards the edit form changes them. */
export const canReset = ({ applicants }: RequestDraft, position: number): boolean => {
  const applicant = applicants[position]
  return applicant !== undefined && applicant.requestPersonId === undefined
}

/** D49: the draft without the answers of one applicant's own steps; unchanged once that applicant is submitted. */
export const resetApplicant = <Draft extends RequestDraft>(draft: Draft, position: number): Draft => {
  if (!canReset(draft, position)) return draft
  const applicants = draft.applicants.map((applicant, at) => {
    if (at !== position) return applicant
    const { humanUntil } = applicant.passport
    const kept = position === 0 ? earlierAnswers(applicant, draft.party === 'group') : { passport: { humanUntil } }
    return { ...emptyApplicantDraft(), ...kept }
  })
  return { ...draft, applicants }
}

/**
 * The urgent draft that continues a normal one (D37): who applies, the type, the reason and what was typed are kept, the office where it is
 * the main one (A §1). Terms, appointment and the human check start again, because they differ there.
 */
export const toUrgentDraft = (
  { party, groupSize, requestType, replacement, applicants, site }: PassportDraft,
  urgentDays: UrgentDays,
  office: Pick<Office, 'main'> | undefined,
): PassportDraft => ({
  ...emptyPassportDraft(),
  party,
  groupSize,
  requestType,
  replacement,
  applicants,
  urgentDays,
  ...(office?.main && { site: { ...site, humanUntil: undefined } }),
})

/** Whether the first applicant has begun to type who they are. */
const hasPersons = ({ applicants: [first] }: PassportDraft): boolean =>
  [first?.personal.firstName, first?.personal.geezFirstName, first?.personal.birthDate].some((text) => filled(text))

/**
 * An urgent draft of the normal form over one that was begun earlier: where the normal form names no person yet, those of the earlier
 * draft stay, with its reason.
 */
export const overEarlierUrgent = (urgent: PassportDraft, earlier: PassportDraft): PassportDraft => ({
  ...urgent,
  urgentReason: earlier.urgentReason,
  ...(!hasPersons(urgent) &&
    hasPersons(earlier) && {
      applicants: urgent.applicants.map((own, at) => {
        const before = earlier.applicants[at]
        return before ? { ...before, passport: { ...before.passport, ...own.passport } } : own
      }),
    }),
})
